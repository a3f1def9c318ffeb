/** Values that are not kept verbatim, and why. All others must be. */
export const DROPPED_FIELDS: Readonly<Record<string, string>> = {
  '**/identity@ssid': 'ids of single details, which nothing refers to',
  '**@place-id': 'places are put where they are referred to',
  '**/sanctions-set-id': 'is the programme, by its name',
  '**@sanctions-set-id': 'is the programme, by its name',
  '**/spelling-variant@lang': 'the language of a spelling',
  '**/spelling-variant@script': 'becomes the ISO code of the script that the letters are in',
  '**/modification@modification-type': 'decides what is listed and what delisted',
  '**/modification@effective-date': 'the days of listing, of the last change and of delisting are kept',
  '**/identity@main': 'decides which names are primary',
  '**/name@lang': 'the language of the list, not of the name',
  '**/name@name-type': 'becomes the kind of the name',
  '**/name@quality': 'becomes the quality of the name',
  '**/name-part@order': 'names are put in reading order',
  '**/name-part@name-part-type': 'becomes the part of the name',
  '**/day-month-year@day': 'is in the date',
  '**/day-month-year@month': 'is in the date',
};
