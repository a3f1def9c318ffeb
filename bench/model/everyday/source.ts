import type { EverydayMeaning } from '../../../packages/engine/src/model/everyday.ts';

/** A list of words that says what they mean beside being a party's name. */
export type Source = {
  /** Names the list in figures: `words of German`. */
  readonly id: string;
  readonly meaning: EverydayMeaning;
  /** As the package writes them: commonest first, unless `evenRank` is given. */
  readonly words: readonly string[];
  /** Share of the words of innocent texts that come from lists like this one: an estimate. */
  readonly share: number;
  /** For a list without an order: the rank that its words have on average. */
  readonly evenRank?: number;
  /** A list made from running text, which also holds names of people and bodies: counts only where another dictionary knows the word. */
  readonly mixed?: boolean;
  /** How many of its words everybody who reads the language meets daily, from the first on: these are words even where a body is called by their letters. */
  readonly daily?: number;
};

/** The first ranks of a list are closer to one another than 1/rank says. */
const HEAD = 20;

/** How often a word of a list is expected, by Zipf's law; only comparisons count. */
export const expectedAt = ({ share, evenRank }: Source, rank: number): number => share / ((evenRank ?? rank) + HEAD);
