// Folders that the laws cover, and places that still violate them: remove a place as soon as it passes.

/** Folders whose files must be whole: no splinters, and no folder with a single file. */
export const WHOLE_FILES = ['packages/server/src'];

export const NOT_YET = {
  wholeFiles: [],
  interfaces: [],
  casts: [],
  // Keyed by index: results go when their index does, while running searches still hold the previous index.
  state: ['packages/server/src/screening/recent-screenings.ts'],
};
