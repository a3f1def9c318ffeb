import type { ComparableSound } from './comparable-sound.ts';
import { UNIT_ROW } from './sound-alphabet.ts';
import { MAX_UNITS, SoundBound } from './sound-bound.ts';
import type { GroupSound } from './sound-rules.ts';
import { GROUPS, groupAt, MAX_LETTERS, nextNode } from './spelling-trie.ts';

const FAR = Number.POSITIVE_INFINITY;

/**
 * Compares Latin spellings with sounds. The tables are scratch memory: no comparison reads values of an earlier one.
 */
export class SoundTable {
  readonly #bound = new SoundBound();
  /** By letter × units + unit: the lowest cost up to there. */
  readonly #table = new Float64Array((MAX_LETTERS + 1) * (MAX_UNITS + 1));
  readonly #from = new Float64Array(MAX_UNITS + 1);
  readonly #to = new Float64Array(MAX_UNITS + 1);

  /**
   * The lowest cost of pronouncing a Latin spelling and hearing a sound: over every split of the letters into groups,
   * every sound of a group, and every alignment of those with the sound's units. A weighted edit distance between a
   * lattice and a string.
   * @param letters of the spelling, numbered from 0, `count` of them; `letterSet` is their bit mask
   * @param limit cost above which the exact value does not matter; the result is then only known to exceed it
   */
  cost(letters: Uint8Array, count: number, letterSet: number, sound: ComparableSound, limit: number): number {
    const { length: width, units, costs } = sound;
    if (count > MAX_LETTERS || width > MAX_UNITS + 1) return FAR;
    if (this.#bound.exceeds(letters, count, letterSet, sound, limit)) return FAR;
    const table = this.#table;
    table.fill(FAR, 0, (count + 1) * width);
    table[0] = 0;
    for (let letter = 0; ; letter++) {
      const row = letter * width;
      for (let at = row + 1; at < row + width; at++)
        table[at] = Math.min(table[at] ?? FAR, (table[at - 1] ?? FAR) + (costs.extra[units[at - row] ?? 0] ?? 1));
      if (letter === count) return table[row + width - 1] ?? FAR;
      let node = 0;
      for (let behind = letter + 1; behind <= count; behind++) {
        node = nextNode(node, letters[behind - 1] ?? 0);
        if (node === 0) break;
        const group = GROUPS[groupAt(node, letters, count, letter, behind)];
        for (const said of group?.sounds ?? []) this.#hear(said, sound, row, behind * width);
      }
    }
  }

  /** Moves from one row to another by one pronunciation of the letters between them. */
  #hear(said: GroupSound, { length: width, units, costs }: ComparableSound, row: number, target: number): void {
    const { change, extra, missing } = costs;
    const table = this.#table;
    let from = this.#from;
    let to = this.#to;
    for (let j = 0; j < width; j++) from[j] = (table[row + j] ?? FAR) + said.cost;
    for (let k = 0; k < said.units.length; k++) {
      const unit = said.units[k] ?? 0;
      const left = missing[unit] ?? 1;
      // Within a group a script may add a sound, like kana between k and s; after the group the next row does.
      const isLast = k + 1 === said.units.length;
      let before = FAR;
      let across = FAR;
      for (let j = 0; j < width; j++) {
        const written = units[j] ?? 0;
        const here = from[j] ?? FAR;
        const cell = Math.min(
          here + left,
          before + (change[written * UNIT_ROW + unit] ?? 1),
          across + (extra[written] ?? 1),
        );
        to[j] = cell;
        before = here;
        if (!isLast) across = cell;
      }
      [from, to] = [to, from];
    }
    for (let j = 0; j < width; j++) table[target + j] = Math.min(table[target + j] ?? FAR, from[j] ?? FAR);
  }
}
