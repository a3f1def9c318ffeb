/**
 * Kinds of a word in a text, as bits: a word may have several ("Santos" is a town and a family name). `sure`: numbers,
 * dates, currencies, stop words and words of messages. `hard`: places, nationalities, titles, roles, occupations, legal
 * forms. `soft`: business words and everyday words. `telling`: may name somebody.
 */
export const KIND = { sure: 1, hard: 2, soft: 4, particle: 8, initial: 16, telling: 32 } as const;

/** The bits of one word. */
export type Kinds = number;

/** Whether a word has at least one of some kinds. */
export const isOf = (kinds: Kinds | undefined, some: number): boolean => ((kinds ?? 0) & some) !== 0;

/** Whether a word only tells where, when, in which role or in which form: it names nobody. */
export const isContext = (kinds: Kinds | undefined): boolean =>
  isOf(kinds, KIND.sure | KIND.hard) && !isOf(kinds, KIND.telling | KIND.initial);
