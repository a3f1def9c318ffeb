const DATES = 'serial numbers and years of two digits become days; “OR” between dates';
const ENGLISH = 'the English text is kept where there is one';

/** Values that are not kept verbatim, and why. All others must be. */
export const DROPPED_FIELDS: Readonly<Record<string, string>> = {
  nameofindividualenglish: 'numbers before the parts of one name go',
  dobddmmyyyy: DATES,
  dob: DATES,
  dateofdesignationinisrael: DATES,
  dateoftemporarydesignation: DATES,
  dateofpermanentdesignation: DATES,
  dateofpermenantdesignation: DATES,
  streethebrew: ENGLISH,
  cityvillagehebrew: ENGLISH,
  countryhebrew: ENGLISH,
  corporationtypehebrew: ENGLISH,
};
