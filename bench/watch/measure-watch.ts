import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../../packages/server/test/support/start-postgres.ts';
import { drivePacedApart } from '../http/drive-paced.ts';
import { recombined } from '../http/search-texts.ts';
import { pick, randomFrom } from '../lists/random.ts';
import { latinFakers, personOf } from '../quality/innocent-kinds/people.ts';
import { type Ask, asking } from '../service/ask.ts';
import { type RunningService, startService } from '../service/running-service.ts';

const SEED = 20_261_127;
const CUSTOMERS = 20_000;
const QUICK_CUSTOMERS = 2_000;
/** Number of invented parties on a private list, and number that are added later. */
const PRIVATE = 1_000;
const ADDED = 200;
const COUNTRIES = ['DE', 'FR', 'GB', 'US', 'TR', 'PL', 'IN', 'BR'];
const SCOPES = 'search:write,search:read,customers:read,customers:write,lists:read,lists:write,records:read';
/** Rate of interactive searches while all customers are screened. */
const PER_SECOND = 100;
const SEARCHES = 1_500;
const MB = 1e6;

export type WatchOptions = {
  readonly lists: string;
  readonly json: boolean;
  readonly quick: boolean;
  readonly count?: string;
  readonly database?: string;
};

/** One piece of work: wall-clock seconds, CPU seconds of all threads, and customers per wall-clock second. */
type Work = { readonly seconds: number; readonly cpuSeconds: number | null; readonly perSecond: number };

export type WatchReport = {
  readonly customers: number;
  readonly imported: Work;
  readonly unchanged: Work;
  readonly full: Work & { readonly counts: unknown };
  readonly delta: Work & { readonly counts: unknown };
  readonly searchesBeside: { readonly p50: number; readonly p99: number };
  readonly rssMb: { readonly before: number | null; readonly after: number | null };
  /** SQLite only; 0 for PostgreSQL. */
  readonly databaseMb: number;
};

/**
 * Measures a book of invented customers: imported from a file, sent again unchanged, screened as a whole during
 * searches, and rescreened after 200 listings were added to a list.
 */
export async function measureWatch({ lists, json, quick, count, database }: WatchOptions): Promise<WatchReport> {
  const customers = count === undefined ? (quick ? QUICK_CUSTOMERS : CUSTOMERS) : Number(count);
  const dir = mkdtempSync(join(tmpdir(), 'namesake-lists-'));
  cpSync(lists, dir, { recursive: true });
  chmodSync(dir, 0o700);
  mkdirSync(join(dir, 'house'));
  writePrivate(dir, PRIVATE);
  const server = database === 'postgres' ? await startPostgres(['shared_buffers=128MB'], tmpdir()) : undefined;
  const service = await startService(
    dir,
    server && { NAMESAKE_DATABASE_URL: server.url(), NAMESAKE_SECRET: 'Zq3v8Lw1nT6yRk5uHd0pXb7sMf2cJg9e' },
  );
  try {
    const token = await service.token(SCOPES);
    const ask = asking(service, token);
    await service.settled();
    const before = service.rssMb();
    const book = bookOf(customers);
    const worked = (work: () => Promise<unknown>) => timed(service, customers, work);
    const imported = await worked(() => putUnderWatch(ask, book));
    const unchanged = await worked(() => putUnderWatch(ask, book));
    // The first run is due within a minute.
    await ended(ask, (run) => run['why'] === 'first');
    const names = book
      .split('\n')
      .slice(1, 20_000)
      .map((line) => line.split(',')[1] ?? '');
    const beside = drivePacedApart({
      base: service.base,
      token,
      texts: recombined(names, SEARCHES),
      leadIn: 200,
      connections: 16,
      perSecond: PER_SECOND,
    });
    let counts: unknown;
    const full = await worked(async () => {
      const { id } = await ask('/runs', '{}');
      ({ counts } = await ended(ask, (run) => run['id'] === id));
    });
    const { p50, p99 } = await beside;
    writePrivate(dir, PRIVATE + ADDED);
    await ask('/lists/house/refresh', '{}');
    await until(async () => Object((await ask('/lists/house'))['refresh'])['state'] !== 'running');
    let touched: unknown;
    const delta = await timedRun(customers, async () => {
      const run = await ended(ask, ({ kind }) => kind === 'delta');
      touched = run['counts'];
      return run;
    });
    const report = {
      customers,
      imported,
      unchanged,
      full: { ...full, counts },
      delta: { ...delta, counts: touched },
      searchesBeside: { p50, p99 },
      rssMb: { before, after: service.rssMb() },
      databaseMb: Math.round(service.databaseBytes() / MB),
    };
    if (!json) print(report);
    return report;
  } finally {
    await service.end();
    service.remove();
    await server?.remove();
    rmSync(dir, { recursive: true, force: true });
  }
}

