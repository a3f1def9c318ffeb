import { number } from './plural.ts';

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
  detailsHint: 'They rank the results and never hide one.',
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
  anyIdentifier: 'Any kind',
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
    identifierText: 'Passport, IMO, BIC, LEI, tax number, crypto address. Its check digits are tested.',
    text: 'A longer text',
    textText: 'A payment purpose or a message: listed names are found wherever they appear.',
  },
  recent: 'Recent searches of this window',
  trySample: 'Try an invented party of the sample list:',
  privacy: 'Your input is sent in the body of the request. It is never part of an address or a log line.',
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
