import { MOST_LETTERS, said, sayGroups } from './said-groups.ts';
import { UNIT_ROW, unitId } from './sound-alphabet.ts';
import { soundCosts } from './sound-families.ts';

const MOST_UNITS = 40;
const table = new Float64Array((MOST_LETTERS + 1) * (MOST_UNITS + 1));
const heard = new Uint8Array(MOST_UNITS + 1);
const extras = new Float64Array(MOST_UNITS + 1);
let [from, to] = [new Float64Array(MOST_UNITS + 1), new Float64Array(MOST_UNITS + 1)];

/**
 * The least cost of saying a Latin spelling and hearing a sound: over every way to cut the letters into groups, every sound of a group,
 * and every alignment of those with the sound's units. A weighted edit distance between a lattice and a string.
 * @param sound with its family in front
 * @param limit cost above which the exact value does not matter
 */
export function soundCost(latin: string, sound: string, limit: number): number {
  const length = sound.length - 1;
  if (latin.length > MOST_LETTERS || length > MOST_UNITS) return Number.POSITIVE_INFINITY;
  const { change, extra, missing } = soundCosts(sound.charAt(0));
  const width = length + 1;
  for (let j = 1; j <= length; j++) {
    const unit = unitId(sound, j);
    heard[j] = unit;
    extras[j] = extra[unit] ?? 1;
  }
  sayGroups(latin);
  table.fill(Number.POSITIVE_INFINITY, 0, (latin.length + 1) * width);
  table[0] = 0;
  let letter = -1;
  let least = 0;
  for (let arc = 0; arc < said.count; arc++) {
    const start = said.from[arc] ?? 0;
    if (start !== letter) {
      letter = start;
      least = closeRow(start * width, length);
    }
    const cost = said.cost[arc] ?? 0;
    if (least + cost > limit) continue;
    const units = said.units[arc] ?? [];
    const row = start * width;
    const target = (said.to[arc] ?? 0) * width;
    for (let j = 0; j <= length; j++) from[j] = (table[row + j] ?? 0) + cost;
    for (let k = 0; k < units.length; k++) {
      const unit = units[k] ?? 0;
      const left = missing[unit] ?? 1;
      to[0] = (from[0] ?? 0) + left;
      for (let j = 1; j <= length; j++) {
        let best = (from[j] ?? 0) + left;
        const changed = (from[j - 1] ?? 0) + (change[(heard[j] ?? 0) * UNIT_ROW + unit] ?? 1);
        if (changed < best) best = changed;
        // Within a group a script may add a sound, as kana do between k and s; behind it the next row does.
        if (k + 1 < units.length) {
          const across = (to[j - 1] ?? 0) + (extras[j] ?? 1);
          if (across < best) best = across;
        }
        to[j] = best;
      }
      [from, to] = [to, from];
    }
    for (let j = 0; j <= length; j++) {
      const cell = from[j] ?? 0;
      if (cell < (table[target + j] ?? 0)) table[target + j] = cell;
    }
  }
  closeRow(latin.length * width, length);
  return table[latin.length * width + length] ?? Number.POSITIVE_INFINITY;
}

/** Lets each cell of a row be reached from the one before by a sound that the spelling lacks; the least of the row. */
function closeRow(row: number, length: number): number {
  let before = table[row] ?? 0;
  let least = before;
  for (let j = 1; j <= length; j++) {
    const across = before + (extras[j] ?? 1);
    before = table[row + j] ?? 0;
    if (across < before) table[row + j] = before = across;
    if (before < least) least = before;
  }
  return least;
}
