import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { errorsOf, MCP_ENDPOINT } from '@namesake/contract';
import type { Policy } from '@namesake/engine';
import type { FastifyInstance } from 'fastify';
import { buildServer } from '../../src/app/build-server.ts';
import { loadKeys } from '../../src/config/secret.ts';
import { resolveSettings } from '../../src/config/settings.ts';
import type { App } from '../../src/context/app.ts';
import { ContextIds } from '../../src/context/context-ids.ts';
import { databaseSource } from '../../src/db/reading/database-source.ts';
import { buildExamine, stopExamining } from '../../src/examine/build-examine.ts';
import { Drain } from '../../src/http/drain.ts';
import type { DelaySource } from '../../src/http/load-gauge.ts';
import { Printer } from '../../src/lib/pdf/printer.ts';
import { Semaphore } from '../../src/lib/threads/semaphore.ts';
import { HistoricalIndex } from '../../src/lists/history/historical-index.ts';
import type { RefusedLists } from '../../src/lists/refresh/refused-lists.ts';
import type { ListStateReader } from '../../src/lists/state/list-state-reader.ts';
import { VersionReader } from '../../src/lists/versions/version-reader.ts';
import { issueSetupToken } from '../../src/modules/access/one-time-token.ts';
import { IdentityProvider } from '../../src/modules/access/provider/identity-provider.ts';
import { BearerTokens } from '../../src/modules/access/store/bearer-tokens.ts';
import { LoginThrottle } from '../../src/modules/access/store/login-throttle.ts';
import { type IssueOptions, issueToken } from '../../src/modules/access/tokens/issue-token.ts';
import { BatchWatches, StreamSlots } from '../../src/modules/batches/store/batch-watches.ts';
import { Metrics } from '../../src/modules/monitoring/metrics.ts';
import { keepDefault } from '../../src/modules/policies/keep-default.ts';
import { StandardPolicy } from '../../src/modules/policies/store/standard-policy.ts';
import { Spreadsheets } from '../../src/row-files/spreadsheet.ts';
import { Comparer } from '../../src/screening/comparer.ts';
import { RecentScreenings } from '../../src/screening/recent-screenings.ts';
import { SearchPool } from '../../src/screening/search-pool.ts';
import { LiveSearches, ShortSearches } from '../../src/screening/short-searches.ts';
import { openStorage } from '../../src/stores/open-storage.ts';
import type { Storage } from '../../src/stores/storage.ts';
import { databaseUrlOf, dropDatabaseOf } from './database-of.ts';
import { type FakeListsOptions, fakeLists } from './fake-lists.ts';
import { keptWriter } from './kept-writers.ts';
import { loadHere } from './load-here.ts';
import { noClearSecrets } from './log-search/no-clear-secrets.ts';
import { logged, secretCount, used } from './log-search/sink.ts';
import { makeDataDir } from './make-data-dir.ts';
import { NOTHING_REFUSED } from './nothing-refused.ts';

const POLICY: Policy = {
  name: 'default',
  threshold: 75,
  highFrom: 85,
  limit: 20,
  includeDelisted: false,
  weakAliases: 'by_publisher',
};

export type ServiceOptions = {
  /** How far behind the process is. */
  readonly delay?: DelaySource;
  /** The default policy as it ships. */
  readonly policy?: Policy;
  readonly lists?: Omit<FakeListsOptions, 'nowMs'>;
  /** Lists other than fake ones, and what compares their versions. */
  readonly listState?: ListStateReader;
  readonly refused?: RefusedLists;
  /** Threads for long texts, which the test ends: starting one takes as long as ten tests. */
  readonly pool?: SearchPool;
  /** Control names that were not found. */
  readonly faults?: App['faults'];
  /** Loads the lists again. */
  readonly reload?: () => Promise<void>;
  /** Asks the publisher of a list. */
  readonly refresh?: App['refresh'];
  /** Whether it searches the newest lists of all nodes. */
  readonly sharing?: App['sharing'];
  /** How far loading lists has come. */
  readonly loading?: App['loading'];
  /** Folder of stored versions. */
  readonly versionsDir?: string;
  /** Most memory for lists of another day. */
  readonly historicalBytes?: number;
  /** Settings of the environment, without `NAMESAKE_`. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Where the database is; a folder of its own where absent. */
  readonly dataDir?: string;
  /** Changes the storage before the service uses it, to make it fail. */
  readonly storage?: (storage: Storage) => void;
};

