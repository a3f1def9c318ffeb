import type { RunKind, RunReason } from '@namesake/contract';
import type { App } from '../../context/app.ts';
import type { AuditEvent } from '../../db/ledger/audit-log.ts';
import { randomBase62 } from '../../lib/ids/base62.ts';
import { isComplete } from '../../lists/state/list-book.ts';
import { touchedSince } from './delta.ts';
import { changesSince, groundOf } from './ground.ts';
import { type Ground, NO_COUNTS, type Run } from './store/run.ts';

/** A full run is due so long after the one before. */
export const FULL_EACH_MS = 24 * 3_600_000;

type Planned = { readonly kind: RunKind; readonly why: RunReason; readonly dueAt: number | null };
type Asked = Planned & Pick<Run, 'createdBy' | 'policy'>;

/** Begins the run that is due; undefined where none is, or one is under way. Whatever was missed is made up for. */
export async function planRun(app: App): Promise<Run | undefined> {
  const ground = await groundOf(app);
  if (ground === undefined || (await app.storage.customers.bookSize()).last === 0) return undefined;
  const planned = await dueRun(app, ground);
  return planned && beginRun(app, ground, { ...planned, createdBy: 'service', policy: null });
}

async function dueRun(app: App, ground: Ground): Promise<Planned | undefined> {
  const { runs } = app.storage;
  const [last, full] = [await runs.latest(), await runs.latest('full')];
  if (last === undefined || full === undefined) return { kind: 'full', why: 'first', dueAt: null };
  if (last.ground.rulesKey !== ground.rulesKey) return { kind: 'full', why: 'rules', dueAt: null };
  const hasChanged = last.ground.key !== ground.key;
  if (last.state === 'incomplete') {
    // Whom it could not clear is known to nobody: a delta since it would leave them out.
    if (isComplete(app.lists.states(app.now()))) return { kind: 'full', why: 'completed', dueAt: null };
    return hasChanged ? { kind: 'full', why: 'lists', dueAt: null } : undefined;
  }
  if (hasChanged) {
    const touched = await touchedSince(app, last.ground);
    return { kind: touched === undefined ? 'full' : 'delta', why: 'lists', dueAt: null };
  }
  const dueAt = full.startedAt + FULL_EACH_MS;
  return app.now() < dueAt ? undefined : { kind: 'full', why: 'schedule', dueAt };
}

/** Begins a run over everybody who is under watch now. Undefined where one is under way. */
export async function beginRun(app: App, ground: Ground, asked: Asked, requestId = ''): Promise<Run | undefined> {
  const { count, last } = await app.storage.customers.bookSize();
  const startedAt = app.now();
  const before = await app.storage.runs.latest();
  const run: Run = {
    id: `run_${randomBase62(16)}`,
    ...asked,
    state: 'running',
    startedAt,
    endedAt: null,
    step: 0,
    lookedTo: 0,
    counts: NO_COUNTS,
    root: null,
    book: count,
    upTo: last,
    ground,
    changes: before === undefined ? [] : changesSince(before.ground, ground),
  };
  const { kind, why } = asked;
  const action = 'watch.run_started';
  const event: AuditEvent = {
    at: startedAt,
    actor: asked.createdBy,
    action,
    target: run.id,
    detail: { kind, why },
    requestId,
  };
  return (await app.storage.runs.add(run, event)) ? run : undefined;
}
