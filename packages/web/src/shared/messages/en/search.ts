import { number, plural } from './plural.ts';

/** What an answer found but does not count as a result. */
export const suppressedWords = {
  title: 'Left out of the results',
  nothing: 'Nothing was left out of the results.',
  weakAliasOnly: (count: number) => `${count} by weak alias only`,
  overLimit: (count: number) => `${count} over the limit`,
  nearMisses: (count: number) => plural(count, 'near miss', 'near misses'),
  byEffect: (count: number) => `${count} left out by legal effect`,
  byRule: (count: number) => `${count} by policy rules`,
  goodGuys: (count: number) => plural(count, 'good guy', 'good guys'),
  discounts: (count: number) => `${count} discounted by a rule`,
  why: {
    near_miss: 'Near miss',
    good_guy: 'Good guy',
    discount: 'Discounted by the rule',
    weak_alias_only: 'Weak alias only',
    over_limit: 'Over the limit',
    light_name: 'Also an everyday word',
    by_rule: 'Policy rule for its effect',
    by_effect: 'Legal effect not searched',
  },
  byEffectNote: (count: number) =>
    `The policy excludes the legal effects of ${plural(count, 'party', 'parties')} that would otherwise be ${count === 1 ? 'a result' : 'results'}. See “Left out”.`,
  discountNote: (count: number) =>
    `Rules of this installation removed ${plural(count, 'party', 'parties')} that would otherwise be ${count === 1 ? 'a result' : 'results'}. See “Left out”.`,
  byRuleNote: (count: number) =>
    `The policy has stricter rules for ${plural(count, 'party', 'parties')} not listed for sanctions. See “Left out”.`,
  columns: { party: 'Listed party', why: 'Why left out', nameScore: 'Name score', ask: 'Explain' },
};
/** Lists that an answer is based on, and gaps. */
export const provenanceWords = {
  title: 'What was searched',
  held: 'Searched although they or their names are missing from the newest file',
  notSearched: 'Official lists that were not searched',
  notCovered: 'Not covered by what was searched',
  notCoveredCodes: {
    ownership_and_control: 'Parties owned or controlled by listed ones',
    embargoed_territories: 'Embargoes on whole countries or regions',
    sectoral_goods: 'Restricted goods, technology or sectors',
    politically_exposed_persons: 'Politically exposed persons',
    adverse_media: 'Adverse media about a party',
    wallet_exposure: 'Transactions of a crypto address with listed addresses',
    export_control_lists: 'Export control lists (none was searched)',
    debarments: 'Debarments (none was searched)',
  },
  version: 'Version',
  screening: 'Screening',
  searchedAt: 'Searched',
  readAs: 'Read as',
  interpretations: { name: 'a name', identifier: 'an identifier', text: 'a text that contains names' },
  engine: (version: string, policy: string, threshold: string, tookMs: string) =>
    `Engine ${version} · policy ${policy} · threshold ${threshold} · ${tookMs} ms`,
};

/** Search: the form. */
export const searchWords = {
  title: 'Search',
  boxLabel: 'Name, identifier or text to screen',
  placeholder: 'Name, identifier or text',
  submit: 'Screen',
  submitting: 'Screening …',
  notDone: 'Nothing was screened.',
  clear: 'Clear the search',
  enterHint: 'Enter screens · Shift+Enter starts a new line · ? shows all keys',
  tooLong: (count: number) => `${number(count)} of 10,000 characters`,
  details: 'More details',
  detailsSet: (count: number) => `More details (${count})`,
  detailsHint: 'They rank results and never hide any.',
  type: 'Type',
  anyType: 'Any',
  birthDate: 'Birth date',
  birthDateHint: '1952-10-07, 7 Oct 1952, 1952 or circa 1952',
  externalRef: 'Customer reference',
  externalRefHint: 'Decisions and good guys apply to this reference.',
  gender: 'Gender',
  notGiven: 'Not given',
  countries: 'Countries',
  countriesHint: 'Code or name, then Enter',
  countryUnknown: 'No such country',
  removeCountry: (name: string) => `Remove ${name}`,
  identifierType: 'Identifier type',
  anyIdentifier: 'Any type',
  identifier: 'Identifier',
  identifierHint: 'Passport, IMO, tax number …',
  threshold: 'Threshold',
  policy: 'Policy',
  thresholdHint: (from: number) => `Lower finds more. Above ${from} the answer is marked as restricted.`,
  includeDelisted: 'Include delisted parties',
  reset: 'Reset details',
  emptyTitle: 'What you can screen',
  empty: {
    name: 'A name',
    nameText: 'In any script and any order, with titles or words around it.',
    identifier: 'An identifier',
    identifierText: 'Passport, IMO, BIC, LEI, tax number, crypto address. Check digits are verified.',
    text: 'A longer text',
    textText: 'A payment purpose or a message: listed names are found wherever they appear.',
  },
  recent: 'Recent searches in this window',
  trySample: 'Try an invented party from the sample list:',
  privacy: 'Your input is sent in the request body. It never appears in a URL or a log line.',
};

/** Filters of the results. */
export const filterWords = {
  priority: 'Priority',
  type: 'Type',
  list: 'List',
  all: { priority: 'All priorities', type: 'All types', list: 'All lists' },
  clearAll: 'Show all',
};

/** One result on its own page. */
export const detailWords = { back: 'Results', copyLink: 'Copy link to this result', link: 'Copy link' };
