/** Values that are not kept verbatim, and why. All others must be. */
export const DROPPED_FIELDS: Readonly<Record<string, string>> = {
  reference: 'letters after the number tell the names of one party apart',
  type: 'becomes the type of the entity',
  'name type': 'becomes the kind of the name',
  'date of birth': 'letters, brackets and words around dates; “na”',
  'place of birth': 'letters before places; “na”',
  citizenship: 'countries become codes',
  address: 'letters before addresses; “na”',
  'additional information': '“na” says nothing',
  'listing information': '“na” says nothing',
  'control date': 'serial numbers become days; the last counts',
};