export type Answer = { readonly status: number; readonly headers: Headers; readonly body: Record<string, unknown> };

/** The service over real HTTP on a free port, with fake lists and a clock that tests move. */
export class TestService {
  readonly app: App;
  readonly url: string;
  readonly setupToken: string;
  /** Every line that was logged. */
  readonly log: string[];
  readonly clock: { nowMs: number };
  readonly dataDir: string;
  readonly #close: () => Promise<void>;

  constructor(
    parts: Pick<TestService, 'app' | 'url' | 'setupToken' | 'log' | 'clock' | 'dataDir'>,
    close: () => Promise<void>,
  ) {
    this.app = parts.app;
    this.url = parts.url;
    this.setupToken = parts.setupToken;
    this.log = parts.log;
    this.clock = parts.clock;
    this.dataDir = parts.dataDir;
    this.#close = close;
  }

  close(): Promise<void> {
    return this.#close();
  }

  /** A live token with these scopes, or the default ones. */
  async token(options: Partial<IssueOptions> = {}): Promise<string> {
    const { storage, keys } = this.app;
    const made = { name: 'test', createdBy: 'user:test', nowMs: this.clock.nowMs, ...options };
    return (await issueToken(storage.tokens, keys.tokenPepper, made)).secret;
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Answer> {
    const response = await fetch(this.url + path, { redirect: 'error', ...init });
    const text = await response.text();
    const json = response.headers.get('content-type')?.includes('json') === true && text !== '';
    return { status: response.status, headers: response.headers, body: json ? JSON.parse(text) : { text } };
  }

  /** POSTs JSON with a bearer token. */
  post(path: string, body: unknown, token: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.fetch(path, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
    });
  }

  get(path: string, token: string): Promise<Answer> {
    return this.fetch(path, { headers: { authorization: `Bearer ${token}` } });
  }
}

