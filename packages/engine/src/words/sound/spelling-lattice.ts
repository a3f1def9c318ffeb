import { contextAt, LATIN_RULES, type RuleNode } from './sound-rules.ts';

/** Longest word whose sounds are looked at. */
export const MOST_LETTERS = 64;
const MOST_ARCS = MOST_LETTERS * 64;
/** Greater than the number of any unit. */
export const SEVERAL = 255;

/**
 * Every way to say every group of letters of one Latin spelling, as flat arrays in order of where the group begins: the
 * arcs of the lattice that `sound-table.ts` runs through. One buffer for the spelling looked at last, which comes many
 * times in a row.
 */
export class SpellingLattice {
  /** By letter: its first arc. */
  readonly first = new Int32Array(MOST_LETTERS + 1);
  /** By arc: the letter behind its group, its cost, and the numbers of its units. */
  readonly to = new Uint8Array(MOST_ARCS);
  readonly cost = new Float64Array(MOST_ARCS);
  readonly units = new Array<readonly number[]>(MOST_ARCS);
  /** By arc: its only unit, or {@link SEVERAL} where it has none or more. */
  readonly only = new Uint8Array(MOST_ARCS);
  readonly #spelling = new Uint8Array(MOST_LETTERS);
  #length = 0;
  /** Letters whose arcs are there: most comparisons are over before the word is. */
  #ready = 0;

  /** Begins with a spelling of at most {@link MOST_LETTERS} letters, numbered from 0. */
  start(letters: Uint8Array, count: number): void {
    const spelling = this.#spelling;
    let same = count === this.#length;
    for (let i = 0; same && i < count; i++) same = letters[i] === spelling[i];
    if (same) return;
    for (let i = 0; i < count; i++) spelling[i] = letters[i] ?? 0;
    this.#length = count;
    this.#ready = 0;
  }

  /** Fills the arcs that begin at a letter, and at those before it. */
  fill(letter: number): void {
    while (this.#ready <= letter) {
      this.#fillOne(this.#ready);
      this.#ready++;
    }
  }

  #fillOne(letter: number): void {
    const spelling = this.#spelling;
    const length = this.#length;
    let count = this.first[letter] ?? 0;
    let node: RuleNode | undefined = LATIN_RULES;
    for (let end = letter; end < length; ) {
      node = node.next[spelling[end++] ?? 0];
      if (!node) break;
      if (node.sounds.length === 0) continue;
      const context = contextAt(spelling, length, letter, end);
      for (const { context: needed, cost, units } of node.sounds) {
        if ((needed & ~context) !== 0 || count === MOST_ARCS) continue;
        this.to[count] = end;
        this.cost[count] = cost;
        this.only[count] = units.length === 1 ? (units[0] ?? SEVERAL) : SEVERAL;
        this.units[count++] = units;
      }
    }
    this.first[letter + 1] = count;
  }
}
