import type { ComparableSound } from './comparable-sound.ts';
import { UNIT_ROW } from './sound-alphabet.ts';
import { UNHEARD } from './sound-families.ts';
import { CONTEXTS, contextAt } from './sound-rules.ts';
import {
  FIRST_SAYING,
  FIRST_SEVERAL,
  GROUP_AT,
  MOST_LETTERS,
  NEXT_NODE,
  SAID_COST,
  SAID_UNITS,
} from './spelling-trie.ts';

const MOST_UNITS = 40;
const FAR = Number.POSITIVE_INFINITY;
/** Rounded steps, and sums of the same costs in another order, differ by less. */
const SLACK = 1e-6;
const NONE: readonly number[] = [];
const CONTEXT_COUNT = CONTEXTS.length;

/** Compares Latin spellings with sounds. What a comparison writes down: none reads what an earlier one wrote. */
export class SoundTable {
  readonly #table = new Float64Array((MOST_LETTERS + 1) * (MOST_UNITS + 2));
  readonly #from = new Float64Array(MOST_UNITS + 2);
  readonly #to = new Float64Array(MOST_UNITS + 2);
  /** By unit: the cost up to which a cell behind it is followed, since the units that follow cost something too. */
  readonly #most = new Float64Array(MOST_UNITS + 1);

