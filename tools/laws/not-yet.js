// Which folders the laws hold, and the places in them that are not mended yet: remove a place once it passes.

/** Folders in which files are whole: no splinters, and no folder with one file. */
export const WHOLE_FILES = ['packages/server/src'];

export const NOT_YET = {
  wholeFiles: ['app', 'doctor', 'jobs', 'lists', 'screening', 'modules/monitoring'].map(
    (folder) => `packages/server/src/${folder}`,
  ),
  interfaces: ['packages/lists/src/list/record.ts', 'packages/server/src/jobs'],
  casts: ['packages/server/src/lib/pdf'],
  state: ['packages/server/src/screening/recent-screenings.ts'],
};
