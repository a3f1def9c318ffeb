/** Values that are not kept verbatim, and why. All others must be. */
export const DROPPED_FIELDS: Readonly<Record<string, string>> = {
  'record/Country': 'the French half repeats the English one',
  'record/Aliases': '“or”, “and” and the names of languages between aliases',
  'record/DateOfBirthOrShipBuildDate': '“or” between two dates',
  'record/EntityOrShip': '“also known as” between names',
};
