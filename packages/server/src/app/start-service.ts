import { parsePolicy } from '@namesake/contract';
import { DEFAULT_POLICY, ENGINE_VERSION } from '@namesake/engine/vocabulary';
import type { Keys } from '../config/secret.ts';
import type { Settings } from '../config/settings.ts';
import { databaseSource } from '../db/reading/database-source.ts';
import { buildExamine, stopExamining } from '../examine/build-examine.ts';
import { Drain } from '../http/drain.ts';
import { JOB_KINDS } from '../jobs/job-kinds.ts';
import { openJobs } from '../jobs/job-runner.ts';
import { ConfigError } from '../lib/errors/config-error.ts';
import { type BuildListsOptions, buildLists } from '../lists/build-lists.ts';
import { listNotices } from '../lists/state/list-notices.ts';
import type { ListStateReader } from '../lists/state/list-state-reader.ts';
import { issueSetupToken } from '../modules/access/one-time-token.ts';
import { runBatch } from '../modules/batches/run.ts';
import { checkCases } from '../modules/customers/check-cases.ts';
import { screenDue } from '../modules/customers/screen-due.ts';
import { referenceHash } from '../modules/decisions/four-eyes.ts';
import { noteLists } from '../modules/lists/notices.ts';
import { runLookback } from '../modules/lookbacks/run.ts';
import { startHeartbeat } from '../modules/monitoring/heartbeat.ts';
import { Metrics } from '../modules/monitoring/metrics.ts';
import { readNodeFacts } from '../modules/monitoring/node-facts.ts';
import { describeSelf } from '../modules/monitoring/node-status.ts';
import { reportUnlisted } from '../modules/parties/ownership/known-stakes.ts';
import { keepDefault, readDefault } from '../modules/policies/keep-default.ts';
import { StandardPolicy } from '../modules/policies/store/standard-policy.ts';
import { planRun } from '../modules/watch/plan.ts';
import { runWatch } from '../modules/watch/run.ts';
import { deliver } from '../modules/webhooks/deliver.ts';
import { buildSearch } from '../screening/build-search.ts';
import type { Storage } from '../stores/storage.ts';
import { buildApp } from './build-app.ts';
import { buildServer } from './build-server.ts';
import { startJobs } from './start-jobs.ts';

const STORAGE_IS_WELL = 'The database can be written again: screenings are recorded and answered.';

const FORGED =
  'is not what this installation wrote, or from before rows were proved: it does not count. Run namesake verify.';

/** As long as requests may take; unfinished jobs are then given back. */
const JOBS_END_WITHIN_MS = 7_500;

export type ServiceOptions = Omit<BuildListsOptions, 'onLoaded' | 'now' | 'random'> & {
  readonly keys: Keys;
  /** Opened for this service, which closes it on stop. */
  readonly storage: Storage;
  /** Destination of request log lines; standard output if absent. */
  readonly logStream?: { write(line: string): void };
  /** Unix milliseconds; the system clock if absent. */
  readonly now?: () => number;
  /** Number from 0 to 1; system randomness if absent. */
  readonly random?: () => number;
};

export type RunningService = {
  /** Address it listens on. */
  readonly url: string;
  /** One-time token for the first administrator; undefined if there is an administrator. */
  readonly setupToken: string | undefined;
  /** Resolves once searches are answered; rejects if no list could be loaded. */
  readonly ready: Promise<void>;
  /** True while only the fictional sample is loaded. */
  readonly demo: () => boolean;
  /** Notices about the lists for the operator, once the service is ready. */
  readonly notices: () => readonly string[];
  /** Reloads the lists from disk; resolves once searches use them. */
  readonly reload: () => Promise<void>;
  /** Stops accepting requests, finishes running ones, makes their writes durable, and closes. */
  readonly stop: () => Promise<void>;
};

