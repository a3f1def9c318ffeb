import { join } from 'node:path';
import { parsePolicy } from '@namesake/contract';
import { compare, DEFAULT_POLICY, ENGINE_VERSION, loadModel, nameScoresAmong } from '@namesake/engine';
import { refusedFiles } from '@namesake/lists';
import { BearerTokens } from './auth/bearer-tokens.ts';
import { LoginThrottle } from './auth/login-throttle.ts';
import { issueSetupToken } from './auth/setup-link.ts';
import { ConfigError } from './config/config-error.ts';
import { plannedSources } from './config/planned-sources.ts';
import { checkDeclared } from './config/required-lists.ts';
import type { Keys } from './config/secret.ts';
import type { Settings } from './config/settings.ts';
import { VERSION } from './config/version.ts';
import { Drain } from './http/drain.ts';
import { buildServer } from './http/server/build-server.ts';
import { bundleContacts, contactsText } from './lists/bundle/bundle-contacts.ts';
import { HistoricalIndex } from './lists/history/historical-index.ts';
import { VersionBook } from './lists/history/version-book.ts';
import { loadSnapshot } from './lists/loading/load-snapshot.ts';
import { type LoadProgress, LoadTracker } from './lists/loading/load-tracker.ts';
import { watchConfirmed } from './lists/refresh/confirmed-removals.ts';
import { type DiskOptions, refreshDisk, reloadDisk, startDiskLists } from './lists/refresh/disk-lists.ts';
import { acceptedText, diskRefused } from './lists/refresh/disk-refused.ts';
import {
  type DownloadOptions,
  type LoadOptions,
  loadDownloads,
  refreshOne,
  startDownloadedLists,
} from './lists/refresh/download-lists.ts';
import { acceptSource, downloadSource } from './lists/refresh/download-source.ts';
import { type RefusedLists, refusedLists } from './lists/refresh/refused-lists.ts';
import { sweepRecords } from './lists/snapshot/records-file.ts';
import { withContacts } from './lists/snapshot/with-contacts.ts';
import { attest } from './lists/state/attest.ts';
import type { Attestation } from './lists/state/attestation.ts';
import { giveBackSoon } from './lists/state/collect-garbage.ts';
import { watchControls } from './lists/state/control-watch.ts';
import { listNotices } from './lists/state/list-notices.ts';
import { ListKeeper } from './lists/state/list-registry.ts';
import { originOf } from './lists/state/origin-of.ts';
import { RequiredSet } from './lists/state/required-set.ts';
import { VersionReader } from './lists/versions/version-reader.ts';
import { StandardPolicy } from './policy/standard-policy.ts';
import { ControlFaults } from './search/pool/control-faults.ts';
import { RecentScreenings } from './search/pool/recent-screenings.ts';
import { SearchPool } from './search/pool/search-pool.ts';
import { ShortSearches } from './search/pool/short-searches.ts';
import type { App } from './services/app.ts';
import { ContextIds } from './services/context-ids.ts';
import { unlistedParties } from './services/ownership/unlisted-parties.ts';
import { keepDefault } from './services/policies/keep-default.ts';
import type { Storage } from './storage/ports/storage.ts';

const STORAGE_IS_WELL = 'The data folder can be written again: screenings are recorded and answered.';

