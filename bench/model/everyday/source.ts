import type { EverydayMeaning } from '../../../packages/engine/src/knowledge/model/everyday.ts';

/** A list of words with their meanings other than a party's name. */
export type Source = {
  /** Id of the list in figures: `words of German`. */
  readonly id: string;
  readonly meaning: EverydayMeaning;
  /** As spelled in the package. */
  readonly words: readonly string[];
  /**
   * `commonest_first`, or the number of more common words of the same kind in other lists; absent if the order has no
   * meaning.
   */
  readonly order?: 'commonest_first' | number;
  /** Estimated share of the words in innocent texts that come from lists like this one. */
  readonly share: number;
  /**
   * A list from running text, which also contains names of people and bodies: its words count only if another
   * dictionary has them.
   */
  readonly mixed?: boolean;
  /**
   * Also contains locally known names (villages, notorious names in the engine's own tables): its words count only if
   * another list has them.
   */
  readonly needsAnother?: boolean;
  /**
   * Number of words, from the first, that every reader of the language sees daily: these are everyday words even if
   * they are also a body's initials.
   */
  readonly daily?: number;
};

/** Offset of ranks: the first ranks of a list are closer together than 1/rank suggests. */
const HEAD = 20;

/** Expected relative frequency of a word in a list by Zipf's law. In an unordered list each word has the same share. */
export function expectedAt({ share, order, words }: Source, rank: number): number {
  if (order === undefined) return (share * Math.log(words.length + 1)) / words.length;
  return share / ((order === 'commonest_first' ? rank : order) + HEAD);
}
