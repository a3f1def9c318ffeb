/** Values that are not kept verbatim, and why. All others must be. */
export const DROPPED_FIELDS: Readonly<Record<string, string>> = {
  _id: 'rows of OFAC’s have its number instead',
  type: 'becomes the type of the entity',
  alt_names: '“and” before the last of several',
  name: 'successors and subsidiaries of a party are no part of its name',
  nationalities: 'each is its code',
  citizenships: 'each is its code',
  ids: 'the word “IMO”, and labels of what is no document',
  start_date: 'a year misprinted as 0097 or 0017 is no date',
  source_list_url: 'the page of the whole list; that about the list is kept',
};