  /**
   * The least cost of saying a Latin spelling and hearing a sound: over every way to cut the letters into groups, every
   * sound of a group, and every alignment of those with the sound's units. A weighted edit distance between a lattice
   * and a string.
   * @param letters of the spelling, numbered from 0, `count` of them; `letterSet`: which those are
   * @param limit cost above which the exact value does not matter: cells beyond it are not followed
   */
  cost(letters: Uint8Array, count: number, letterSet: number, sound: ComparableSound, limit: number): number {
    const length = sound.length - 1;
    if (count > MOST_LETTERS || length > MOST_UNITS) return FAR;
    const most = this.#most;
    const { units, costs } = sound;
    let room = limit + SLACK;
    for (let j = length; j > 0; j--) {
      most[j] = room;
      const least = costs.least[units[j] ?? 0];
      if (!least) continue;
      let k = 0;
      while (((least.sets[k] ?? -1) & letterSet) === 0) k++;
      room -= least.costs[k] ?? 0;
    }
    if (room < 0) return FAR;
    most[0] = room;
    // Few are within the limit: only those are followed saying by saying.
    if (this.#run(letters, count, sound, false) > limit + SLACK) return FAR;
    return this.#run(letters, count, sound, true);
  }

  /**
   * Fills the table: by letter, and by unit of the sound, the least cost of what is before.
   * @param isExact whether each saying is added up; else those of one unit and of none are one step
   */
  #run(letters: Uint8Array, count: number, sound: ComparableSound, isExact: boolean): number {
    const { units, costs } = sound;
    const length = sound.length - 1;
    const table = this.#table;
    const most = this.#most;
    const { extra, steps } = costs;
    const width = length + 1;
    for (let at = 0; at < width; at++) table[at] = FAR;
    table[0] = 0;
    /** Rows that are ready. Most comparisons are over before many are. */
    let ready = 0;
    /** Furthest letter that is reached within the limit. */
    let reached = 0;
    for (let letter = 0; letter < count; letter++) {
      if (letter > reached) return FAR;
      const row = letter * width;
      // The cells of the row within the limit: `first` … `last`.
      let first = length + 1;
      let last = -1;
      /** What a group may cost here at most: no sound behind it costs less than the limits of the cells allow for. */
      let spare = 0;
      for (let j = 0; j <= length; j++) {
        let cell = table[row + j] ?? FAR;
        if (last === j - 1 && j > 0) {
          const across = (table[row + j - 1] ?? FAR) + (extra[units[j] ?? 0] ?? 1);
          if (across < cell) {
            cell = across;
            table[row + j] = across;
          }
        }
        const left = (most[j] ?? 0) - cell;
        if (left < 0) continue;
        if (left > spare) spare = left;
        if (first > j) first = j;
        last = j;
      }
      if (last === -1) continue;
      const reach = Math.min(last + 1, length);
      let node = 0;
      for (let behind = letter + 1; behind <= count; behind++) {
        node = NEXT_NODE[node * 26 + (letters[behind - 1] ?? 0)] ?? 0;
        if (node === 0) break;
        const group = GROUP_AT[node * CONTEXT_COUNT + contextAt(letters, count, letter, behind)] ?? 0;
        if (group === 0) continue;
        const target = behind * width;
        for (; ready < behind; ready++)
          for (let at = (ready + 1) * width; at < (ready + 2) * width; at++) table[at] = FAR;
        if (!isExact) {
          const base = group * UNIT_ROW;
          const unheard = steps[base + UNHEARD] ?? FAR;
          let before = FAR;
          for (let j = first; j <= reach; j++) {
            const here = j > last ? FAR : (table[row + j] ?? FAR);
            const heard = before + (steps[base + (units[j] ?? 0)] ?? FAR);
            const best = here + unheard < heard ? here + unheard : heard;
            before = here;
            if (best > (most[j] ?? 0) || best >= (table[target + j] ?? FAR)) continue;
            table[target + j] = best;
            if (behind > reached) reached = behind;
          }
        }
        const lastSaying = FIRST_SAYING[group + 1] ?? 0;
        let saying = (isExact ? FIRST_SAYING : FIRST_SEVERAL)[group] ?? 0;
        for (; saying < lastSaying; saying++) {
          const cost = SAID_COST[saying] ?? 0;
          if (cost > spare + SLACK) continue;
          if (this.#say(SAID_UNITS[saying] ?? NONE, cost, row, target, first, last, sound) && behind > reached)
            reached = behind;
        }
      }
    }
    if (ready < count) return FAR;
    const row = count * width;
    let cell = table[row] ?? FAR;
    for (let j = 1; j <= length; j++) {
      cell += extra[units[j] ?? 0] ?? 1;
      const own = table[row + j] ?? FAR;
      if (own < cell) cell = own;
    }
    return cell;
  }

  /** Goes from the cells `first` … `last` of a row through one saying; whether that reached the row behind it. */
  #say(
    said: readonly number[],
    cost: number,
    row: number,
    target: number,
    first: number,
    last: number,
    { length: width, units, costs }: ComparableSound,
  ): boolean {
    const { change, extra, missing } = costs;
    const table = this.#table;
    const most = this.#most;
    let from = this.#from;
    let to = this.#to;
    let end = last;
    for (let j = first; j <= end; j++) from[j] = (table[row + j] ?? FAR) + cost;
    for (let k = 0; k < said.length; k++) {
      const unit = said[k] ?? 0;
      const left = missing[unit] ?? 1;
      const inside = k + 1 < said.length;
      const reach = inside ? width - 1 : Math.min(end + 1, width - 1);
      while (end < reach) from[++end] = FAR;
      let behind = FAR;
      for (let j = first; j <= end; j++) {
        const here = from[j] ?? FAR;
        let best = here + left;
        if (j > first) {
          const changed = behind + (change[(units[j] ?? 0) * UNIT_ROW + unit] ?? 1);
          if (changed < best) best = changed;
          // Within a group a script may add a sound, as kana do between k and s; behind it the next row does.
          if (inside) {
            const across = (to[j - 1] ?? FAR) + (extra[units[j] ?? 0] ?? 1);
            if (across < best) best = across;
          }
        }
        behind = here;
        to[j] = best;
      }
      const emptied = from;
      from = to;
      to = emptied;
    }
    let isReached = false;
    for (let j = first; j <= end; j++) {
      const cell = from[j] ?? FAR;
      if (cell > (most[j] ?? 0) || cell >= (table[target + j] ?? FAR)) continue;
      table[target + j] = cell;
      isReached = true;
    }
    return isReached;
  }
}
