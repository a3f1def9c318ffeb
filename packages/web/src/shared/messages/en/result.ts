import { plural } from './plural.ts';

/** Outcome of a screening. */
export const outcomeWords = {
  label: 'Outcome',
  potential_match: (total: number) => plural(total, 'potential match', 'potential matches'),
  potentialText: 'The text may refer to these listed parties. A person has to decide whether it does.',
  no_match: 'No potential match found',
  noMatchText: (lists: number, records: string) =>
    `Nothing at or above the threshold in ${plural(lists, 'list', 'lists')} with ${records} records.`,
  allFresh: 'All of them are up to date.',
  noMatchRestricted: 'The request restricted the search, so this answer is not complete.',
  insufficient_name: 'The name alone is not enough',
  insufficientText:
    'Too many parties share it, so only the closest are shown. Add a birth date, a country or a further name.',
  nobodyNamedText:
    'Your input contains no name, so finding nothing proves nothing. Enter the name of a person, company or ship.',
  addDetails: 'Add details',
  incomplete: 'Incomplete — hold',
  incompleteText:
    'Nothing was found, but that proves nothing: a list is missing or too old, the search was restricted, or an identifier is not valid.',
  incompleteNotCompared: 'Nothing was found, but part of your input could not be compared, so that proves nothing.',
  demo: 'Demo answer from fictional data',
  demoText: (total: number) =>
    `${plural(total, 'sample party matches', 'sample parties match')}. Every party in the sample list is invented: this says nothing about a real one.`,
};

/** One result of a search. */
export const resultWords = {
  priority: { high: 'High', review: 'Review' },
  priorityLabel: (name: string) => `${name} priority`,
  score: 'Score',
  outOf: 'of 100',
  ofac: 'OFAC-equivalent',
  ofacHint: 'Estimate of the score that the US Treasury’s own search shows for these names',
  primaryName: 'Primary name',
  identifierOnly: 'Found by identifier',
  kinds: { primary: 'primary name', alias: 'alias', former: 'former name' },
  weak: 'weak alias',
  delisted: 'Delisted',
  held: 'Removal unconfirmed',
  heldHint:
    'Missing from the newest file, or with all its earlier names removed, like unusually many others. The removal is not confirmed yet.',
  possiblySame: 'Possibly the same as',
  possiblySameWhy: {
    name_and_birth_date: 'Names and birth dates agree',
    shared_number: 'They share a number',
    like_name: 'The names are similar',
  },
  record: 'What the lists say',
  results: 'Results',
  of: (shown: number, total: number) => `${shown} of ${total} shown`,
  range: (from: string, to: string, total: string) => `${from} to ${to} of ${total}`,
  nextPage: 'Next page',
};

/** Why a result has its score. */
export const evidenceWords = {
  words: 'Matched words',
  inYourText: 'In your text',
  onlyListed: 'Only in the listed name:',
  onlyGiven: 'Only in your text:',
  youGave: 'You gave',
  listSays: 'List says',
  field: 'Field',
  verdict: 'Verdict',
  points: 'Points',
  notGiven: 'not given',
  notListed: 'not listed',
  agreesWith: 'Agrees with',
  conflictsWith: 'Differs from',
  compared: 'Given and listed',
  unknown: (fields: string) => `Missing on one or both sides: ${fields}`,
  waterfall: 'How the score adds up',
  total: 'Score',
  verdicts: { match: 'Match', close: 'Close', conflict: 'Conflict', unknown: 'Unknown' },
  same: 'Same',
  noPoints: 'no points',
  fields: {
    birthDate: 'Birth date',
    gender: 'Gender',
    country: 'Country',
    identifier: 'Identifier',
    type: 'Type',
    address: 'Address',
  },
  methods: {
    exact: 'same',
    transliteration: 'transliteration',
    nickname: 'short or pet form',
    phonetic: 'sounds alike',
    edit: 'similar spelling',
    initial: 'initial',
    joined: 'written together',
    split: 'written apart',
    abbreviation: 'abbreviation',
    number: 'number',
    inflection: 'different grammatical case',
  },
  markTitle: (method: string, score: string) => `${method}, ${score} of 100`,
  steps: {
    name: 'Name',
    birthDate: 'Birth date',
    gender: 'Gender',
    country: 'Country',
    identifier: 'Identifier',
    type: 'Type',
    address: 'Address',
    cap: 'Limit',
    alias: 'Weak alias',
  },
};

/** Facts of a listed party. */
export const factWords = {
  names: 'Names',
  genders: 'Gender',
  deathDates: 'Died',
  contacts: 'Contacts',
  reasons: 'Reasons of listing',
  aliases: 'Other names',
  birthDates: 'Birth dates',
  birthPlaces: 'Birth places',
  nationalities: 'Nationalities',
  addresses: 'Addresses',
  identifiers: 'Documents and numbers',
  positions: 'Positions',
  relations: 'Relations',
  listings: 'Listings',
  listing: 'Listing',
  programs: 'Programmes',
  measures: 'Measures',
  listedOn: 'Listed on',
  listedSince: (day: string) => `listed ${day}`,
  legalBasis: 'Legal basis',
  publisherPage: 'Publisher’s page',
};
