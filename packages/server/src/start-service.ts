import { parsePolicy } from '@namesake/contract';
import { DEFAULT_POLICY, ENGINE_VERSION } from '@namesake/engine/vocabulary';
import { buildAccess } from './auth/build-access.ts';
import { issueSetupToken } from './auth/setup-link.ts';
import { Spreadsheets } from './batches/spreadsheet/spreadsheet.ts';
import { ConfigError } from './config/config-error.ts';
import type { Keys } from './config/secret.ts';
import type { Settings } from './config/settings.ts';
import { VERSION } from './config/version.ts';
import { buildExamine, stopExamining } from './examine/build-examine.ts';
import { Drain } from './http/drain.ts';
import { buildServer } from './http/server/build-server.ts';
import type { ServiceJobs } from './jobs/job-kinds.ts';
import { type BuildListsOptions, buildLists } from './lists/build-lists.ts';
import { listNotices } from './lists/state/list-notices.ts';
import { collectGauges } from './metrics/collect-gauges.ts';
import { Metrics } from './metrics/metrics.ts';
import { parseMetrics } from './metrics/parse-metrics.ts';
import { followDecisions } from './nodes/follow-decisions.ts';
import { startHeartbeat } from './nodes/heartbeat.ts';
import { Printer } from './pdf/printer.ts';
import { StandardPolicy } from './policy/standard-policy.ts';
import { buildSearch } from './search/build-search.ts';
import type { App } from './services/app.ts';
import { runBatch } from './services/batches/run.ts';
import { ContextIds } from './services/context-ids.ts';
import { referenceHash } from './services/decisions/reference-hash.ts';
import { readiness } from './services/health/readiness.ts';
import { runLookback } from './services/lookbacks/run.ts';
import { reportUnlisted } from './services/ownership/unlisted-parties.ts';
import { keepDefault } from './services/policies/keep-default.ts';
import { startJobs } from './start-jobs.ts';
import { describeNode } from './status/node-status.ts';
import type { Storage } from './storage/ports/storage.ts';
import { databaseSource } from './storage/reading/database-source.ts';

const STORAGE_IS_WELL = 'The database can be written again: screenings are recorded and answered.';

const FORGED =
  'is not what this installation wrote, or from before rows were proved: it does not count. Run namesake verify.';

/** As long as requests may take; what is not done then is given back. */
const JOBS_END_WITHIN_MS = 7_500;

export type ServiceOptions = Omit<BuildListsOptions, 'onLoaded' | 'now' | 'random'> & {
  readonly keys: Keys;
  /** Opened for this service, which closes it when it stops. */
  readonly storage: Storage;
  /** Where request log lines go; standard output where absent. */
  readonly logStream?: { write(line: string): void };
  /** Unix milliseconds; the system's clock where absent. */
  readonly now?: () => number;
  /** From 0 to 1; the system's randomness where absent. */
  readonly random?: () => number;
};

export type RunningService = {
  /** Where it listens. */
  readonly url: string;
  /** One-time token of the first administrator; undefined where there is one already. */
  readonly setupToken: string | undefined;
  /** Resolves when searches are answered; rejects when no list could be loaded. */
  readonly ready: Promise<void>;
  /** True while only the fictional sample is loaded. */
  readonly demo: () => boolean;
  /** What the operator must know of the lists once it is ready. */
  readonly notices: () => readonly string[];
  /** Reads the lists again as they are on disk; resolves when searches run on them. */
  readonly reload: () => Promise<void>;
  /** Stops accepting, finishes what is under way, makes it durable, closes. */
  readonly stop: () => Promise<void>;
};

/** Starts everything. The service listens at once; searches are answered when `ready`. */
export async function startService(options: ServiceOptions): Promise<RunningService> {
  const { settings, keys, logStream, report, now = Date.now, random = Math.random } = options;
  const metrics = new Metrics();
  const storage = metrics.metered(options.storage);
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
  let queue: ServiceJobs | undefined;
  const app: App = {
    version: VERSION,
    storage,
    ...lists.parts,
    ...search.parts,
    ...(await buildAccess(storage, keys, settings, now)),
    ...examine,
    contexts: new ContextIds(),
    printer: new Printer(),
    spreadsheets: new Spreadsheets(),
    queueBatch: async (id) => void (await queue?.send('batch', { batch: id }, { key: id })),
    queueLookback: async (id) => void (await queue?.send('lookback', { lookback: id }, { key: id })),
    ownershipRules: settings.ownershipRules,
    exportsPurged: settings.purgeExportDir !== null,
    standard,
    get policy() {
      return standard.current;
    },
    now,
  };
  storage.health.watch((problem) => report(problem === undefined ? STORAGE_IS_WELL : `warning: ${problem.text}`));
  await keepDefault(storage, standard, ENGINE_VERSION, now());
  await storage.referencePolicies.noteEarlier((externalRef) => referenceHash(keys, externalRef));
  const drain = new Drain(settings.stopGraceMs);
  const server = await buildServer({
    app,
    settings,
    drain,
    metrics,
    ...(logStream === undefined ? {} : { logStream }),
  });
  const jobs = await startJobs({
    storage,
    now,
    log: server.log,
    purgeExportDir: settings.purgeExportDir,
    snapshot: () => keeper.current(),
    runBatch: (id, signal) => runBatch(app, id, signal),
    runLookback: (id, signal) => runLookback(app, id, signal),
    count: (run) => metrics.countJob(run),
  });
  queue = jobs;
  const setupToken = await issueSetupToken(storage, now());
  const url = await server.listen({ port: settings.port, host: settings.host }).catch((error: unknown) => {
    throw cannotListen(settings, error);
  });
  const loaded = lists.start();
  const stopWatches = lists.watch(search.faults.tell);
  const stopFollowing = followDecisions({ storage, standard, lists: keeper });
  const { dataDir, searchThreads } = settings;
  const status = async (): Promise<string> => {
    const shuttingDown = drain.begun;
    await collectGauges(metrics, { app, dataDir, searchThreads, shuttingDown });
    const samples = parseMetrics(await metrics.text());
    return JSON.stringify(describeNode(url, readiness(app, { shuttingDown, strict: false }), samples));
  };
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
    // Whatever the lists are at: what they load now is not needed any more.
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
