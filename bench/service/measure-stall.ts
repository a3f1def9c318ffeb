import { setTimeout as wait } from 'node:timers/promises';
import { type RunningService, startService } from './running-service.ts';

/** Number of rows in the batch whose reports are read, as in the original issue. */
const ROWS = 50_000;
const QUICK_ROWS = 10_000;
/** Pauses between two requests to `/livez`, and between two searches. */
const PING_EVERY_MS = 20;
const SEARCH_EVERY_MS = 50;
const WARM_MS = 3_000;
const ALONE_MS = 10_000;
const SCOPES = 'search:write,search:read,lists:read,records:read,audit:read,decisions:write';
const SURNAMES = ['Vestrakov', 'Tolbrecht', 'Quillaby', 'Brinegate', 'Hollander', 'Marrow', 'Pelagos', 'Zelmira'];

export type StallOptions = { readonly json: boolean; readonly quick: boolean };

/** Response times: 90th and 99th percentile, and maximum. */
type Times = { readonly asked: number; readonly p90Ms: number; readonly p99Ms: number; readonly longestMs: number };

export type StallReport = {
  readonly rows: number;
  readonly alone: { readonly livez: Times; readonly searches: Times };
  readonly beside: { readonly livez: Times; readonly searches: Times; readonly seconds: number };
  /** Factor by which searches are slower during long reads. */
  readonly searchesTimes: number;
};

/**
 * Runs six reports of a batch, a lookback, an evidence pack and a good-guy import at once on SQLite, and measures the
 * latency of `/livez` and searches meanwhile.
 */
export async function measureStall({ json, quick }: StallOptions): Promise<StallReport> {
  const rows = quick ? QUICK_ROWS : ROWS;
  const service = await startService(null);
  try {
    const ask = asking(service, await service.token(SCOPES));
    const batch = await screenedBatch(ask, rows);
    // The first searches after a batch still trigger compilation.
    await timed(ask, wait(WARM_MS));
    const alone = await timed(ask, wait(ALONE_MS));
    const startedMs = performance.now();
    const beside = await timed(ask, longReads(ask, batch));
    const seconds = Math.round((performance.now() - startedMs) / 100) / 10;
    const searchesTimes = Math.round((beside.searches.p99Ms / alone.searches.p99Ms) * 10) / 10;
    const report = { rows, alone, beside: { ...beside, seconds }, searchesTimes };
    if (!json) print(report);
    return report;
  } finally {
    await service.end();
    service.remove();
  }
}

type Ask = (path: string, body?: string, type?: string) => Promise<Response>;

const asking =
  ({ base }: RunningService, token: string): Ask =>
  (path, body, type = 'application/json') =>
    fetch(`${base}${path}`, {
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      ...(body === undefined ? {} : { method: 'POST', body }),
    });

/** Screens invented customers, some of them on the sample list, and resolves with the id of the finished batch. */
async function screenedBatch(ask: Ask, rows: number): Promise<string> {
  const lines = Array.from({ length: rows }, (_, row) => {
    const name = row % 10 === 0 ? 'Orlan Vestrakov' : `Person${row} ${SURNAMES[row % SURNAMES.length]}`;
    return `${row},${name},19${50 + (row % 40)}-02-03`;
  });
  const file = `id,name,birth date\n${lines.join('\n')}\n`;
  const made: { readonly id: string } = await jsonOf(
    await ask('/api/v1/batches?start=true&name=stall', file, 'text/csv'),
  );
  for (;;) {
    const { state }: { readonly state: string } = await jsonOf(await ask(`/api/v1/batches/${made.id}`));
    if (state === 'done') return made.id;
    if (state !== 'queued' && state !== 'running') throw new Error(`The batch is ${state}.`);
    await wait(250);
  }
}

async function longReads(ask: Ask, batch: string): Promise<void> {
  const reports = ['csv', 'xlsx', 'jsonl', 'csv', 'xlsx', 'jsonl'].map(
    (form) => `/api/v1/batches/${batch}/report.${form}`,
  );
  const read = async (path: string): Promise<void> => {
    const answer = await ask(path);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
  };
  const csv = `external_ref,listing,reason\n${Array.from({ length: 2_000 }, (_, at) => `c-${at},sample:P-001,other_person`).join('\n')}`;
  await Promise.all([
    ...reports.map(read),
    read(`/api/v1/audit/evidence.zip?from=2020-01-01T00:00:00Z&to=2099-01-01T00:00:00Z`),
    ask('/api/v1/lookbacks', JSON.stringify({ entityId: 'sample:P-001' })).then(jsonOf),
    ask('/api/v1/good-guy-imports', JSON.stringify({ csv })).then((answer) => answer.arrayBuffer()),
  ]);
}

/** Sends both kinds of requests until the work is done. */
async function timed(ask: Ask, until: Promise<unknown>): Promise<{ readonly livez: Times; readonly searches: Times }> {
  let isOver = false;
  const over = until.finally(() => {
    isOver = true;
  });
  const times = async (everyMs: number, once: (at: number) => Promise<Response>): Promise<Times> => {
    const tookMs: number[] = [];
    for (let at = 0; !isOver; at += 1) {
      const startedMs = performance.now();
      await (await once(at)).arrayBuffer();
      tookMs.push(performance.now() - startedMs);
      await wait(everyMs);
    }
    return timesOf(tookMs);
  };
  const [livez, searches] = await Promise.all([
    times(PING_EVERY_MS, () => ask('/livez')),
    times(SEARCH_EVERY_MS, (at) => ask('/api/v1/search', JSON.stringify({ searchText: `Person${at} Tolbrecht` }))),
    over,
  ]);
  return { livez, searches };
}

function timesOf(tookMs: readonly number[]): Times {
  const sorted = tookMs.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { asked: sorted.length, p90Ms: at(0.9), p99Ms: at(0.99), longestMs: at(1) };
}

async function jsonOf<Body>(answer: Response): Promise<Body> {
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return JSON.parse(await answer.text());
}

function print({ rows, alone, beside, searchesTimes }: StallReport): void {
  const line = (what: string, { asked, p90Ms, p99Ms, longestMs }: Times): string =>
    `${what.padEnd(34)}${String(asked).padStart(6)} asked${String(p90Ms).padStart(8)} ms p90${String(p99Ms).padStart(8)} ms p99${String(longestMs).padStart(8)} ms longest\n`;
  process.stdout.write(
    `${rows} rows; six reports, a lookback, an evidence pack and an import took ${beside.seconds} s\n` +
      line('/livez, alone', alone.livez) +
      line('/livez, beside long reads', beside.livez) +
      line('searches, alone', alone.searches) +
      line('searches, beside long reads', beside.searches) +
      `searches beside long reads take ${searchesTimes} times as long at p99\n`,
  );
}
