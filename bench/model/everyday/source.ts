import type { EverydayMeaning } from '../../../packages/engine/src/knowledge/model/everyday.ts';

/** A list of words with their meanings other than a party's name. */
export type Source = {
  /** Names the list in figures: `words of German`. */
  readonly id: string;
  readonly meaning: EverydayMeaning;
  /** As the package writes them. */
  readonly words: readonly string[];
  /**
   * `commonest_first`, or how many commoner words of the same kind are in other lists; left out where the order says
   * nothing.
   */
  readonly order?: 'commonest_first' | number;
  /** Share of the words of innocent texts that come from lists like this one: an estimate. */
  readonly share: number;
  /**
   * A list made from running text, which also holds names of people and bodies: counts only where another dictionary
   * knows the word.
   */
  readonly mixed?: boolean;
  /**
   * Also holds what nobody outside knows (villages, notorious names in the engine's own tables): counts only where
   * another list knows the word.
   */
  readonly needsAnother?: boolean;
  /**
   * How many of its words everybody who reads the language meets daily, from the first on: these are words even where a
   * body is called by their letters.
   */
  readonly daily?: number;
};

/** The first ranks of a list are closer to one another than 1/rank says. */
const HEAD = 20;

/**
 * How often a word of a list is expected, by Zipf's law; only comparisons count. In a list without order each word has
 * its share of the whole.
 */
export function expectedAt({ share, order, words }: Source, rank: number): number {
  if (order === undefined) return (share * Math.log(words.length + 1)) / words.length;
  return share / ((order === 'commonest_first' ? rank : order) + HEAD);
}
