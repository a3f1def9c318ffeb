/**
 * Share of the cost of one edit that remains between an unknown and a known word in a person's name: "Contreqas" is far
 * more likely a slip of Contreras than a separate name. Brands, in contrast, are invented one letter apart.
 */
const SLIP = 0.4;
/** Minimum length of a word with few neighbours. */
const SHORTEST = 5;

/** The share of its cost that an edit between two words keeps, by whether each word is known. */
export const slipShare = (aKnown: boolean, bKnown: boolean, oneEdit: boolean, shortest: number): number =>
  oneEdit && aKnown !== bKnown && shortest >= SHORTEST ? SLIP : 1;

/** The similarity of a slip outside persons' names. */
export const withoutSlip = (similarity: number): number => 1 - (1 - similarity) / SLIP;
