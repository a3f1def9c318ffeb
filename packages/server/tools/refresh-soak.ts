// Refreshes lists again and again under a constant load of searches: npm run soak -- --help
import { execFileSync, fork } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadKeys } from '../src/config/secret.ts';
import { resolveSettings } from '../src/config/settings.ts';
import { startService } from '../src/start-service.ts';
import type { SoakReport } from './soak-client.ts';

const USAGE = `Usage: npm run soak -- [--versions DIR] [--refreshes N] [--per-second N] [--quiet-seconds N]

  --versions DIR     folder with two or more versions of one list, taken in turn   ../shared/lists/history/un_sc
  --refreshes N      how often the lists are loaded anew                            100
  --per-second N     searches a second, all the time                                50
  --quiet-seconds N  how long searches are measured without a refresh               20
`;

const NAMESAKE = fileURLToPath(new URL('../bin/namesake.js', import.meta.url));
const MB = 2 ** 20;

const { values } = parseArgs({
  options: {
    versions: {
      type: 'string',
      default: fileURLToPath(new URL('../../../../shared/lists/history/un_sc', import.meta.url)),
    },
    refreshes: { type: 'string', default: '100' },
    'per-second': { type: 'string', default: '50' },
    'quiet-seconds': { type: 'string', default: '20' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  process.stdout.write(USAGE);
  process.exit(0);
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
  const publish = (number: number): Promise<void> =>
    copyFile(files[number % files.length] ?? '', join(listsDir, 'list.xml.gz'));
  await publish(0);
  const settings = resolveSettings({
    DATA_DIR: join(dir, 'data'),
    LISTS_DIR: listsDir,
    PORT: '0',
    LOG_LEVEL: 'silent',
  });
  const service = await startService({ settings, keys: loadKeys(settings), acceptLists: null, report: () => {} });
  await service.ready;
  const token = execFileSync(
    process.execPath,
    [NAMESAKE, 'tokens', 'create', '--name', 'soak', '--data', settings.dataDir],
    {
      encoding: 'utf8',
    },
  ).trim();
  const measure = async (deed: () => Promise<void>): Promise<SoakReport> => {
    // A process of its own: what the client does must be seen neither in the service's memory nor in its garbage collection.
    const client = fork(new URL('./soak-client.ts', import.meta.url), { execArgv: [], serialization: 'advanced' });
    const report = new Promise<SoakReport>((done, fail) => {
      client.once('message', (message: SoakReport) => done(message));
      client.once('error', fail);
      client.once('exit', () => fail(new Error('the client ended without a report')));
    });
    client.send({ url: service.url, token, perSecond: Number(values['per-second']) });
    await deed();
    client.send('end');
    return report;
  };
  // Warm: the first refresh and the first searches are slower than any later one.
  await measure(() => wait(3_000));
  await service.reload();
  const quiet = await measure(() => wait(Number(values['quiet-seconds']) * 1_000));
  const before = await settledRss();
  const startedMs = performance.now();
  const busy = await measure(async () => {
    for (let number = 1; number <= Number(values.refreshes); number += 1) {
      await publish(number);
      await service.reload();
    }
  });
  const seconds = (performance.now() - startedMs) / 1_000;
  const after = await settledRss();
  await service.stop();
  const line = (name: string, { count, failed, p50Ms, p99Ms, mostMs }: SoakReport): string =>
    `${name.padEnd(16)}${String(count).padStart(8)}${String(failed).padStart(8)}${p50Ms.toFixed(1).padStart(10)}${p99Ms.toFixed(1).padStart(10)}${mostMs.toFixed(1).padStart(10)}\n`;
  process.stdout.write(
    `${values.refreshes} refreshes in ${seconds.toFixed(0)} s, ${values['per-second']} searches a second\n`,
  );
  process.stdout.write('                searches  failed    p50 ms    p99 ms   most ms\n');
  process.stdout.write(line('quiet', quiet) + line('refreshing', busy));
  process.stdout.write(`memory ${(before / MB).toFixed(0)} MB before, ${(after / MB).toFixed(0)} MB after\n`);
  const good = quiet.failed + busy.failed === 0 && busy.p99Ms <= 2 * quiet.p99Ms && after <= before * 1.15;
  process.stdout.write(good ? 'good\n' : 'NOT good: none may fail, p99 at most doubles, memory returns\n');
  return good ? 0 : 1;
}

/** Resident memory, after what is garbage had time to go. */
async function settledRss(): Promise<number> {
  for (let round = 0; round < 5; round += 1) {
    globalThis.gc?.();
    await wait(1_000);
  }
  return process.memoryUsage.rss();
}
