// Runs everything that takes too long for `.ci/run`: npm run release:check [-- STEP …]. Run it before a release and
// before closing an issue as resolved; CONTRIBUTING.md has a table of what runs when.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Tries properties ten times as often as CI, with a new seed each day. */
const WHOLE = { FC_TIMES: '10', FC_SEED: String(Math.floor(Date.now() / 86_400_000)) };
const hasLists = existsSync('../shared/lists/current');
const hasCases = hasLists && existsSync('../shared/cases');
const NO_SHARED = 'no ../shared/lists on this machine';

const vitest = (...projects) => ['npx', 'vitest', 'run', ...projects.flatMap((name) => ['--project', name])];
const bench = (...words) => ['npm', 'run', 'bench', '--', ...words];
const soak = (...words) => ['npm', 'run', 'soak', '--', ...words];

const STEPS = {
  properties: {
    doc: 'unit tests and properties, at length',
    run: vitest('engine', 'lists', 'contract', 'client', 'bench'),
  },
  slow: { doc: 'what CI runs beside npm test', run: vitest('server-slow', 'e2e-slow') },
  postgres: { doc: 'the whole API on PostgreSQL', run: vitest('api-on-postgres') },
  server: { doc: 'faults and processes', run: vitest('server-release', 'release') },
  python: { doc: 'the client of Python from its wheel; the files of a release', run: vitest('python') },
  watchman: { doc: 'the Go client of Moov Watchman', run: [...vitest('server-release'), 'watchman'] },
  yente: { doc: 'the Python client of yente', run: [...vitest('server-release'), 'yente'] },
  browser: { doc: 'the slow ways through the interface, every page in every look', run: vitest('e2e-release') },
  shared: { doc: 'laws on the official lists, at length', run: vitest('shared'), skip: hasLists ? '' : NO_SHARED },
  followthemoney: {
    doc: 'every listing is valid FollowTheMoney, by the package of Python',
    run: ['node', 'packages/lists/tools/followthemoney/check.ts', '../shared/lists/current'],
    skip: hasLists ? '' : NO_SHARED,
  },
  law: { doc: 'listed names in every frame', run: bench('law', '--count', '20000'), skip: hasLists ? '' : NO_SHARED },
  gate: { doc: 'cleared requests with a listed name put in', run: bench('gate'), skip: hasLists ? '' : NO_SHARED },
  quality: { doc: 'every figure of quality', run: bench('quality', '--check'), skip: hasCases ? '' : NO_SHARED },
  speed: { doc: 'every figure of speed', run: bench('speed', '--check'), skip: hasLists ? '' : NO_SHARED },
  faults: { doc: 'faults of lists, database and process in turn', run: soak('--faults') },
  nodes: { doc: 'nodes killed under load', run: soak('--nodes', '3', '--minutes', '10') },
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(STEPS, name));
if (unknown.length > 0) {
  process.stderr.write(`release:check: there is no step ${unknown.join(', ')}. Steps:\n`);
  for (const [name, { doc }] of Object.entries(STEPS)) process.stderr.write(`  ${name.padEnd(16)}${doc}\n`);
  process.exit(2);
}

const results = [];
for (const [name, { doc, run, skip }] of Object.entries(STEPS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  process.stdout.write(`\n== ${name}: ${doc}\n`);
  const startedMs = performance.now();
  const outcome = skip ? `skipped: ${skip}` : await outcomeOf(run);
  results.push({ name, outcome, minutes: (performance.now() - startedMs) / 60_000 });
}
process.stdout.write('\n');
for (const { name, outcome, minutes } of results)
  process.stdout.write(`${name.padEnd(16)}${outcome.padEnd(10)}${minutes.toFixed(1)} min\n`);
process.exit(results.some(({ outcome }) => outcome === 'FAILED') ? 1 : 0);

function outcomeOf([command, ...args]) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...WHOLE } });
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0 ? 'passed' : 'FAILED'));
  });
}
