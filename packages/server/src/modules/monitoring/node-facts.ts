import { statfs } from 'node:fs/promises';
import type { Readiness } from '@namesake/contract';
import { lastBackup } from '../../backup/describe-backup.ts';
import type { App } from '../../context/app.ts';
import type { JobCounts } from '../../db/jobs/job-store.ts';
import type { ChainFacts } from '../../db/ledger/chain-store.ts';
import type { StorageProblem } from '../../lib/errors/storage-problem.ts';
import type { ListState } from '../../lists/state/list-state.ts';
import { type WatchFacts, watchFacts } from '../watch/status.ts';
import type { DeliveryCounts } from '../webhooks/store/delivery-store.ts';
import { readiness } from './readiness.ts';

type FactsOptions = {
  readonly app: App;
  readonly dataDir: string;
  readonly searchThreads: number;
};

/** State of this node at one moment, for gauges and status. Facts that could not be read are undefined. */
export type NodeFacts = {
  readonly readiness: Readiness;
  readonly version: string;
  readonly engine: App['engine'];
  readonly startedAtMs: number;
  readonly controlFaults: number;
  readonly listsLagMs: number;
  readonly queueLength: number;
  readonly threads: { readonly idle: number; readonly busy: number; readonly most: number };
  readonly storageProblem: StorageProblem['kind'] | undefined;
  readonly lists: readonly ListState[];
  readonly ledger: Pick<ChainFacts, 'entries' | 'unsealed'> | undefined;
  /** By kind; kinds without jobs may be missing. */
  readonly jobs: readonly JobCounts[] | undefined;
  readonly policiesWaiting: number | undefined;
  readonly watch: WatchFacts | undefined;
  readonly webhooks: (DeliveryCounts & { readonly disabled: number }) | undefined;
  /** Disk of the data folder. */
  readonly disk: { readonly freeBytes: number; readonly sizeBytes: number } | undefined;
  /** Also undefined if there is no backup. */
  readonly lastBackupMs: number | undefined;
};

/** @param failed receives the subject of a fact that could not be read */
export async function readNodeFacts(options: FactsOptions, failed: (about: string) => void): Promise<NodeFacts> {
  const { app, dataDir, searchThreads } = options;
  const { storage, pool, faults, sharing, version, engine } = app;
  const or = <Fact>(about: string, fact: Promise<Fact>): Promise<Fact | undefined> =>
    fact.catch(() => {
      failed(about);
      return undefined;
    });
  const [ledger, jobs, policiesWaiting, watch, webhooks, disk, backup] = await Promise.all([
    or('ledger', storage.chain.facts()),
    or('jobs', storage.jobs.counts()),
    or('policies', countWaiting(storage)),
    or('watch', watchFacts(app)),
    or('webhooks', countWebhooks(storage)),
    or('disk', statfs(dataDir)),
    or('backup', lastBackup(dataDir, storage)),
  ]);
  return {
    readiness: readiness(app, { shuttingDown: app.isEnding(), strict: false }),
    version,
    engine,
    startedAtMs: performance.timeOrigin,
    controlFaults: faults.problems.length,
    listsLagMs: sharing.lagMs(),
    queueLength: pool.waiting,
    threads: { idle: pool.idle, busy: pool.threads - pool.idle, most: searchThreads },
    storageProblem: storage.health.current?.kind,
    lists: app.lists.states(app.now()),
    ledger,
    jobs,
    policiesWaiting,
    watch,
    webhooks,
    disk: disk && { freeBytes: disk.bavail * disk.bsize, sizeBytes: disk.blocks * disk.bsize },
    lastBackupMs: backup?.atMs,
  };
}

async function countWebhooks({ webhooks, deliveries }: App['storage']) {
  const counts = [...(await deliveries.counts()).values()];
  return {
    waiting: counts.reduce((sum, { waiting }) => sum + waiting, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    disabled: (await webhooks.all()).filter(({ state }) => state === 'disabled').length,
  };
}

async function countWaiting({ policies }: App['storage']): Promise<number> {
  const waiting = (await policies.list()).map(({ name }) => policies.waiting(name));
  return (await Promise.all(waiting)).filter((one) => one !== undefined).length;
}
