import { join } from 'node:path';
import { compare, DEFAULT_POLICY, ENGINE_VERSION, loadModel } from '@namesake/engine';
import { SOURCES } from '@namesake/lists';
import { LoginThrottle } from './auth/login-throttle.ts';
import { issueSetupToken } from './auth/setup-link.ts';
import { ConfigError } from './config/config-error.ts';
import type { Keys } from './config/secret.ts';
import type { Settings } from './config/settings.ts';
import { buildServer } from './http/build-server.ts';
import type { App } from './services/app.ts';
import { policyHash } from './services/search/policy-hash.ts';
import { startDiskLists } from './snapshot/disk-lists.ts';
import { startDownloadedLists } from './snapshot/download-lists.ts';
import { downloadSource } from './snapshot/download-source.ts';
import { ListKeeper } from './snapshot/list-keeper.ts';
import { loadSnapshot } from './snapshot/load-snapshot.ts';
import { openSqliteStorage } from './storage/sqlite/open-storage.ts';
import { VERSION } from './version.ts';

/** How long requests under way may take to end when the service stops. */
const LONGEST_STOP_MS = 10_000;

export type ServiceOptions = {
  readonly settings: Settings;
  readonly keys: Keys;
  /** Told lines for the operator: progress and trouble with lists. */
  readonly report: (line: string) => void;
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
  /** Stops accepting, finishes what is under way, makes it durable, closes. */
  readonly stop: () => Promise<void>;
};

/** Starts everything. The service listens at once; searches are answered when `ready`. */
export async function startService({ settings, keys, report }: ServiceOptions): Promise<RunningService> {
  const storage = await openSqliteStorage(settings.dataDir);
  const required = SOURCES.filter((source) => source.required);
  const attestation = settings.listsDir === null ? null : settings.listsAttested;
  const keeper = new ListKeeper(attestation, settings.listsDir === null ? required.map(({ id }) => id) : []);
  const model = loadModel();
  const app: App = {
    version: VERSION,
    storage,
    lists: keeper,
    engine: { version: ENGINE_VERSION, modelHash: model.hash },
    policy: DEFAULT_POLICY,
    policyHash: policyHash(DEFAULT_POLICY),
    compare: (query, entity, policy) => compare(query, entity, policy, model),
    keys,
    throttle: new LoginThrottle(Date.now),
    now: Date.now,
  };
  let stopping = false;
  const server = await buildServer({ app, settings, shuttingDown: () => stopping });
  const setupToken = await issueSetupToken(storage, app.now());
  if (attestation !== null)
    await storage.audit.append({
      at: app.now(),
      actor: 'operator',
      action: 'lists.attested',
      target: '',
      detail: { reason: attestation },
      requestId: '',
    });
  const url = await server.listen({ port: settings.port, host: settings.host }).catch(async (error: unknown) => {
    await storage.close();
    throw cannotListen(settings, error);
  });
  const lists = startLists(settings, keeper, required, report);
  const stop = async (): Promise<void> => {
    stopping = true;
    const patience = setTimeout(() => server.server.closeAllConnections(), LONGEST_STOP_MS);
    await server.close();
    clearTimeout(patience);
    // Whatever the lists are at: what they load now is not needed any more.
    lists.then((stopLists) => stopLists()).catch(() => {});
    await storage.close();
  };
  return {
    url,
    setupToken,
    ready: lists.then(() => undefined),
    demo: () => keeper.current()?.origin === 'sample',
    stop,
  };
}

function startLists(
  settings: Settings,
  keeper: ListKeeper,
  sources: typeof SOURCES,
  report: (line: string) => void,
): Promise<() => void> {
  const { listsDir, dataDir, offline } = settings;
  if (listsDir !== null) return startDiskLists({ dir: listsDir, keeper, load: loadSnapshot, report });
  const dir = join(dataDir, 'lists');
  const options = { dir, sources, online: !offline, keeper, load: loadSnapshot, download: downloadSource, report };
  return startDownloadedLists(options);
}

function cannotListen({ host, port }: Settings, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return new ConfigError(`Port ${port} is in use. Give another one with --port.`);
  if (code === 'EACCES') return new ConfigError(`Port ${port} may not be opened by this user. Give one from 1024 up.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new ConfigError(`${host} is no address of this machine. Give another one with --host.`);
  return error;
}
