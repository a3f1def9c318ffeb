import { setImmediate } from 'node:timers/promises';
import type { SearchRequest } from '@namesake/contract';
import type { Query } from '@namesake/engine';
import type { App } from '../../context/app.ts';
import type { Comparer } from '../../screening/comparer.ts';
import type { HistoryFilter } from '../history/store/history-query.ts';
import { toQuery } from '../search/apply-request.ts';
import type { Lookback, LookbackPart } from './store/lookback.ts';

/** Screenings recorded together. At most this many are compared again after a crash. */
const PART = 100;
/** Records read before other requests get their turn. */
const READ_AT_ONCE = 20;
/** Query of a screening; null if it cannot be read. */
type RecordedQuery = { readonly id: Buffer; readonly query: Query | null };

/**
 * Continues a lookback from where it stopped, from the newest screening to the oldest. Hits of a part are stored
 * together with its progress, so none is lost or repeated if a run is interrupted.
 */
export async function runLookback(app: App, id: string, signal: AbortSignal): Promise<void> {
  const { lookbacks } = app.storage;
  await lookbacks.change(id, ['queued'], { state: 'running', startedAt: app.now() });
  const lookback = await lookbacks.find(id);
  if (lookback?.state !== 'running') return;
  const comparer = app.startComparer({ entity: lookback.entity, policy: lookback.policy });
  try {
    const last = await goOn(app, await counted(app, lookback), comparer, signal);
    if (last !== undefined) await end(app, last);
  } finally {
    await comparer.close();
  }
}

/** Runs to the end; undefined if the lookback was ended before, or another node continues it. */
async function goOn(app: App, begun: Lookback, comparer: Comparer, signal: AbortSignal): Promise<Lookback | undefined> {
  const { history, lookbacks } = app.storage;
  for (let lookback = begun; ; ) {
    signal.throwIfAborted();
    const { ids, lookedTo } = await history.ids(filterOf(lookback), {
      after: lookback.lookedTo ?? undefined,
      limit: PART,
    });
    const reached = lookedTo ?? ids.at(-1);
    if (reached === undefined) return lookback;
    const part = await look(app, ids, comparer);
    signal.throwIfAborted();
    if (!(await lookbacks.finish(lookback, { ...part, lookedTo: reached }))) return undefined;
    const found = await lookbacks.find(lookback.id);
    if (found?.state !== 'running') return undefined;
    lookback = found;
  }
}

/** Screenings to compare. Those recorded after the lookback was created are excluded. */
function filterOf({ fromMs, toMs, actors, upTo }: Lookback): HistoryFilter {
  return {
    fromMs: fromMs ?? undefined,
    toMs: toMs ?? undefined,
    upTo,
    ...(actors === null ? {} : { actors }),
  };
}

/** Counts once the screenings to compare, and those already erased. */
async function counted(app: App, lookback: Lookback): Promise<Lookback> {
  if (lookback.total !== null) return lookback;
  const { history, lookbacks } = app.storage;
  const filter = filterOf(lookback);
  const toMs = Math.min(lookback.toMs ?? Number.POSITIVE_INFINITY, lookback.createdAt);
  const [total, skipped] = [await history.count(filter), await history.countGone({ ...filter, toMs })];
  await lookbacks.change(lookback.id, ['running'], { total, skipped });
  return { ...lookback, total, skipped };
}

async function look(app: App, ids: readonly Buffer[], comparer: Comparer): Promise<Omit<LookbackPart, 'lookedTo'>> {
  const asked: RecordedQuery[] = [];
  for (const [at, id] of ids.entries()) {
    if (at % READ_AT_ONCE === READ_AT_ONCE - 1) await setImmediate();
    const one = await read(app, id);
    if (one !== undefined) asked.push(one);
  }
  const readable = asked.flatMap(({ id, query }) => (query === null ? [] : [{ id, query }]));
  const compared = readable.length === 0 ? [] : await comparer.compare(readable.map(({ query }) => query));
  const hits = readable.flatMap(({ id }, at) => {
    const one = compared[at];
    if (one === undefined || one === null || one.priority === null) return [];
    return [{ screeningId: id, ...one, priority: one.priority }];
  });
  const scanned = compared.filter((one) => one !== null).length;
  return { scanned, unreadable: asked.length - scanned, hits };
}

/** Query of a screening; undefined if it was erased meanwhile. */
async function read({ storage }: App, id: Buffer): Promise<RecordedQuery | undefined> {
  try {
    const stored = await storage.screenings.find(id);
    if (stored === undefined) return undefined;
    const request: SearchRequest = JSON.parse(stored.request);
    return { id, query: toQuery(request) };
  } catch {
    // If the database itself cannot be read, the run fails and is retried.
    await storage.history.newest();
    return { id, query: null };
  }
}

async function end({ storage, now }: App, lookback: Lookback): Promise<void> {
  const { id, total, scanned, unreadable, found } = lookback;
  // Screenings that were counted but not met were erased meanwhile.
  const skipped = lookback.skipped + Math.max(0, (total ?? 0) - scanned - unreadable);
  const detail = { scanned, unreadable, skipped, found };
  const event = { at: now(), actor: 'service', action: 'lookback.done', target: id, detail, requestId: '' };
  await storage.lookbacks.change(id, ['running'], { state: 'done', endedAt: now(), skipped }, event);
}
