/** Values that are not kept verbatim, and why. All others must be. */
export const DROPPED_FIELDS: Readonly<Record<string, string>> = {
  '**/DATAID': 'renumbered between publications: the reference number is the id',
  '**/VERSIONNUM': 'a counter of the publisher’s data base',
  '**/QUALITY': 'becomes kind and quality of the name',
  '**_ALIAS/NOTE': '“formerly listed as” becomes the kind of the name',
  '**_ALIAS/ALIAS_NAME': 'letters and “(original script)” between several names are cut off',
  '**/LAST_DAY_UPDATED/VALUE': 'only the last day is kept',
  'INDIVIDUAL/INDIVIDUAL_DATE_OF_BIRTH/TYPE_OF_DATE': 'becomes range and doubt of the date',
  'INDIVIDUAL/INDIVIDUAL_DATE_OF_BIRTH/NOTE': '“Approximately” becomes the doubt of the date',
  'INDIVIDUAL/INDIVIDUAL_DOCUMENT/TYPE_OF_DOCUMENT': 'the closer TYPE_OF_DOCUMENT2 is the label where there is one',
  '**/LISTED_ON': 'a time zone behind the day is cut off',
};
