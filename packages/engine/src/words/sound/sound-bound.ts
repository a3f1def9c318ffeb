import type { ComparableSound } from './comparable-sound.ts';
import { UNHEARD } from './least-costs.ts';
import { UNIT_ROW } from './sound-alphabet.ts';
import { groupAt, MAX_LETTERS, nextNode } from './spelling-trie.ts';

/** Maximum number of units in a sound. */
export const MAX_UNITS = 40;
const FAR = 2 ** 20;
/** Limits are sums of hundredths computed as fractions. */
const SLACK = 1e-6;

/** Excludes most spellings of a sound more cheaply than a full comparison: each letter group is one step. */
export class SoundBound {
  /** By letter × units + unit: the lowest cost up to there. */
  readonly #table = new Int32Array((MAX_LETTERS + 1) * (MAX_UNITS + 1));
  /** By unit: the cost up to which a cell is followed, given that the remaining units cost something too. */
  readonly #most = new Int32Array(MAX_UNITS + 1);

  /** Whether the cost of a spelling and a sound certainly exceeds a limit: see `SoundTable`. */
  exceeds(letters: Uint8Array, count: number, letterSet: number, sound: ComparableSound, limit: number): boolean {
    const { units, length: width } = sound;
    const { byLetters, extra, one, first: firstOf, further } = sound.costs.least;
    const length = width - 1;
    const table = this.#table;
    const most = this.#most;
    const whole = Math.floor(Math.min(limit * 100 + SLACK, FAR - 1));
    let room = whole;
    for (let j = length; j > 0; j--) {
      most[j] = room;
      const least = byLetters[units[j] ?? 0];
      if (!least) continue;
      let k = 0;
      while (((least.sets[k] ?? -1) & letterSet) === 0) k++;
      room -= least.costs[k] ?? 0;
    }
    if (room < 0) return true;
    most[0] = room;
    for (let at = 0; at < width; at++) table[at] = FAR;
    table[0] = 0;
    /** Number of initialised rows. Most comparisons end before many are. */
    let ready = 0;
    /** Furthest letter reached within the limit. */
    let reached = 0;
    for (let letter = 0; letter < count; letter++) {
      if (letter > reached) return true;
      const row = letter * width;
      // The cells of the row within the limit are `first` … `last`.
      let first = width;
      let last = -1;
      let cell = FAR;
      for (let j = 0; j <= length; j++) {
        const across = cell + (extra[units[j] ?? 0] ?? 0);
        cell = table[row + j] ?? FAR;
        if (across < cell) {
          cell = across;
          table[row + j] = across;
        }
        if (cell > (most[j] ?? 0)) {
          cell = FAR;
          continue;
        }
        if (last === -1) first = j;
        last = j;
      }
      if (last === -1) continue;
      let node = 0;
      for (let behind = letter + 1; behind <= count; behind++) {
        node = nextNode(node, letters[behind - 1] ?? 0);
        if (node === 0) break;
        const group = groupAt(node, letters, count, letter, behind);
        if (group === 0) continue;
        const target = behind * width;
        for (; ready < behind; ready++)
          for (let at = (ready + 1) * width; at < (ready + 2) * width; at++) table[at] = FAR;
        const base = group * UNIT_ROW;
        const unheard = one[base + UNHEARD] ?? 0;
        let before = FAR;
        /** Cost if the first of several sounds was heard. */
        let inside = FAR;
        for (let j = first; j <= length; j++) {
          const unit = units[j] ?? 0;
          const here = j > last ? FAR : (table[row + j] ?? FAR);
          const next = inside + (further[base + unit] ?? 0);
          const best = Math.min(here + unheard, before + (one[base + unit] ?? 0), next);
          inside = Math.min(before + (firstOf[base + unit] ?? 0), inside + (extra[unit] ?? 0), next);
          before = here;
          if (best <= (most[j] ?? 0) && best < (table[target + j] ?? FAR)) {
            table[target + j] = best;
            if (behind > reached) reached = behind;
          }
          if (j > last && inside > whole) break;
        }
      }
    }
    if (reached < count) return true;
    let cell = FAR;
    for (let j = 0, row = count * width; j <= length; j++)
      cell = Math.min(cell + (extra[units[j] ?? 0] ?? 0), table[row + j] ?? FAR);
    return cell > whole;
  }
}
