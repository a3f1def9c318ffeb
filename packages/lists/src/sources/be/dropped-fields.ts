/** Values that are not kept verbatim, and why. All others must be. */
export const DROPPED_FIELDS: Readonly<Record<string, string>> = {
  type: 'becomes the type of the entity',
  gender: 'becomes the gender of the party',
  number: 'the EU’s words for a type of document, whose code becomes the type',
  publicationdate: 'the first day is kept',
};
