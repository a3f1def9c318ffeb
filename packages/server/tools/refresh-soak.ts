// Refreshes lists again and again under a constant load of searches: npm run soak -- --help
import { type ChildProcess, execFileSync, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { batchReportText, batchSoak, isGoodBatch } from './batch-soak/batch-soak.ts';
import { faultSoak } from './fault-soak.ts';
import { nodeSoak } from './node-soak/node-soak.ts';
import { isGood, reportText } from './node-soak/print-report.ts';
import type { SoakReport } from './soak-client.ts';

const USAGE = `Usage: npm run soak -- [--versions DIR] [--beside DIR] [--refreshes N] [--per-second N] [--pause-seconds N] [--quiet-seconds N] [--warm-refreshes N]
       npm run soak -- --faults [--seconds N] [--per-second N]
       npm run soak -- --nodes N [--minutes N] [--per-second N]
       npm run soak -- --batch ROWS [--database sqlite|postgres] [--lists DIR]

  --nodes N          N nodes on one PostgreSQL, which is started for this: nodes are killed, the database restarts twice, a list changes every minute; nothing is lost, doubled or different
  --minutes N        how long                                                       10

  --batch ROWS       a batch of ROWS rows by CSV: the service is killed three times on the way; the outcomes of rows are compared with namesake screen
  --database NAME    sqlite or postgres, which is started for this                  sqlite
  --lists DIR        folder of the lists                                            ../shared/lists/current

  --faults           faults of lists, database and process in turn, with invented lists: nothing that was answered is lost, nobody listed is cleared
  --seconds N        how long, and each fault at least once                         120

  --versions DIR     folder with two or more versions of one list, taken in turn   ../shared/lists/history/un_sc
  --beside DIR       folders of other lists that are loaded with it; that of the same list is left out
  --refreshes N      how often the lists are loaded anew                            100
  --per-second N     searches a second, all the time                                50
  --pause-seconds N  wait between two refreshes                                     0
  --quiet-seconds N  how long searches are measured without a refresh               20
  --warm-refreshes N  refreshes under the same load before anything is measured     15
`;

/** The list of the default versions. */
const LIST = 'un_sc';
const NAMESAKE = fileURLToPath(new URL('../bin/namesake.js', import.meta.url));
/** A collection starts some seconds after the last swap (`collectGarbageSoon`); until then replaced indexes count. */
const SETTLE_MS = 15_000;
const MAX_GROWTH = 1.15;

const { values } = parseArgs({
  options: {
    versions: {
      type: 'string',
      default: fileURLToPath(new URL('../../../../shared/lists/history/un_sc', import.meta.url)),
    },
    beside: { type: 'string' },
    refreshes: { type: 'string', default: '100' },
    'per-second': { type: 'string', default: '50' },
    'pause-seconds': { type: 'string', default: '0' },
    'quiet-seconds': { type: 'string', default: '20' },
    'warm-refreshes': { type: 'string', default: '15' },
    nodes: { type: 'string' },
    minutes: { type: 'string', default: '10' },
    batch: { type: 'string' },
    database: { type: 'string', default: 'sqlite' },
    lists: {
      type: 'string',
      default: fileURLToPath(new URL('../../../../shared/lists/current', import.meta.url)),
    },
    faults: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '120' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  process.stdout.write(USAGE);
  process.exit(0);
}
if (values.faults)
  process.exit(await faultSoak({ seconds: Number(values.seconds), perSecond: Number(values['per-second']) }));
if (values.nodes !== undefined) {
  const report = await nodeSoak({
    nodes: Number(values.nodes),
    seconds: Number(values.minutes) * 60,
    perSecond: Number(values['per-second']),
  });
  process.stdout.write(reportText(report));
  process.exit(isGood(report) ? 0 : 1);
}

if (values.batch !== undefined) {
  const rows = Number(values.batch);
  const database = values.database === 'postgres' ? 'postgres' : 'sqlite';
  const report = await batchSoak({ rows, database, lists: resolve(values.lists), kills: [0.2, 0.45, 0.7] });
  process.stdout.write(batchReportText(report));
  process.exit(isGoodBatch(report, rows) ? 0 : 1);
}

const folder = await mkdtemp(join(tmpdir(), 'namesake-soak-'));
try {
  process.exitCode = await soak(folder);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function soak(dir: string): Promise<number> {
  const files = (await readdir(values.versions)).sort().map((name) => resolve(values.versions, name));
  if (files.length < 2) throw new Error(`${values.versions} holds fewer than two versions`);
  const listsDir = join(dir, 'lists');
  await mkdir(listsDir);
  await putBeside(listsDir);
  const publish = (number: number): Promise<void> =>
    copyFile(files[number % files.length] ?? '', join(listsDir, 'list.xml.gz'));
  await publish(0);
  const service = await startService(join(dir, 'data'), listsDir);
  try {
    return await measureRefreshes(service, publish);
  } finally {
    service.process.kill('SIGTERM');
    await once(service.process, 'exit');
  }
}

/** Other lists, where they lie: an index of the size that a service has. */
async function putBeside(listsDir: string): Promise<void> {
  const { beside } = values;
  if (beside === undefined) return;
  for (const name of await readdir(beside))
    if (name !== LIST) await symlink(resolve(beside, name), join(listsDir, name));
}

async function measureRefreshes(service: Service, publish: (number: number) => Promise<void>): Promise<number> {
  const refresh = async (): Promise<void> => {
    const headers = { authorization: `Bearer ${service.token}` };
    const answer = await fetch(`${service.url}/api/v1/lists/${LIST}/refresh`, { method: 'POST', headers });
    if (!answer.ok) throw new Error(`the refresh was answered ${answer.status}`);
  };
  const refreshAll = async (from: number, to: number): Promise<void> => {
    for (let number = from; number < to; number += 1) {
      await publish(number);
      await refresh();
      await wait(Number(values['pause-seconds']) * 1_000);
    }
  };
  const warm = Number(values['warm-refreshes']);
  // Searches and refreshes alike: code is compiled, caches fill, the heap finds its size. Memory that grows after that
  // is a leak.
  await measure(service, () => refreshAll(1, warm + 1));
  const quiet = await measure(service, () => wait(Number(values['quiet-seconds']) * 1_000));
  const before = await settledRss(service);
  const startedMs = performance.now();
  const busy = await measure(service, () => refreshAll(warm + 1, warm + 1 + Number(values.refreshes)));
  const seconds = (performance.now() - startedMs) / 1_000;
  const after = await settledRss(service);
  process.stdout.write(
    `${values.refreshes} refreshes in ${seconds.toFixed(0)} s, ${values['per-second']} searches a second\n`,
  );
  process.stdout.write('                searches  failed    p50 ms    p99 ms   most ms\n');
  process.stdout.write(lineOf('quiet', quiet) + lineOf('refreshing', busy));
  process.stdout.write(`memory ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after\n`);
  const good = quiet.failed + busy.failed === 0 && busy.p99Ms <= 2 * quiet.p99Ms && after <= before * MAX_GROWTH;
  process.stdout.write(good ? 'good\n' : 'NOT good: none may fail, p99 at most doubles, memory returns\n');
  return good ? 0 : 1;
}

type Service = { readonly process: ChildProcess; readonly url: string; readonly token: string };

/**
 * The service as its users start it: a process of its own, with the variables and flags of the program's first line.
 */
async function startService(dataDir: string, listsDir: string): Promise<Service> {
  const child = spawn(NAMESAKE, ['serve', '--port', '0', '--data', dataDir, '--lists', listsDir], {
    env: { ...process.env, NAMESAKE_LOG_LEVEL: 'silent', NAMESAKE_LISTS_ATTESTED: 'a soak on stored lists' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  const url = await new Promise<string>((ready, fail) => {
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const [, found] = /Ready: searches are answered at (http:\/\/[\d.:]+)\//.exec(said) ?? [];
      if (found !== undefined) ready(found);
    });
    child.once('exit', () => fail(new Error(`the service ended: ${said}`)));
  });
  const scopes = ['--scopes', 'search:write,lists:read,lists:write'];
  const made = ['tokens', 'create', '--name', 'soak', ...scopes, '--data', dataDir];
  const token = execFileSync(process.execPath, [NAMESAKE, ...made], { encoding: 'utf8' }).trim();
  return { process: child, url, token };
}

/** What a client sees meanwhile. It is a process of its own too: its garbage must not be taken for the service's. */
async function measure({ url, token }: Service, deed: () => Promise<void>): Promise<SoakReport> {
  const client = fork(new URL('./soak-client.ts', import.meta.url), { execArgv: [], serialization: 'advanced' });
  const report = new Promise<SoakReport>((done, fail) => {
    client.once('message', (message: SoakReport) => done(message));
    client.once('error', fail);
    client.once('exit', () => fail(new Error('the client ended without a report')));
  });
  client.send({ url, token, perSecond: Number(values['per-second']) });
  await deed();
  client.send('end');
  return report;
}

function lineOf(name: string, { count, failed, p50Ms, p99Ms, mostMs }: SoakReport): string {
  const times = [p50Ms, p99Ms, mostMs].map((time) => time.toFixed(1).padStart(10)).join('');
  return `${name.padEnd(16)}${String(count).padStart(8)}${String(failed).padStart(8)}${times}\n`;
}

/** Resident memory in MB, when what is garbage had time to go. Linux only; 0 elsewhere. */
async function settledRss({ process: { pid } }: Service): Promise<number> {
  await wait(SETTLE_MS);
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1_024;
}
