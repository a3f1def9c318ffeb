const IDS = 'ids of single details, which nothing refers to';

/** Values that are not kept verbatim, and why. All others must be. */
export const DROPPED_FIELDS: Readonly<Record<string, string>> = {
  'SDN/SDN_Type': 'becomes the type of the entity',
  'ADD/add_num': IDS,
  'ALT/alt_num': IDS,
  'ALT/alt_type': 'becomes the kind of the name',
};
