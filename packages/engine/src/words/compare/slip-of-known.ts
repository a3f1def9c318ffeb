/**
 * Share of its cost that one edit keeps between a word that nobody has seen and a known one, in the name of a person:
 * "Contreqas" is a slip of Contreras far likelier than a name of its own. Brands are made up, a letter apart.
 */
const SLIP = 0.4;
/** Letters from which a word has few neighbours. */
const SHORTEST = 5;

/** The share of its cost that an edit between two words keeps, by whether each is known. */
export const slipShare = (aKnown: boolean, bKnown: boolean, oneEdit: boolean, shortest: number): number =>
  oneEdit && aKnown !== bKnown && shortest >= SHORTEST ? SLIP : 1;

/** The similarity that a slip has in what is no person's name. */
export const withoutSlip = (similarity: number): number => 1 - (1 - similarity) / SLIP;
