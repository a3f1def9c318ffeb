import type { ComparableSound } from './comparable-sound.ts';
import { UNIT_ROW } from './sound-alphabet.ts';
import { MOST_LETTERS, SEVERAL, SpellingLattice } from './spelling-lattice.ts';

const MOST_UNITS = 40;
const FAR = Number.POSITIVE_INFINITY;
/** Sums of the same costs in another order may differ by this much. */
const SLACK = 1e-9;
const NONE: readonly number[] = [];

/**
 * Compares Latin spellings with sounds. What a comparison writes down, and what the last one's letters cost: the next
 * one with the same letters reads that again, and nothing else of an earlier one.
 */
export class SoundTable {
  readonly #lattice = new SpellingLattice();
  readonly #table = new Float64Array((MOST_LETTERS + 1) * (MOST_UNITS + 2));
  readonly #from = new Float64Array(MOST_UNITS + 2);
  readonly #to = new Float64Array(MOST_UNITS + 2);
  /** By unit: the cost up to which a cell behind it is followed, since the units that follow cost something too. */
  readonly #most = new Float64Array(MOST_UNITS + 1);
  /**
   * By unit (where its row begins): the least it can cost to be said by one of the letters asked for last, and since
   * when that holds.
   */
  readonly #leastOf = new Float64Array(UNIT_ROW * UNIT_ROW);
  readonly #stamps = new Int32Array(UNIT_ROW * UNIT_ROW);
  #stamp = 0;
  #stampedLetters = 0;
  #stampedCosts: Float64Array | undefined;

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
    const table = this.#table;
    const most = this.#most;
    const leastOf = this.#leastOf;
    const stamps = this.#stamps;
    const lattice = this.#lattice;
    const { rows, extras } = sound;
    const { change, missing, least: leastChange } = sound.costs;
    let room = limit + SLACK;
    const stamp = this.#stampOf(letterSet, leastChange);
    for (let j = length; j > 0; j--) {
      most[j] = room;
      const row = rows[j] ?? 0;
      if (stamps[row] !== stamp) {
        leastOf[row] = leastAmong(letterSet, leastChange, row);
        stamps[row] = stamp;
      }
      const changed = leastOf[row] ?? 0;
      const extra = extras[j] ?? 1;
      room -= changed < extra ? changed : extra;
    }
    if (room < 0) return FAR;
    most[0] = room;
    const width = length + 1;
    lattice.start(letters, count);
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
          const across = (table[row + j - 1] ?? FAR) + (extras[j] ?? 1);
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
      lattice.fill(letter);
      const lastArc = lattice.first[letter + 1] ?? 0;
      for (let arc = lattice.first[letter] ?? 0; arc < lastArc; arc++) {
        const cost = lattice.cost[arc] ?? 0;
        if (cost > spare + SLACK) continue;
        const behindGroup = lattice.to[arc] ?? 0;
        const target = behindGroup * width;
        while (behindGroup > ready) {
          ready++;
          for (let at = ready * width; at < (ready + 1) * width; at++) table[at] = FAR;
        }
        const only = lattice.only[arc] ?? 0;
        let end = last;
        if (only !== SEVERAL) {
          // Nearly all groups are one sound: their cells go straight to the row behind the group.
          const left = missing[only] ?? 1;
          if (end < length) end++;
          let behind = FAR;
          for (let j = first; j <= end; j++) {
            const here = j > last ? FAR : (table[row + j] ?? FAR) + cost;
            const changed = behind + (change[(rows[j] ?? 0) + only] ?? 1);
            const best = Math.min(here + left, changed);
            behind = here;
            if (best > (most[j] ?? 0) || best >= (table[target + j] ?? FAR)) continue;
            table[target + j] = best;
            if (behindGroup > reached) reached = behindGroup;
          }
          continue;
        }
        const sounds = lattice.units[arc] ?? NONE;
        let from = this.#from;
        let to = this.#to;
        for (let j = first; j <= end; j++) from[j] = (table[row + j] ?? FAR) + cost;
        for (let k = 0; k < sounds.length; k++) {
          const unit = sounds[k] ?? 0;
          const left = missing[unit] ?? 1;
          const inside = k + 1 < sounds.length;
          const reach = inside ? length : Math.min(end + 1, length);
          while (end < reach) from[++end] = FAR;
          let behind = FAR;
          for (let j = first; j <= end; j++) {
            const here = from[j] ?? FAR;
            let best = here + left;
            if (j > first) {
              const changed = behind + (change[(rows[j] ?? 0) + unit] ?? 1);
              if (changed < best) best = changed;
              // Within a group a script may add a sound, as kana do between k and s; behind it the next row does.
              if (inside) {
                const across = (to[j - 1] ?? FAR) + (extras[j] ?? 1);
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
        for (let j = first; j <= end; j++) {
          const cell = from[j] ?? FAR;
          if (cell > (most[j] ?? 0) || cell >= (table[target + j] ?? FAR)) continue;
          table[target + j] = cell;
          if (behindGroup > reached) reached = behindGroup;
        }
      }
    }
    if (ready < count) return FAR;
    const row = count * width;
    let cell = table[row] ?? FAR;
    for (let j = 1; j <= length; j++) {
      cell += extras[j] ?? 1;
      const own = table[row + j] ?? FAR;
      if (own < cell) cell = own;
    }
    return cell;
  }

  /** One spelling is compared with many sounds of a family: what its letters can sound like is computed once. */
  #stampOf(letterSet: number, leastChange: Float64Array): number {
    if (letterSet !== this.#stampedLetters || leastChange !== this.#stampedCosts) {
      this.#stampedLetters = letterSet;
      this.#stampedCosts = leastChange;
      this.#stamp++;
    }
    return this.#stamp;
  }
}

function leastAmong(letterSet: number, leastChange: Float64Array, row: number): number {
  let least = 1;
  for (let left = letterSet; left !== 0; left &= left - 1) {
    const changed = leastChange[row + 31 - Math.clz32(left & -left)] ?? 0;
    if (changed < least) least = changed;
  }
  return least;
}
