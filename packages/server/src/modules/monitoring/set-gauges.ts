import { LIST_STATUSES } from '@namesake/contract';
import type { JobCounts } from '../../db/jobs/job-store.ts';
import { JOB_KINDS } from '../../jobs/job-kinds.ts';
import type { StorageProblem } from '../../lib/errors/storage-problem.ts';
import type { ListState } from '../../lists/state/list-state.ts';
import type { Gauges } from './instruments.ts';
import type { NodeFacts } from './node-facts.ts';

/** Every kind of problem. A missing one is a compile error. */
const PROBLEM_KINDS: Readonly<Record<StorageProblem['kind'], true>> = {
  full: true,
  read_only: true,
  busy: true,
  failing: true,
  damaged: true,
  replaced: true,
  taken: true,
  unreachable: true,
  refused: true,
};

/** Sets every gauge. Leaves out facts that could not be read. Synchronous, so that no reader sees half of it. */
export function setGauges(gauges: Gauges, facts: NodeFacts): void {
  const { ledger, disk, lastBackupMs } = facts;
  for (const gauge of Object.values(gauges)) gauge.reset();
  setService(gauges, facts);
  setLists(gauges, facts.lists);
  setJobs(gauges, facts.jobs);
  setOrRemove(gauges.ledgerEntries, ledger?.entries);
  setOrRemove(gauges.unsealed, ledger?.unsealed);
  setOrRemove(gauges.policiesWaiting, facts.policiesWaiting);
  setOrRemove(gauges.webhooksDisabled, facts.webhooks?.disabled);
  if (facts.webhooks !== undefined) {
    gauges.webhookDeliveries.set({ state: 'waiting' }, facts.webhooks.waiting);
    gauges.webhookDeliveries.set({ state: 'failed' }, facts.webhooks.failed);
  }
  setOrRemove(gauges.watchCustomers, facts.watch?.customers);
  setOrRemove(gauges.watchDue, facts.watch?.due);
  setOrRemove(gauges.watchCurrent, facts.watch && (facts.watch.isCurrent ? 1 : 0));
  const lastRunMs = facts.watch?.lastRunMs ?? undefined;
  setOrRemove(gauges.watchLastRun, lastRunMs === undefined ? undefined : lastRunMs / 1_000);
  setOrRemove(gauges.dataFree, disk?.freeBytes);
  setOrRemove(gauges.dataSize, disk?.sizeBytes);
  setOrRemove(gauges.lastBackup, lastBackupMs === undefined ? undefined : lastBackupMs / 1_000);
}

function setService(gauges: Gauges, facts: NodeFacts): void {
  const { readiness, version, engine, threads, storageProblem } = facts;
  gauges.build.set({ version, engine: engine.version, model: engine.modelHash }, 1);
  gauges.ready.set(readiness.status === 'ready' ? 1 : 0);
  gauges.complete.set(readiness.complete ? 1 : 0);
  gauges.demo.set(readiness.demo ? 1 : 0);
  gauges.controlFaults.set(facts.controlFaults);
  gauges.listsLag.set(facts.listsLagMs / 1_000);
  gauges.queue.set(facts.queueLength);
  gauges.threads.set({ state: 'idle' }, threads.idle);
  gauges.threads.set({ state: 'busy' }, threads.busy);
  gauges.threadsMost.set(threads.most);
  for (const kind of Object.keys(PROBLEM_KINDS)) gauges.storageProblem.set({ kind }, kind === storageProblem ? 1 : 0);
}

function setLists(gauges: Gauges, states: readonly ListState[]): void {
  gauges.incomplete.set(states.filter(({ status }) => status === 'incomplete').length);
  for (const { id: list, ageSeconds, required, status, loaded, heldRemovals, problem, problemKind } of states) {
    // An unknown age has no value; the state shows it.
    if (ageSeconds !== null) gauges.listAge.set({ list }, ageSeconds);
    gauges.listRecords.set({ list }, loaded?.records ?? 0);
    gauges.listRequired.set({ list }, required ? 1 : 0);
    gauges.heldRemovals.set({ list }, heldRemovals);
    gauges.listRefused.set({ list }, problem !== null && problemKind === 'refused' ? 1 : 0);
    if (loaded !== null) gauges.listInfo.set({ list, version: loaded.version }, 1);
    for (const state of LIST_STATUSES) gauges.listState.set({ list, state }, state === status ? 1 : 0);
  }
}

function setJobs(gauges: Gauges, counts: NodeFacts['jobs']): void {
  if (counts === undefined) return;
  const none = Object.keys(JOB_KINDS).map((kind): JobCounts => ({ kind, queued: 0, active: 0, failed: 0 }));
  for (const { kind, ...states } of [...none, ...counts])
    for (const [state, count] of Object.entries(states)) gauges.jobs.set({ kind, state }, count);
}

/** A reset sets gauges without labels to 0, which must not be confused with an unknown value. */
function setOrRemove(gauge: Gauges['dataFree'], value: number | undefined): void {
  if (value === undefined) gauge.remove();
  else gauge.set(value);
}
