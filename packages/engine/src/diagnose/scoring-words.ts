import type { COSTS } from '../knowledge/model/costs.ts';
import type { ROLE } from '../normalise/roles/role.ts';

/** What each cost says, for people. A cost without a line here does not compile. */
export const COST_DOCS: Readonly<Record<keyof typeof COSTS, string>> = {
  contradiction:
    'Share of the score lost on words that stand unmatched on both sides, or differ within a matched pair.',
  near: 'Share of that which two words do not cost that are two, yet much like one another (Marina, Martina).',
  extra: 'Share lost on words that only the query has.',
  containedExtra: 'The same where the whole listed name, of several telling words, stands in the query.',
  outweighs: 'Times as much as what agrees that the rest of the query may weigh for that.',
  loneExtra: 'The same where the listed name is a single word.',
  chance:
    'Share by which what unmatched words cost grows where nothing agrees; it falls to none as agreement grows, since common names agree by chance.',
  beyondChance: 'Weight of agreement from which chance no longer counts for a person, in sixteenths of a bit.',
  beyondChanceOther: 'The same for companies, ships and all others.',
  allLoose: 'Times that differences count where several words are paired and none closely.',
  shortSlip:
    'Similarity from which a difference in the only telling word of a company or ship is taken for a spelling mistake, for words of up to four letters.',
  wordSlip: 'The same for words of five and six letters.',
  longSlip: 'The same for words of seven letters and more.',
  beyondSlip: 'How much more the difference counts for each hundredth below that: many brands are one letter apart.',
  beyondShortSlip: 'The same for words of up to four letters.',
  loose: 'Similarity under which a pair is not close.',
  heavy: 'Weight from which a pair is looked at for that, in sixteenths of a bit.',
  omitted: 'Share lost on words that only the listed name has.',
  omissionCapRare: 'Most that omission costs when what agrees tells much.',
  omissionCapCommon: 'Most that omission costs when what agrees tells little.',
  tellsMuch: 'Weight of agreement from which it tells much, in sixteenths of a bit.',
  brokenWord:
    'Times its own weight that a character (Han, Hangul) counts as a difference too when what is left of the name without it is another name.',
  initialUnsaid: 'Share of a word that an initial leaves open.',
  syllablesTurned: 'Share lost when the characters of a given name (Han, Hangul) stand in another order.',
  filiationTurned: 'Share lost when both sides say whose child it is and the words around it stand in another order.',
};

/** What each kind of word is, for people. */
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