/** A file of customers with birth dates and countries. */
function bookOf(customers: number): string {
  const [random, fakers] = [randomFrom(SEED), latinFakers(SEED)];
  const rows = Array.from({ length: customers }, (_, row) => {
    const born = `${1940 + Math.floor(random() * 65)}-0${1 + Math.floor(random() * 9)}-1${Math.floor(random() * 10)}`;
    return `c-${row},${personOf(pick(fakers, random)).replaceAll(/[,"]/g, ' ')},${born},${pick(COUNTRIES, random)}`;
  });
  return `id,name,birth date,country\n${rows.join('\n')}\n`;
}

/** Invented parties as a private list. */
function writePrivate(dir: string, parties: number): void {
  const [random, fakers] = [randomFrom(SEED + 1), latinFakers(SEED + 1)];
  const lines = Array.from({ length: parties }, (_, at) => {
    const name = [`${personOf(pick(fakers, random))} ${personOf(pick(fakers, random))}`];
    return JSON.stringify({ id: `house-${at}`, schema: 'Person', properties: { name } });
  });
  writeFileSync(join(dir, 'house', 'house.ftm.json'), `${lines.join('\n')}\n`);
}

async function putUnderWatch(ask: Ask, book: string): Promise<void> {
  const { id } = await ask('/batches?watch=true&start=true&name=book', book, 'text/csv');
  await until(async () => {
    const { state } = await ask(`/batches/${String(id)}`);
    if (state === 'failed' || state === 'paused' || state === 'cancelled')
      throw new Error(`The file is ${String(state)}.`);
    return state === 'done';
  });
}

type Run = Readonly<Record<string, unknown>>;

/** The latest run of a kind, once it has ended. */
async function ended(ask: Ask, isIt: (run: Run) => boolean): Promise<Run> {
  for (;;) {
    const { items } = await ask('/runs?limit=10');
    const run = Array.from(Object(items), (one): Run => Object(one)).find(isIt);
    if (run !== undefined && run['state'] !== 'running') return run;
    await wait(200);
  }
}

async function until(isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone())) await wait(200);
}

async function timed(service: RunningService, customers: number, work: () => Promise<unknown>): Promise<Work> {
  const [before, began] = [service.cpu(), performance.now()];
  await work();
  const after = service.cpu();
  return workOf(customers, (performance.now() - began) / 1_000, before && after && after.all - before.all);
}

/**
 * The same for a run that first waits for its turn, by its own timestamps. Loading lists takes most of the CPU time.
 */
async function timedRun(customers: number, work: () => Promise<Run>): Promise<Work> {
  const { startedAt, endedAt } = await work();
  return workOf(customers, (Date.parse(String(endedAt)) - Date.parse(String(startedAt))) / 1_000, null);
}

const tenths = (value: number): number => Math.round(value * 10) / 10;

const workOf = (customers: number, seconds: number, cpuMs: number | null): Work => ({
  seconds: tenths(seconds),
  cpuSeconds: cpuMs === null ? null : tenths(cpuMs / 1_000),
  perSecond: Math.round(customers / seconds),
});

function print({ customers, imported, unchanged, full, delta, searchesBeside, rssMb, databaseMb }: WatchReport): void {
  console.log(`${customers} customers`);
  console.table({ imported, unchanged, full: { ...full, counts: '' }, delta: { ...delta, counts: '' } });
  console.log('full', full.counts, 'delta', delta.counts);
  console.log(`searches beside the full run: p50 ${searchesBeside.p50} ms, p99 ${searchesBeside.p99} ms`);
  console.log(`memory ${rssMb.before} → ${rssMb.after} MB, database ${databaseMb} MB`);
}
