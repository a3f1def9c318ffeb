import type { COSTS } from '../knowledge/model/costs.ts';
import type { ROLE } from '../normalise/roles/role.ts';

/** Plain description of each cost. A missing entry does not compile. */
export const COST_DOCS: Readonly<Record<keyof typeof COSTS, string>> = {
  contradiction: 'Share of the score lost on words that are unmatched on both sides, or differ within a matched pair.',
  near: 'Share of that cost that is waived for two different but similar words (Marina, Martina).',
  extra: 'Share lost on words that only the query has.',
  containedExtra: 'The same if the query contains the whole listed name, of several distinctive words.',
  outweighs: 'How many times the weight of the agreement the rest of the query may have for that.',
  loneExtra: 'The same if the listed name is a single word.',
  chance:
    'Share by which the cost of unmatched words grows if nothing agrees. It falls to zero as agreement grows, since common names agree by chance.',
  beyondChance: 'Weight of agreement from which chance no longer counts for a person, in sixteenths of a bit.',
  beyondChanceOther: 'The same for companies, ships and all others.',
  allLoose: 'Factor on differences if several words are paired and none closely.',
  shortSlip:
    'Similarity from which a difference in the only distinctive word of a company or ship counts as a spelling mistake, for words of up to four letters.',
  wordSlip: 'The same for words of five and six letters.',
  longSlip: 'The same for words of seven letters and more.',
  beyondSlip: 'How much more the difference counts for each hundredth below that: many brands are one letter apart.',
  beyondShortSlip: 'The same for words of up to four letters.',
  looseInHan: 'Similarity below which a foreign name in Han characters is not close.',
  loose: 'Similarity below which a pair is not close.',
  heavy: 'Weight from which a pair is tested for that, in sixteenths of a bit.',
  omitted: 'Share lost on words that only the listed name has.',
  omissionCapRare: 'Most that omission costs if the agreement is strong evidence.',
  omissionCapCommon: 'Most that omission costs if the agreement is weak evidence.',
  beyondCap: 'Share of the cost of omission beyond the cap that counts.',
  tellsMuch: 'Weight of agreement from which it is strong evidence, in sixteenths of a bit.',
  brokenWord:
    'Times its own weight that a character (Han, Hangul) also counts as a difference if the name without it is another name.',
  initialUnsaid: 'Share of a word that an initial leaves open.',
  syllablesTurned: 'Share lost if the characters of a given name (Han, Hangul) are in another order.',
  otherBody:
    'Share lost if only words that many organizations bear agree, and words that tell the listed one apart are missing.',
  filiationTurned: 'Share lost if both sides state a filiation and the words around it are in another order.',
};

/** Plain description of each kind of word. */
export const ROLE_WORDS: Readonly<Record<keyof typeof ROLE, string>> = {
  name: 'name',
  initial: 'initial',
  particle: 'particle (al, von, de)',
  filiation: 'filiation (bin, ibn, bint)',
  kunya: 'kunya (abu, umm)',
  servant: 'servant (abd, abdul)',
  honorific: 'title',
  legal: 'legal form',
  generic: 'business word',
  place: 'place',
  number: 'number',
  vessel: 'ship prefix',
  patronymic: 'patronymic',
  conjunction: 'conjunction',
};
