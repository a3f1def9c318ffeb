import { UNIT_ROW, unitId } from './sound-alphabet.ts';
import { soundCosts } from './sound-families.ts';
import { contextAt, LATIN_RULES, type RuleNode } from './sound-rules.ts';

const A = 97;
const MOST_LETTERS = 64;
const MOST_UNITS = 48;
/** Longest group of letters with a sound of its own. */
const REACH = 6;
const WIDTH = MOST_UNITS + 1;
const table = new Float64Array((MOST_LETTERS + REACH + 1) * WIDTH);
const units = new Uint8Array(WIDTH);
let [from, to] = [new Float64Array(WIDTH), new Float64Array(WIDTH)];

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
  for (let j = 1; j <= length; j++) units[j] = unitId(sound, j);
  table.fill(Number.POSITIVE_INFINITY, 0, (latin.length + 1) * WIDTH);
  table[0] = 0;
  for (let i = 0; i < latin.length; i++) {
    const row = i * WIDTH;
    let least = Number.POSITIVE_INFINITY;
    for (let j = 0; j <= length; j++) {
      if (j > 0) {
        const across = (table[row + j - 1] ?? 0) + (extra[units[j] ?? 0] ?? 1);
        if (across < (table[row + j] ?? 0)) table[row + j] = across;
      }
      const here = table[row + j] ?? 0;
      if (here < least) least = here;
    }
    if (least > limit) continue;
    let node: RuleNode | undefined = LATIN_RULES;
    for (let end = i; end < latin.length; ) {
      node = node.next[latin.charCodeAt(end) - A];
      if (!node) break;
      end++;
      const { sayings } = node;
      if (sayings.length === 0) continue;
      const context = contextAt(latin, i, end);
      for (const saying of sayings) {
        if ((saying.context & ~context) !== 0 || least + saying.cost > limit) continue;
        say(saying.units, saying.cost, row, end * WIDTH, length, change, extra, missing);
      }
    }
  }
  const last = latin.length * WIDTH;
  for (let j = 1; j <= length; j++) {
    const across = (table[last + j - 1] ?? 0) + (extra[units[j] ?? 0] ?? 1);
    if (across < (table[last + j] ?? 0)) table[last + j] = across;
  }
  return table[last + length] ?? Number.POSITIVE_INFINITY;
}

/** Carries row `start` of the table over the units of one saying into row `target`. */
function say(
  said: readonly number[],
  cost: number,
  start: number,
  target: number,
  length: number,
  change: Float64Array,
  extra: Float64Array,
  missing: Float64Array,
): void {
  for (let j = 0; j <= length; j++) from[j] = (table[start + j] ?? 0) + cost;
  for (let k = 0; k < said.length; k++) {
    const unit = said[k] ?? 0;
    const left = missing[unit] ?? 1;
    for (let j = 0; j <= length; j++) {
      let best = (from[j] ?? 0) + left;
      if (j > 0) {
        const changed = (from[j - 1] ?? 0) + (change[(units[j] ?? 0) * UNIT_ROW + unit] ?? 1);
        if (changed < best) best = changed;
        if (k + 1 < said.length) {
          const across = (to[j - 1] ?? 0) + (extra[units[j] ?? 0] ?? 1);
          if (across < best) best = across;
        }
      }
      to[j] = best;
    }
    [from, to] = [to, from];
  }
  for (let j = 0; j <= length; j++) if ((from[j] ?? 0) < (table[target + j] ?? 0)) table[target + j] = from[j] ?? 0;
}
