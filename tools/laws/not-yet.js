// Which folders the laws hold, and the places in them that are not mended yet: remove a place once it passes.

/** Folders in which files are whole: no splinters, and no folder with one file. */
export const WHOLE_FILES = ['packages/server/src'];

export const NOT_YET = {
  wholeFiles: [],
  interfaces: [],
  casts: [],
  // Kept by index: what was found goes when its index does, and searches under way still hold the index before.
  state: ['packages/server/src/screening/recent-screenings.ts'],
};
