// Which folders the laws hold, and the places in them that are not mended yet: remove a place once it passes.

/** Folders in which files are whole: no splinters, and no folder with one file. */
export const WHOLE_FILES = ['packages/server/src'];

const OF_SERVER = ['app', 'doctor', 'examine', 'jobs', 'lists', 'screening', 'lib/pdf', 'modules/monitoring'].map(
  (folder) => `packages/server/src/${folder}`,
);

export const NOT_YET = {
  wholeFiles: OF_SERVER,
  interfaces: [
    'packages/lists/src/list/record.ts',
    'packages/server/src/jobs',
    'packages/server/src/lists',
    'packages/server/src/screening',
  ],
  casts: [
    'packages/server/src/doctor',
    'packages/server/src/examine',
    'packages/server/src/lib/pdf',
    'packages/server/src/lists',
    'packages/server/src/modules/retention/scan',
    'packages/web/src',
  ],
  state: [
    ...[
      'diagnose/scoring-table.ts',
      'message/labelled-halves.ts',
      'message/labels/read-label.ts',
      'normalise/text/normalise-text.ts',
      'retrieve/lookup/compound-spellings.ts',
      'retrieve/lookup/word-matches.ts',
      'score/name/tag-as-type.ts',
      'screen/sentence/message-tokens.ts',
      'screen/text/word-places.ts',
      'words/compare/edit-cost.ts',
      'words/sound/sound-cost.ts',
      'words/sound/spelling-lattice.ts',
    ].map((file) => `packages/engine/src/${file}`),
    'packages/server/src/examine/chain-thread.ts',
    'packages/server/src/examine/evidence/evidence-thread.ts',
    'packages/server/src/screening/recent-screenings.ts',
    'packages/web/src/shared/api/csrf-token.ts',
  ],
};