export type ServiceOptions = {
  readonly settings: Settings;
  readonly keys: Keys;
  /** Opened for this service, which closes it when it stops. */
  readonly storage: Storage;
  /** Why the operator goes on without lists that were required before; null where they must be there. */
  readonly acceptLists: string | null;
  /** Where request log lines go; standard output where absent. */
  readonly logStream?: { write(line: string): void };
  /** Told lines for the operator: progress and trouble with lists. */
  readonly report: (line: string) => void;
  /** Told how far loading lists has come, many times a second; null where none is loaded any more. */
  readonly onProgress?: (progress: LoadProgress | null) => void;
  /** How often the folder of lists is looked at; every minute where absent. */
  readonly lookEveryMs?: number;
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
  const { settings, keys, storage, acceptLists, logStream, report, lookEveryMs } = options;
  const tracker = new LoadTracker(options.onProgress);
  const required = plannedSources(settings.listsConfig);
  const attestation = settings.listsDir === null ? null : await attest(storage, settings.listsAttested, Date.now());
  const byDefault = settings.listsDir === null ? required.map(({ id }) => id) : [];
  const origin = originOf(settings.listsDir);
  // Earlier releases knew a folder by the path that was given.
  if (settings.listsDir !== null && settings.listsDir !== origin)
    await storage.requiredLists.move(settings.listsDir, origin);
  const keeper = await keeperOf(storage, origin, attestation, byDefault);
  keeper.declare(settings.listsRequired);
  keeper.decide(await storage.partyDecisions.inForce());
  const versionsDir = join(settings.dataDir, 'versions');
  const recordsDir = join(settings.dataDir, 'records');
  sweepRecords(recordsDir);
  const saved = { dir: join(settings.dataDir, 'index'), user: 'service' } as const;
  const model = loadModel();
  const book = new VersionBook({
    dir: versionsDir,
    storage,
    keepDays: settings.listsKeepDays,
    laterFileConfirms: settings.listsConfirmRemovals === 'later_file',
    now: Date.now,
  });
  const recent = new RecentScreenings();
  const set = new RequiredSet({
    storage,
    keeper,
    // A link may be turned to another folder while lists are loaded.
    get origin() {
      return originOf(settings.listsDir);
    },
    accept: acceptLists,
    now: Date.now,
  });
  const loading: DownloadOptions & Pick<DiskOptions, 'decided'> = {
    dir: settings.listsDir ?? join(settings.dataDir, 'lists'),
    keeper,
    sources: required,
    tracker,
    load: tracker.tracking(
      book.recording(async (request, ...rest) => {
        const inBackground = keeper.current() !== undefined;
        const loaded = await loadSnapshot({ ...request, recordsDir, saved, inBackground }, ...rest);
        const result = { ...loaded, snapshot: withContacts(loaded.snapshot, await bundleContacts(storage.audit)) };
        const unlisted = await unlistedParties(storage.ownership, result.snapshot);
        if (unlisted.length > 0)
          report(
            `  warning: ${unlisted.length} parties of your ownership table are no longer listed: see "namesake ownership check"`,
          );
        return result;
      }),
    ),
    require: (ids) => set.require(ids),
    report,
    decided: async () =>
      `${await acceptedText(storage.refusedVersions)}\n${contactsText(await bundleContacts(storage.audit))}`,
    online: !settings.offline,
    download: downloadSource,
    ...(lookEveryMs === undefined ? {} : { lookEveryMs }),
  };
  const reload = (): Promise<void> => (settings.listsDir === null ? loadDownloads(loading) : reloadDisk(loading));
  const faults = new ControlFaults({ keeper, recent, report, now: Date.now });
  const { controlsOf, lost } = faults;
  const { searchThreads: width, searchDeadlineMs: deadlineMs } = settings;
  const pool = new SearchPool({ width, deadlineMs, controlsOf, lost });
  const standard = new StandardPolicy(parsePolicy(DEFAULT_POLICY));
  const app: App = {
    version: VERSION,
    storage,
    lists: keeper,
    loading: () => tracker.current(),
    versions: new VersionReader(versionsDir),
    refused:
      settings.listsDir === null
        ? downloadsRefused(loading)
        : diskRefused({ store: storage.refusedVersions, reload, now: Date.now }),
    reload,
    refresh: (id) => (settings.listsDir === null ? refreshOne(id, loading) : refreshDisk(loading)),
    historical: new HistoricalIndex({
      dir: versionsDir,
      load: (request, ...rest) => loadSnapshot({ ...request, recordsDir, inBackground: true }, ...rest),
      mostBytes: settings.asOfMemoryMb * 2 ** 20,
    }),
    pool,
    shortSearches: new ShortSearches({ pool }),
    recent,
    faults,
    engine: { version: ENGINE_VERSION, modelHash: model.hash },
    standard,
    get policy() {
      return standard.current;
    },
    compare: (query, entity, policy) => compare(query, entity, policy, model),
    nameScoresAmong: (entities, policy) => nameScoresAmong(entities, policy, model),
    keys,
    bearerTokens: new BearerTokens(storage, keys),
    contexts: new ContextIds(),
    throttle: new LoginThrottle(Date.now),
    now: Date.now,
  };
  storage.health.watch((problem) => report(problem === undefined ? STORAGE_IS_WELL : `warning: ${problem.text}`));
  await keepDefault(storage, standard, ENGINE_VERSION, app.now());
  const drain = new Drain(settings.stopGraceMs);
  const server = await buildServer({
    app,
    settings,
    drain,
    ...(logStream === undefined ? {} : { logStream }),
  });
  const setupToken = await issueSetupToken(storage, app.now());
  const url = await server.listen({ port: settings.port, host: settings.host }).catch((error: unknown) => {
    throw cannotListen(settings, error);
  });
  const lists = startLists(settings, loading).then(async (stopLists) => {
    const stored = await storage.requiredLists.all(originOf(settings.listsDir));
    checkDeclared(
      settings.listsRequired,
      [...required, ...stored].map(({ id }) => id),
    );
    return stopLists;
  });
  const watches = [
    watchControls({ keeper, tell: faults.tell }),
    watchConfirmed({ heldRemovals: storage.heldRemovals, reload, report }),
  ];
  const stop = async (): Promise<void> => {
    for (const stopWatch of watches) stopWatch();
    await drain.end(server);
    pool.close();
    // Whatever the lists are at: what they load now is not needed any more.
    lists.then((stopLists) => stopLists()).catch(() => {});
    await storage.close();
  };
  return {
    url,
    setupToken,
    ready: lists.then(() => undefined),
    demo: () => keeper.current()?.origin === 'sample',
    notices: () => listNotices(keeper, app.now()),
    reload,
    stop,
  };
}

/** What was required from this origin before is required again, whatever is found now. */
async function keeperOf(
  { requiredLists, audit }: Storage,
  origin: string,
  attestation: Attestation | null,
  byDefault: readonly string[],
): Promise<ListKeeper> {
  const stored = await requiredLists.all(origin);
  const before = stored.filter(({ givenUp }) => givenUp === null).map(({ id }) => id);
  const givenUp = stored.flatMap((list) => (list.givenUp === null ? [] : [{ id: list.id, ...list.givenUp }]));
  const keeper = new ListKeeper(attestation, [...byDefault, ...before], givenUp, giveBackSoon);
  keeper.seen((await audit.latestAt()) ?? 0);
  return keeper;
}

function startLists({ listsDir }: Settings, loading: DownloadOptions): Promise<() => void> {
  return listsDir === null ? startDownloadedLists(loading) : startDiskLists(loading);
}

function downloadsRefused(loading: LoadOptions): RefusedLists {
  const { dir, sources, keeper } = loading;
  return refusedLists({
    sources,
    keeper,
    list: (id) => refusedFiles(dir, id),
    accept: (source, sha256) => acceptSource(source, dir, sha256),
    reload: () => loadDownloads(loading),
  });
}

function cannotListen({ host, port }: Settings, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return new ConfigError(`Port ${port} is in use. Give another one with --port.`);
  if (code === 'EACCES') return new ConfigError(`Port ${port} may not be opened by this user. Give one from 1024 up.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new ConfigError(`${host} is no address of this machine. Give another one with --host.`);
  return error;
}
