// The rooms of each package, lowest first. A file imports from its own room and lower ones; type imports count. If
// several patterns match a file, the longest wins. `check.js` reads this table.

/** A stage of the engine: `knowledge/scripts` is the room `scripts`. */
const stage = (folder) => ({ room: folder.split('/').at(-1), holds: [`${folder}/**`] });

/** A room that is the folder of that name. */
const folder = (room) => ({ room, holds: [`${room}/**`] });

export const ROOMS = {
  'packages/engine/src': [
    stage('types'),
    { room: 'unicode', holds: ['normalise/unicode.ts'] },
    stage('knowledge/scripts'),
    stage('views'),
    stage('knowledge/lexicon'),
    stage('knowledge/labels'),
    stage('message'),
    stage('knowledge/model'),
    stage('normalise'),
    stage('words'),
    stage('verbatim'),
    stage('index'),
    stage('identify'),
    stage('retrieve'),
    stage('score'),
    stage('explain'),
    stage('screen'),
    stage('diagnose'),
    stage('answer'),
    { room: 'exports', holds: ['index.ts', 'vocabulary.ts'] },
  ],
  'packages/lists/src': [{ room: 'lists', holds: ['**'] }],
  'packages/contract/src': [{ room: 'contract', holds: ['**'] }],
  'packages/client/src': [{ room: 'client', holds: ['**'] }],
  'packages/server/src': [
    folder('lib'),
    folder('config'),
    folder('proof'),
    folder('db'),
    // The data layer of a module: its model, its SQL, and state that it keeps in memory from startup on.
    {
      room: 'kept',
      holds: [
        'lists/store/**',
        'modules/*/store/**',
        'modules/audit/audit-entry-store.ts',
        'modules/idempotency/idempotency-store.ts',
        'modules/monitoring/node-store.ts',
        'modules/access/provider/**',
        'modules/retention/scan/**',
        'http/quota-store.ts',
      ],
    },
    folder('stores'),
    folder('jobs'),
    folder('lists'),
    folder('screening'),
    folder('row-files'),
    folder('examine'),
    folder('backup'),
    folder('moving'),
    folder('context'),
    folder('http'),
    folder('modules'),
    folder('app'),
    folder('doctor'),
    { room: 'exports', holds: ['index.ts'] },
    folder('cli'),
  ],
  'packages/web/src': [folder('shared'), folder('features'), folder('app')],
};

/** Folders whose subfolders are modules: a module imports from another one only if its row allows it. */
export const MODULES = {
  'packages/server/src/modules': {
    access: ['records'],
    audit: ['records'],
    batches: ['cases', 'customers', 'decisions', 'policies', 'records', 'search'],
    cases: ['decisions', 'good-guys', 'policies', 'receipts', 'records'],
    compat: ['lists', 'monitoring', 'parties', 'policies', 'search'],
    customers: ['cases', 'history', 'policies', 'records', 'search'],
    decisions: ['records'],
    'good-guys': ['decisions', 'history', 'records'],
    history: ['decisions', 'records'],
    idempotency: ['cases', 'records'],
    lookbacks: ['records', 'search'],
    mcp: ['access', 'customers', 'lists', 'parties', 'search'],
    monitoring: ['access', 'lists', 'watch'],
    parties: ['lists', 'records', 'search'],
    policies: ['decisions', 'lists', 'records'],
    receipts: ['decisions', 'good-guys', 'records'],
    replay: ['policies', 'records', 'search'],
    retention: ['batches', 'customers', 'lookbacks', 'records'],
    rules: ['decisions', 'records'],
    search: ['cases', 'decisions', 'good-guys', 'lists', 'policies', 'records'],
    simulations: ['decisions', 'policies', 'records', 'search'],
    watch: ['customers', 'decisions', 'policies', 'records', 'search'],
    webhooks: ['records', 'watch'],
  },
  'packages/web/src/features': {},
};

/** Files with a fixed set of importers. */
export const GUARDED = {
  'packages/server/src/context/prove-principal.ts': [
    'packages/server/src/modules/access/http/authenticate.ts',
    'packages/server/src/modules/access/sessions/sessions.ts',
    'packages/server/src/modules/batches/screen-rows.ts',
    'packages/server/src/context/watch-call.ts',
  ],
};
