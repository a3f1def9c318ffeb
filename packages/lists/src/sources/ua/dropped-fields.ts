/** Values that are not kept verbatim, and why. All others must be. */
export const DROPPED_FIELDS: Readonly<Record<string, string>> = {
  'individual/status': 'excluded and expired become delisted',
  'legal/status': 'excluded and expired become delisted',
  '**/actions/status': 'excluded and expired become delisted',
  '**/actions/aid': 'ids of single actions, which nothing refers to',
  '**/actions/decree/date': 'the first day is kept',
  '**/actions/decree/link': 'one link is kept',
  '**/identifiers/id': 'a kind of number without a number says nothing',
  '**/attributes/key': 'says which field it is, where there is one',
};