/** Starts the service; close it when done. */
export async function startService(options: ServiceOptions = {}): Promise<TestService> {
  const dataDir = options.dataDir ?? (await makeDataDir());
  const settings = resolveSettings({ DATA_DIR: dataDir, ANONYMOUS_RATE_LIMIT: '100000', ...options.environment });
  const databaseUrl = settings.databaseUrl ?? (await databaseUrlOf(dataDir));
  const storage = await openStorage({ dataDir, databaseUrl }, 'command', keptWriter);
  const metrics = new Metrics();
  options.storage?.(storage);
  metrics.watch(storage.screenings);
  const clock = { nowMs: Date.parse('2026-03-01T12:00:00Z') };
  const now = (): number => clock.nowMs;
  const pool = options.pool ?? new SearchPool({ width: 1, deadlineMs: 10_000 });
  const standard = new StandardPolicy(options.policy ?? POLICY);
  const keys = loadKeys(settings);
  storage.ledger.signWith(keys.receipts);
  storage.rowProof.useKey(keys.rows);
  const drain = new Drain(0);
  const isEnding = (): boolean => drain.begun;
  const app: App = {
    version: '0.0.0-test',
    storage,
    lists: options.listState ?? fakeLists({ nowMs: clock.nowMs, ...options.lists }),
    versions: new VersionReader(options.versionsDir ?? join(dataDir, 'versions')),
    historical: new HistoricalIndex({
      dir: options.versionsDir ?? join(dataDir, 'versions'),
      load: loadHere,
      mostBytes: options.historicalBytes ?? 2 ** 28,
    }),
    refused: options.refused ?? NOTHING_REFUSED,
    reload: options.reload ?? (async () => {}),
    refresh: options.refresh ?? (async () => ({ outcome: 'unchanged' })),
    loading: options.loading ?? (() => null),
    sharing: options.sharing ?? { problem: undefined, lagMs: () => 0, isNewest: async () => true },
    pool,
    shortSearches: new ShortSearches({ pool }),
    live: new LiveSearches(),
    recent: new RecentScreenings(),
    replays: new Semaphore('Replays'),
    faults: options.faults ?? { problems: [] },
    engine: { version: '0.0.0-fake', modelHash: `sha256:${'0'.repeat(64)}` },
    standard,
    get policy() {
      return standard.current;
    },
    compare: () => ({
      nameScore: 96.1,
      score: 96.1,
      priority: 'high',
      threshold: 75,
      ofacScoreEstimate: null,
      matchedName: null,
      reasons: [],
      evidence: { tokens: [], fields: [], waterfall: [] },
    }),
    startComparer: (start) => new Comparer(start),
    nameScoresAmong: (entities) => () => entities.map(() => 96.1),
    keys,
    bearerTokens: new BearerTokens(storage, keys),
    contexts: new ContextIds(),
    queueBatch: async () => {},
    queueLookback: async () => {},
    queueRun: async () => {},
    printer: new Printer(),
    spreadsheets: new Spreadsheets(),
    ...buildExamine(databaseSource({ dataDir, databaseUrl }), keys, now),
    ownershipRules: settings.ownershipRules,
    publicUrl: settings.publicUrl,
    webhookNetworks: settings.webhookNetworks,
    mail: settings.mail,
    isEnding,
    batchWatches: new BatchWatches({ find: (id) => storage.batches.find(id), isEnding }),
    streamSlots: new StreamSlots(),
    exportsPurged: false,
    throttle: new LoginThrottle(storage.loginAttempts, keys, now),
    provider: settings.oidc === null ? null : new IdentityProvider(settings.oidc, now),
    factorRule: settings.secondFactor,
    now,
  };
  await keepDefault(storage, standard, app.engine.version, clock.nowMs);
  const log: string[] = [];
  const secretsBefore = secretCount();
  const setupToken = (await issueSetupToken(storage, clock.nowMs)) ?? '';
  used(setupToken, true);
  const logStream = {
    write: (line: string) => {
      log.push(line);
      logged(line);
    },
  };
  const server = await buildServer({
    app,
    settings,
    drain,
    metrics,
    logStream,
    delay: options.delay ?? { medianMs: () => 0 },
  });
  const undeclared = noteUndeclared(server);
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  const close = async (): Promise<void> => {
    await server.close();
    await stopExamining(app);
    if (options.pool === undefined) pool.close();
    await noteAudit(storage);
    await storage.close();
    await noClearSecrets(dataDir, secretsBefore);
    if (undeclared.size > 0) throw new Error(`The contract lacks errors of: ${[...undeclared].join(', ')}`);
    if (options.dataDir !== undefined) return;
    await rm(dataDir, { recursive: true });
    await dropDatabaseOf(dataDir);
  };
  return new TestService({ app, url, setupToken, log, clock, dataDir }, close);
}

/**
 * What the audit log tells is searched as the log is, but for reasons, which are written for it. A storage that a test
 * has broken has none.
 */
async function noteAudit({ audit }: Storage): Promise<void> {
  const events = await audit.latest(1_000).catch(() => []);
  for (const event of events) logged(JSON.stringify({ ...event, detail: { ...event.detail, reason: undefined } }));
}

/**
 * Notes errors that the contract does not list for the endpoint that answers them: clients do not expect them. A call
 * of a tool (MCP) has the errors of the endpoint behind it.
 */
function noteUndeclared(server: FastifyInstance): ReadonlySet<string> {
  const found = new Set<string>();
  server.addHook('onResponse', async ({ routeOptions }, { problemCode }) => {
    const { endpoint } = routeOptions.config;
    if (endpoint === undefined || endpoint.id === MCP_ENDPOINT.id) return;
    if (problemCode === null || errorsOf(endpoint).includes(problemCode)) return;
    found.add(`${endpoint.id} ${problemCode}`);
  });
  return found;
}
