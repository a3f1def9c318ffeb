/** Values that are not kept verbatim, and why. All others must be. */
export const DROPPED_FIELDS: Readonly<Record<string, string>> = {
  individualentityship: 'becomes the type of the entity',
  designationtype: 'becomes the type of the entity',
  nametype: 'becomes the kind of the name',
  aliasstrength: 'becomes the quality of the name',
  nonlatinscripttype: 'becomes the ISO code of the script that the letters are in',
  gender: 'becomes the gender of the party',
  imonumber: '“IMO” before numbers is cut off',
  ukstatementofreasons: 'tags and entities of HTML become plain text',
};
