import { statfs } from 'node:fs/promises';
import { LIST_STATUSES } from '@namesake/contract';
import { lastBackup } from '../../backup/describe-backup.ts';
import type { App } from '../../context/app.ts';
import type { JobCounts } from '../../db/jobs/job-store.ts';
import type { ChainFacts } from '../../db/ledger/chain-store.ts';
import { JOB_KINDS } from '../../jobs/job-kinds.ts';
import type { StorageProblem } from '../../lib/errors/storage-problem.ts';
import type { SearchPool } from '../../screening/search-pool.ts';
import type { Gauges } from './instruments.ts';
import type { Metrics } from './metrics.ts';
import { readiness } from './readiness.ts';

/** Every kind of problem: one that is missing here does not compile. */
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

export type CollectOptions = {
  readonly app: App & {
    readonly pool: Pick<SearchPool, 'idle' | 'threads' | 'waiting'>;
  };
  readonly dataDir: string;
  readonly searchThreads: number;
  readonly shuttingDown: boolean;
};

/** Sets every gauge to what is now. A fact that cannot be read is left out, and counted. */
export async function collectGauges({ counters, gauges }: Metrics, options: CollectOptions): Promise<void> {
  const { app, dataDir } = options;
  const or = <Fact>(about: string, fact: Promise<Fact>): Promise<Fact | undefined> =>
    fact.catch(() => {
      counters.readFailures.inc({ about });
      return undefined;
    });
  const [chain, jobs, policies, disk, backup] = await Promise.all([
    or('ledger', app.storage.chain.facts()),
    or('jobs', app.storage.jobs.counts()),
    or('policies', policiesWaiting(app.storage)),
    or('disk', statfs(dataDir)),
    or('backup', lastBackup(dataDir, app.storage)),
  ]);
  // From here on nothing waits: two readers at a time must not see half of this.
  for (const gauge of Object.values(gauges)) gauge.reset();
  setService(gauges, options);
  setLists(gauges, options);
  setLedger(gauges, chain);
  setJobs(gauges, jobs);
  setOrRemove(gauges.policiesWaiting, policies);
  setOrRemove(gauges.dataFree, disk && disk.bavail * disk.bsize);
  setOrRemove(gauges.dataSize, disk && disk.blocks * disk.bsize);
  setOrRemove(gauges.lastBackup, backup && backup.atMs / 1_000);
}

function setService(gauges: Gauges, { app, shuttingDown, searchThreads }: CollectOptions): void {
  const { status, complete, demo } = readiness(app, { shuttingDown, strict: false });
  gauges.build.set({ version: app.version, engine: app.engine.version, model: app.engine.modelHash }, 1);
  gauges.ready.set(status === 'ready' ? 1 : 0);
  gauges.complete.set(complete ? 1 : 0);
  gauges.demo.set(demo ? 1 : 0);
  gauges.controlFaults.set(app.faults.problems.length);
  gauges.listsLag.set(app.sharing.lagMs() / 1_000);
  const { pool } = app;
  gauges.queue.set(pool.waiting);
  gauges.threads.set({ state: 'idle' }, pool.idle);
  gauges.threads.set({ state: 'busy' }, pool.threads - pool.idle);
  gauges.threadsMost.set(searchThreads);
  const problem = app.storage.health.current?.kind;
  for (const kind of Object.keys(PROBLEM_KINDS)) gauges.storageProblem.set({ kind }, kind === problem ? 1 : 0);
}

function setLists(gauges: Gauges, { app }: CollectOptions): void {
  const states = app.lists.states(app.now());
  gauges.incomplete.set(states.filter(({ status }) => status === 'incomplete').length);
  for (const { id: list, ageSeconds, required, status, loaded, heldRemovals, problem, problemKind } of states) {
    // An age that nobody knows is no number; the state says so.
    if (ageSeconds !== null) gauges.listAge.set({ list }, ageSeconds);
    gauges.listRecords.set({ list }, loaded?.records ?? 0);
    gauges.listRequired.set({ list }, required ? 1 : 0);
    gauges.heldRemovals.set({ list }, heldRemovals);
    gauges.listRefused.set({ list }, problem !== null && problemKind === 'refused' ? 1 : 0);
    if (loaded !== null) gauges.listInfo.set({ list, version: loaded.version }, 1);
    for (const state of LIST_STATUSES) gauges.listState.set({ list, state }, state === status ? 1 : 0);
  }
}

function setLedger(gauges: Gauges, chain: ChainFacts | undefined): void {
  setOrRemove(gauges.ledgerEntries, chain?.entries);
  setOrRemove(gauges.unsealed, chain?.unsealed);
}

async function policiesWaiting({ policies }: CollectOptions['app']['storage']): Promise<number> {
  const waiting = (await policies.list()).map(({ name }) => policies.waiting(name));
  return (await Promise.all(waiting)).filter((one) => one !== undefined).length;
}

function setJobs(gauges: Gauges, counts: readonly JobCounts[] | undefined): void {
  if (counts === undefined) return;
  const none = Object.keys(JOB_KINDS).map((kind): JobCounts => ({ kind, queued: 0, active: 0, failed: 0 }));
  for (const { kind, ...states } of [...none, ...counts])
    for (const [state, count] of Object.entries(states)) gauges.jobs.set({ kind, state }, count);
}

/** Of a gauge without labels, a reset leaves 0: what is unknown must not look like that. */
function setOrRemove(gauge: Gauges['dataFree'], value: number | undefined): void {
  if (value === undefined) gauge.remove();
  else gauge.set(value);
}
