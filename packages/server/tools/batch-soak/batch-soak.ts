import { createWriteStream, openAsBlob, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { runCommand, type SpawnedService, spawnService } from '../../test/support/spawn-service.ts';
import { startPostgres } from '../../test/support/start-postgres.ts';
import { type Comparison, compareLines } from './compare-lines.ts';
import { inventedRows, listedNames } from './invented-rows.ts';
import { Pace } from './pace.ts';
import { writeCsv, writeLines } from './write-files.ts';

const SECRET = 'Zq3v8Lw1nT6yRk5uHd0pXb7sMf2cJg9e';
const LOOK_EVERY_MS = 1_000;

export type BatchSoakOptions = {
  readonly rows: number;
  readonly database: 'sqlite' | 'postgres';
  /** Folder of the lists. */
  readonly lists: string;
  /** Parts of the rows after which the service is killed. */
  readonly kills: readonly number[];
};

export type BatchSoakReport = {
  readonly seconds: number;
  /** While rows were screened: without starts, and without the wait until the job goes on. */
  readonly rowsPerSecond: number;
  /** Longest time from a kill until the next row. */
  readonly mostAwaySeconds: number;
  readonly counts: Readonly<Record<string, number>>;
  readonly killed: number;
  /** Resident memory in MB by tenth of the rows: the most that was seen. */
  readonly memory: readonly number[];
  readonly comparison: Comparison;
  /** What `namesake verify` said. */
  readonly verified: { readonly isWhole: boolean; readonly said: string };
};

/** A batch by CSV: the service is killed on the way, and rows are compared with `namesake screen`. */
export async function batchSoak(options: BatchSoakOptions): Promise<BatchSoakReport> {
  const dir = await mkdtemp(join(tmpdir(), 'namesake-batch-'));
  const flags = ['max_connections=100', 'shared_buffers=256MB'];
  const postgres = options.database === 'postgres' ? await startPostgres(flags, tmpdir()) : undefined;
  try {
    const database = postgres === undefined ? {} : { NAMESAKE_DATABASE_URL: postgres.url() };
    const environment = { NAMESAKE_SECRET: SECRET, NAMESAKE_LOG_LEVEL: 'silent', ...database };
    return await run(options, dir, environment);
  } finally {
    await postgres?.remove();
    await rm(dir, { recursive: true, force: true });
  }
}

async function run(
  { rows, lists, kills }: BatchSoakOptions,
  dir: string,
  environment: NodeJS.ProcessEnv,
): Promise<BatchSoakReport> {
  const files = { csv: 'rows.csv', lines: 'rows.jsonl', report: 'report.jsonl', screened: 'screened.jsonl' };
  const [csv, lines, report, screened] = Object.values(files).map((name) => join(dir, name)) as [
    string,
    string,
    string,
    string,
  ];
  const listed = await listedNames(lists);
  await writeCsv(csv, inventedRows(rows, listed));
  await writeLines(lines, inventedRows(rows, listed));
  const data = join(dir, 'data');
  const start = (): Promise<SpawnedService> => spawnService(data, ['--lists', lists], environment);
  let service = await start();
  const made = ['tokens', 'create', '--name', 'soak', '--scopes', 'search:write,search:read', '--data', data];
  const token = (await runCommand(made, '', environment)).stdout.trim();
  const authorization = `Bearer ${token}`;
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${service.url}/api/v1${path}`, {
      ...init,
      headers: { authorization, ...init.headers },
    });
    if (!response.ok) throw new Error(`${path} was answered ${response.status}: ${await response.text()}`);
    return response;
  };
  const startedMs = performance.now();
  const headers = { 'content-type': 'text/csv' };
  const { id } = Object(
    await (await ask('/batches?start=true', { method: 'POST', headers, body: await openAsBlob(csv) })).json(),
  );
  const memory = Array.from({ length: 10 }, () => 0);
  const pace = new Pace();
  let killed = 0;
  let counts: Record<string, number> = {};
  for (;;) {
    await wait(LOOK_EVERY_MS);
    const batch = Object(await (await ask(`/batches/${id}`)).json());
    counts = batch.counts;
    pace.see(batch.rowCount);
    const tenth = Math.min(9, Math.floor((batch.rowCount * 10) / rows));
    memory[tenth] = Math.max(memory[tenth] ?? 0, residentMb(service.pid));
    if (batch.state === 'done') break;
    if (!['queued', 'running'].includes(batch.state)) throw new Error(`the batch is ${batch.state}: ${batch.problem}`);
    if (batch.rowCount < rows * (kills[killed] ?? 2)) continue;
    killed += 1;
    await service.end('SIGKILL');
    pace.away();
    service = await start();
  }
  const seconds = (performance.now() - startedMs) / 1_000;
  const { body } = await ask(`/batches/${id}/report.jsonl`);
  if (body !== null)
    await pipeline(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]), createWriteStream(report));
  await service.end('SIGTERM');
  // A folder that is named goes before the database of the environment.
  const folder = environment['NAMESAKE_DATABASE_URL'] === undefined ? ['--data', data] : [];
  const verified = await runCommand(['verify', ...folder], '', environment);
  await runCommand(['screen', '--lists', lists, '--in', lines, '--out', screened], '', environment);
  return {
    seconds,
    counts,
    killed,
    memory,
    rowsPerSecond: pace.perSecond,
    mostAwaySeconds: pace.mostAwaySeconds,
    comparison: await compareLines(report, screened),
    verified: { isWhole: verified.code === 0, said: `${verified.stdout}${verified.stderr}`.trim() },
  };
}

/** Resident memory in MB. Linux only; 0 elsewhere. */
function residentMb(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024;
  } catch {
    return 0;
  }
}

/** Whether no row was lost, doubled or different, and memory stayed as it was. */
export function isGoodBatch({ comparison, memory, verified, counts }: BatchSoakReport, rows: number): boolean {
  const [, , warm = 0] = memory;
  const total = Object.entries(counts).reduce((sum, [name, count]) => sum + (name === 'suppressed' ? 0 : count), 0);
  const isExact = comparison.rows === rows && comparison.distinctSearches === rows && total === rows;
  return isExact && comparison.different.length === 0 && verified.isWhole && (memory.at(-1) ?? 0) <= warm * MAX_GROWTH;
}

const MAX_GROWTH = 1.25;

/** The report as a table. */
export function batchReportText(report: BatchSoakReport): string {
  const { comparison, counts, killed, memory, mostAwaySeconds, rowsPerSecond, seconds, verified } = report;
  const rows: readonly (readonly [string, string | number])[] = [
    ['rows', comparison.rows],
    ['rows a second', Math.round(rowsPerSecond)],
    ['seconds in all', Math.round(seconds)],
    ['seconds from a kill to the next row', Math.round(mostAwaySeconds)],
    ['kill -9', killed],
    ['distinct screenings', comparison.distinctSearches],
    ['rows that differ from namesake screen', comparison.different.length],
    ['by outcome', JSON.stringify(counts)],
    ['memory by tenth, MB', memory.map((mb) => Math.round(mb)).join(' ')],
    ['chain of records', verified.isWhole ? 'whole' : verified.said],
  ];
  const width = Math.max(...rows.map(([name]) => name.length)) + 2;
  return `${rows.map(([name, value]) => `${name.padEnd(width)}${value}`).join('\n')}\n`;
}
