import type { Heard } from './heard.ts';
import { MOST_LETTERS, said, sayFrom, startSaying } from './said-groups.ts';

const MOST_UNITS = 40;
const FAR = Number.POSITIVE_INFINITY;
const table = new Float64Array((MOST_LETTERS + 1) * (MOST_UNITS + 2));
let [from, to] = [new Float64Array(MOST_UNITS + 2), new Float64Array(MOST_UNITS + 2)];

/**
 * The least cost of saying a Latin spelling and hearing a sound: over every way to cut the letters into groups, every sound of a group,
 * and every alignment of those with the sound's units. A weighted edit distance between a lattice and a string.
 * @param limit cost above which the exact value does not matter: cells beyond it are not followed
 */
export function soundCost(latin: string, { length: units, rows, extras, costs }: Heard, limit: number): number {
  const length = units - 1;
  if (latin.length > MOST_LETTERS || length > MOST_UNITS) return FAR;
  const { change, missing } = costs;
  const width = length + 1;
  startSaying(latin);
  table.fill(FAR, 0, (latin.length + 1) * width);
  table[0] = 0;
  /** Furthest letter that is reached within the limit. */
  let reached = 0;
  for (let letter = 0; letter < latin.length; letter++) {
    if (letter > reached) return FAR;
    const row = letter * width;
    // The cells of the row within the limit: `first` … `last`; `least` is the least of them.
    let [first, last, least] = [length + 1, -1, FAR];
    for (let j = 0; j <= length; j++) {
      let cell = table[row + j] ?? FAR;
      if (last === j - 1 && j > 0) {
        const across = (table[row + j - 1] ?? FAR) + (extras[j] ?? 1);
        if (across < cell) table[row + j] = cell = across;
      }
      if (cell > limit) continue;
      if (first > j) first = j;
      last = j;
      if (cell < least) least = cell;
    }
    if (last === -1) continue;
    sayFrom(letter);
    const lastArc = said.first[letter + 1] ?? 0;
    for (let arc = said.first[letter] ?? 0; arc < lastArc; arc++) {
      const cost = said.cost[arc] ?? 0;
      if (least + cost > limit) continue;
      const sounds = said.units[arc] ?? NONE;
      const behindGroup = said.to[arc] ?? 0;
      const target = behindGroup * width;
      let end = last;
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
        [from, to] = [to, from];
      }
      for (let j = first; j <= end; j++) {
        const cell = from[j] ?? FAR;
        if (cell > limit || cell >= (table[target + j] ?? FAR)) continue;
        table[target + j] = cell;
        if (behindGroup > reached) reached = behindGroup;
      }
    }
  }
  const row = latin.length * width;
  let cell = table[row] ?? FAR;
  for (let j = 1; j <= length; j++) cell = Math.min(table[row + j] ?? FAR, cell + (extras[j] ?? 1));
  return cell;
}

const NONE: readonly number[] = [];
