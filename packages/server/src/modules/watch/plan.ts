import type { RunKind, RunReason } from '@namesake/contract';
import type { App } from '../../context/app.ts';
import type { AuditEvent } from '../../db/ledger/audit-log.ts';
import { randomBase62 } from '../../lib/ids/base62.ts';
import { isComplete } from '../../lists/state/list-state-reader.ts';
import { plainGroup } from '../customers/store/group-store.ts';
import { touchedSince } from './delta.ts';
import { changesSince, currentBasis, otherBases } from './screening-basis.ts';
import { fullDueAt, lastFullOf, NO_COUNTS, type Run, type ScreeningBasis } from './store/run.ts';

/** Groups due within this time after another one join its run, so that groups with different rhythms stay together. */
const TOGETHER_MS = 3_600_000;

type Planned = { readonly kind: RunKind; readonly why: RunReason; readonly dueAt: number | null } & Pick<Run, 'groups'>;
type Asked = Planned & Pick<Run, 'createdBy' | 'policy'>;

/** Begins the run that is due; undefined if none is due or one is in progress. Missed runs are caught up on. */
export async function planRun(app: App): Promise<Run | undefined> {
  // A node that has not loaded the newest lists would clear customers whom other nodes have found on them.
  if (!(await app.sharing.isNewest())) return undefined;
  const basis = await currentBasis(app);
  if (basis === undefined || !(await app.storage.book.isAnyWatched())) return undefined;
  const planned = await dueRun(app, basis);
  return planned && beginRun(app, basis, { ...planned, createdBy: 'service', policy: null });
}

async function dueRun(app: App, basis: ScreeningBasis): Promise<Planned | undefined> {
  const { runs } = app.storage;
  const [last, full] = [await runs.latest(), await runs.latest('full')];
  const everybody = { kind: 'full', dueAt: null, groups: null } as const;
  if (last === undefined || full === undefined) return { ...everybody, why: 'first' };
  const others = await otherBases(app, last, basis);
  if (others.some(({ rulesKey }) => rulesKey !== basis.rulesKey)) return { ...everybody, why: 'rules' };
  const hasChanged = others.length > 0;
  if (last.state === 'incomplete') {
    // Nothing records whom that run could not clear, so a delta since then would leave them out.
    if (isComplete(app.lists.states(app.now()))) return { ...everybody, why: 'completed' };
    return hasChanged ? { ...everybody, why: 'lists' } : undefined;
  }
  if (hasChanged) {
    const touched = await touchedSince(app, last.basis);
    return { ...everybody, kind: touched === undefined ? 'full' : 'delta', why: 'lists' };
  }
  return dueByRhythm(app);
}

/** Full run over the groups that are due by their rhythm, together with those due soon. */
async function dueByRhythm({ now, storage }: App): Promise<Planned | undefined> {
  const { customerGroups, runs } = storage;
  const [fulls, saved, nowMs] = [await runs.fulls(), await customerGroups.all(), now()];
  const due = (await customerGroups.names()).map((name) => {
    const full = lastFullOf(fulls, name);
    const group = saved.find((one) => one.name === name) ?? plainGroup(name);
    return { name, at: full === undefined ? nowMs : fullDueAt(full, group) };
  });
  const dueAt = Math.min(...due.map(({ at }) => at));
  if (nowMs < dueAt) return undefined;
  const together = due.filter(({ at }) => at <= nowMs + TOGETHER_MS).map(({ name }) => name);
  const groups = together.length === due.length ? null : together;
  return { kind: 'full', why: 'schedule', dueAt, groups };
}

/** Begins a run over the customers currently under watch. Undefined if another run is in progress. */
export async function beginRun(
  app: App,
  basis: ScreeningBasis,
  asked: Asked,
  requestId = '',
): Promise<Run | undefined> {
  const { count, last, byGroup } = await app.storage.book.sizeByGroup(asked.groups);
  const startedAt = app.now();
  const before = await app.storage.runs.latest();
  const run: Run = {
    id: `run_${randomBase62(16)}`,
    ...asked,
    state: 'running',
    startedAt,
    endedAt: null,
    step: 0,
    processedTo: 0,
    counts: NO_COUNTS,
    byGroup: {},
    root: null,
    book: count,
    books: byGroup,
    upTo: last,
    basis,
    changes: before === undefined ? [] : changesSince(before.basis, basis),
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
