// Measures the engine, the service and the reading of lists: npm run bench -- --help
import { parseArgs } from 'node:util';

const USAGE = `Usage: npm run bench [-- WHAT …] [options]

  quality   how well names are matched, on labelled cases
  calibration  how often a score means the same party, on generated pairs, and whether scores pile up
  cross-validation  whether estimated effects hold for groups of names that they were not estimated from
  speed     how long searches, builds and loads take, and what they hold
  http      requests a second of the service, their times and its CPU time
  kinds     what a search over HTTP costs the service, by kind of text: names of customers, listed names, payments …
  stall     how long the service is silent while reports of a batch and other long reads run, on SQLite
  watch     a book of customers: put under watch, screened as a whole, and after a change of 200 listings
  light-names  which listed names of one word are also everyday words, and what innocent texts would find without that
  lists     how fast and in how much memory lists are read
  law       listed names in all frames and disguises, short forms beside other words, family names: few may be missed
  gate      cleared requests with a listed name put into them: none may be cleared again
  printed   numbers, birth dates and contacts as lists print them: none may be missed
  peers     the same names screened here and by running services of Watchman and yente: found, missed, others, time
  answers   what the service answers to some 13,000 requests, to be compared before and after a change
  Without WHAT: speed and quality.

  --json         figures as JSON
  --check        compare with the committed baseline in bench/baseline; exit code 1 where one is worse
  --update       write that baseline anew
  --database postgres   of http: in addition to SQLite, a PostgreSQL on this machine; of watch: in its place
  --quick        smaller samples, and without what takes long
  --short        of quality: the usual samples, without what takes long
  --lists DIR    official list files                     ../shared/lists/current
  --cases DIR    labelled cases                          ../shared/cases
  --all, --parts, --only NAMES, --rows SET   of quality: docs/guide/quality.md
  --rows light, heavy, causes or two-words   of light-names: prints the words
  --grow N,N     of speed: at these multiples of the names
  --out FILE, --against FILE   of answers: where they are written, and what they must equal
  --only PART, --rows all or TEXT   of printed: numbers, dates or contacts; prints what was missed
  --count N, --seed N   of law and gate: how many, and from which seed; --rows all prints what was missed
  --watchman URL, --yente URL   of peers: addresses of /v2/search and /match/DATASET, with their parameters
  --out FILE     of peers: writes the list as FollowTheMoney for a yente to load, and ends
  --count N, --seed N   of peers: how many names (500), and from which seed; --rows all prints what not all found
  --count N      of watch: how many customers, by default 20,000

Examples:
  npm run bench -- quality --quick
  npm run bench -- speed --check
  npm run bench -- http --quick --json
  npm run bench -- peers --lists DIR --watchman 'http://127.0.0.1:8084/v2/search?minMatch=0.9'
  npm run bench -- answers --out before.json.gz      (then, after the change:  answers --against before.json.gz)
`;

function readArgs() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        json: { type: 'boolean', default: false },
        lists: { type: 'string', default: '../shared/lists/current' },
        cases: { type: 'string', default: '../shared/cases' },
        all: { type: 'boolean', default: false },
        quick: { type: 'boolean', default: false },
        short: { type: 'boolean', default: false },
        parts: { type: 'boolean', default: false },
        only: { type: 'string' },
        rows: { type: 'string' },
        check: { type: 'boolean', default: false },
        update: { type: 'boolean', default: false },
        grow: { type: 'string' },
        out: { type: 'string' },
        against: { type: 'string' },
        count: { type: 'string' },
        seed: { type: 'string' },
        database: { type: 'string' },
        watchman: { type: 'string' },
        yente: { type: 'string' },
      },
    });
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

function refuse(why: string): never {
  process.stderr.write(`bench: ${why}\n\n${USAGE}`);
  process.exit(2);
}

const { values, positionals } = readArgs();
if (values.help) {
  process.stdout.write(USAGE);
  process.exit(0);
}
const MEASURES: Readonly<Record<string, () => Promise<unknown>>> = {
  quality: async () => (await import('./quality/measure-quality.ts')).measureQuality(values),
  calibration: async () => (await import('./findings/measure-calibration.ts')).measureCalibration(values),
  'cross-validation': async () =>
    (await import('./findings/measure-cross-validation.ts')).measureCrossValidation(values),
  speed: async () => (await import('./speed/measure-speed.ts')).measureSpeed(values),
  http: async () =>
    values.database === 'postgres'
      ? (await import('./http/measure-databases.ts')).measureDatabases(values)
      : (await import('./http/measure-http.ts')).measureHttp(values),
  kinds: async () => (await import('./http/measure-kinds.ts')).measureKinds(values),
  watch: async () => (await import('./watch/measure-watch.ts')).measureWatch(values),
  stall: async () => (await import('./service/measure-stall.ts')).measureStall(values),
  peers: async () => (await import('./peers/measure-peers.ts')).measurePeers(values),
  'light-names': async () => (await import('./light-names/measure-light-names.ts')).measureLightNames(values),
  answers: async () => (await import('./answers/measure-answers.ts')).measureAnswers(values),
  printed: async () => (await import('./printed/measure-printed.ts')).measurePrinted(values),
  lists: async () => (await import('./lists/measure-lists.ts')).measureLists(values),
  gate: async () => (await import('./law/measure-gate.ts')).measureGateLaw(values),
  law: async () => (await import('./law/measure-law.ts')).measureLaw(values),
};
const wanted = positionals.length > 0 ? positionals : ['speed', 'quality'];
// Checked before anything that takes minutes.
for (const what of wanted) if (!Object.hasOwn(MEASURES, what)) refuse(`"${what}" is not measured here.`);
const report: Record<string, unknown> = {};
for (const what of wanted) report[what] = await MEASURES[what]?.();
if (values.json) console.log(JSON.stringify(report, null, 2));