/** Starts everything. The service listens at once; searches are answered when `ready`. */
export async function startService(options: ServiceOptions): Promise<RunningService> {
  const { settings, keys, logStream, report, now = Date.now, random = Math.random } = options;
  const metrics = new Metrics();
  const { storage } = options;
  metrics.watch(storage.screenings);
  storage.rowProof.watch(({ table, id }) => {
    metrics.counters.forgedRows.inc({ table });
    report(`warning: ${table} ${id} ${FORGED}`);
  });
  const onLoaded = reportUnlisted(storage.ownership, report);
  const lists = await buildLists({ ...options, onLoaded, now, random });
  const { keeper } = lists;
  const search = buildSearch({ settings, lists: keeper, report, now });
  const standard = new StandardPolicy(parsePolicy(DEFAULT_POLICY));
  const examine = buildExamine(databaseSource(settings), keys, now);
  const jobs = await openJobs({ store: storage.jobs, kinds: JOB_KINDS, now });
  const drain = new Drain(settings.stopGraceMs);
  const isEnding = (): boolean => drain.begun;
  const app = await buildApp({
    settings,
    storage,
    keys,
    lists: lists.parts,
    search: search.parts,
    examine,
    standard,
    queues: {
      queueBatch: async (id) => void (await jobs.send('batch', { batch: id }, { key: id })),
      queueLookback: async (id) => void (await jobs.send('lookback', { lookback: id }, { key: id })),
      queueRun: async (id) => void (await jobs.send('run', { run: id }, { key: id })),
    },
    isEnding,
    now,
  });
  storage.health.watch((problem) => report(problem === undefined ? STORAGE_IS_WELL : `warning: ${problem.text}`));
  await keepDefault(storage, standard, ENGINE_VERSION, now());
  await storage.referencePolicies.noteEarlier((externalRef) => referenceHash(keys, externalRef));
  const server = await buildServer({
    app,
    settings,
    drain,
    metrics,
    ...(logStream === undefined ? {} : { logStream }),
  });
  startJobs({
    jobs,
    storage,
    now,
    log: server.log,
    purgeExportDir: settings.purgeExportDir,
    snapshot: () => keeper.current(),
    runBatch: (id, signal) => runBatch(app, id, signal),
    runLookback: (id, signal) => runLookback(app, id, signal),
    screenDue: (signal) => screenDue(app, signal),
    checkCases: (signal) => checkCases(app, signal),
    planRun: () => planRun(app),
    runWatch: (id, signal) => runWatch(app, id, signal),
    noteLists: () => noteLists(app),
    deliver: (signal) => deliver(app, signal, random),
    count: (run) => metrics.countJob(run),
  });
  const setupToken = await issueSetupToken(storage, now());
  const url = await server.listen({ port: settings.port, host: settings.host }).catch((error: unknown) => {
    throw cannotListen(settings, error);
  });
  const loaded = lists.start();
  const stopWatches = lists.watch(search.faults.tell);
  const stopFollowing = followDecisions({ storage, standard, lists: keeper });
  const { dataDir, searchThreads } = settings;
  const status = async (): Promise<string> =>
    JSON.stringify(describeSelf(url, await readNodeFacts({ app, dataDir, searchThreads }, metrics.countUnread)));
  const endHeartbeat = startHeartbeat({ shared: storage.shared, status, now });
  const stop = async (): Promise<void> => {
    stopWatches();
    stopFollowing();
    const heartbeatEnded = endHeartbeat();
    const jobsStopped = jobs.stop(JOBS_END_WITHIN_MS);
    await drain.end(server);
    await jobsStopped;
    await heartbeatEnded;
    search.close();
    // The lists may still be loading; the result is not needed any more.
    loaded.then((stopLists) => stopLists()).catch(() => {});
    await stopExamining(examine);
    await storage.close();
  };
  return {
    url,
    setupToken,
    ready: loaded.then(() => undefined),
    demo: () => keeper.current()?.origin === 'sample',
    notices: () => listNotices(keeper, now()),
    reload: lists.parts.reload,
    stop,
  };
}

function cannotListen({ host, port }: Settings, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return new ConfigError(`Port ${port} is in use. Give another one with --port.`);
  if (code === 'EACCES') return new ConfigError(`Port ${port} may not be opened by this user. Give one from 1024 up.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new ConfigError(`${host} is no address of this machine. Give another one with --host.`);
  return error;
}

type FollowOptions = {
  readonly storage: Pick<Storage, 'partyDecisions' | 'policies' | 'signals'>;
  readonly standard: StandardPolicy;
  readonly lists: Pick<ListStateReader, 'decide'>;
};

/**
 * Applies decisions of other nodes and of commands: the default policy, and which listings are one party. Returns the
 * function that stops it.
 */
function followDecisions({ storage, standard, lists }: FollowOptions): () => void {
  const readParties = async (): Promise<void> => lists.decide(await storage.partyDecisions.inForce());
  const readPolicy = async (): Promise<void> => void (await readDefault(storage, standard));
  const stops = [storage.signals.listen('policies', readPolicy), storage.signals.listen('parties', readParties)];
  return () => {
    for (const stop of stops) stop();
  };
}
