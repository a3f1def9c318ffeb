import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Scope } from '@namesake/contract';
import { openInstallation } from '../../src/app/open-installation.ts';
import { type RunningService, startService } from '../../src/app/start-service.ts';
import { loadKeys } from '../../src/config/secret.ts';
import { resolveSettings } from '../../src/config/settings.ts';
import type { NewPublication } from '../../src/lists/store/publication-store.ts';
import { issueToken } from '../../src/modules/access/tokens/issue-token.ts';
import { openPostgresStorage } from '../../src/stores/open-postgres.ts';
import { loadHere } from './load-here.ts';
import { logged } from './log-search/sink.ts';
import { type TestDatabase, testDatabase } from './postgres.ts';

/** Of all nodes of a test. */
export const NODE_SECRET = 'Zq3v8Lw1nT6yRk5uHd0pXb7sMf2cJg9e';

export type NodeAnswer = { readonly status: number; readonly body: Record<string, unknown> };

/** A service among others on one database, with a data folder of its own. */
export type TestNode = {
  /** Where it listens. */
  readonly url: string;
  readonly dataDir: string;
  /** Every line for the operator. */
  readonly said: string[];
  ask(path: string, body?: unknown, method?: string): Promise<NodeAnswer>;
  /** A file that it answers. */
  file(path: string): Promise<Buffer>;
  stop(): Promise<void>;
};

/** Several services of this process on one PostgreSQL and one folder of lists. */
export class Nodes {
  readonly dir: string;
  readonly database: TestDatabase;
  readonly #running = new Set<RunningService>();
  /** What tokens may do besides screening, lists and policies. */
  scopes: readonly Scope[] = [];
  #secret = '';
  #count = 0;

  static async make(): Promise<Nodes> {
    const nodes = new Nodes(await mkdtemp(join(tmpdir(), 'namesake-nodes-')), await testDatabase('made'));
    await mkdir(nodes.listsDir);
    return nodes;
  }

  private constructor(dir: string, database: TestDatabase) {
    [this.dir, this.database] = [dir, database];
  }

  get listsDir(): string {
    return join(this.dir, 'lists');
  }

  /** Puts a file into the folder of lists. */
  put(name: string, text: string): Promise<void> {
    return writeFile(join(this.listsDir, name), text);
  }

  /** Publishes the lists that were published last in another way, as a node would. */
  async publish(changed: (newest: NewPublication) => NewPublication): Promise<void> {
    const storage = await openPostgresStorage(this.database.url);
    storage.rowProof.useKey(loadKeys({ secret: NODE_SECRET, dataDir: this.dir }).rows);
    const newest = await storage.shared?.publications.newest();
    if (newest === undefined) throw new Error('Nothing was published.');
    const { seq, ...published } = newest;
    await storage.shared?.publications.publish(changed(published), seq);
    await storage.close();
  }

  /** Starts another node; `ready` when it answers searches. */
  async start(dataDir = join(this.dir, `node-${++this.#count}`)): Promise<TestNode> {
    const settings = resolveSettings({
      DATA_DIR: dataDir,
      LISTS_DIR: this.listsDir,
      DATABASE_URL: this.database.url,
      SECRET: NODE_SECRET,
      PORT: '0',
      LOG_LEVEL: 'debug',
    });
    const { storage } = await openInstallation(settings, { openFor: 'service' });
    const keys = loadKeys(settings);
    const said: string[] = [];
    const report = (line: string): void => {
      said.push(line);
      logged(line);
    };
    const scopes: Scope[] = ['search:write', 'lists:read', 'lists:write', 'policies:write', ...this.scopes];
    const made = { name: 'test', createdBy: 'user:test', nowMs: Date.now(), scopes };
    if (this.#secret === '') this.#secret = (await issueToken(storage.tokens, keys.tokenPepper, made)).secret;
    const service = await startService({
      settings,
      keys,
      storage,
      report,
      acceptLists: null,
      load: loadHere,
      lookEveryMs: 50,
      logStream: { write: logged },
    });
    this.#running.add(service);
    await service.ready;
    const ask = async (path: string, body?: unknown, method = 'POST'): Promise<NodeAnswer> => {
      const answer = await fetch(`${service.url}${path}`, {
        headers: { authorization: `Bearer ${this.#secret}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { method, body: JSON.stringify(body) }),
      });
      return { status: answer.status, body: JSON.parse(await answer.text()) };
    };
    const file = async (path: string): Promise<Buffer> => {
      const headers = { authorization: `Bearer ${this.#secret}` };
      return Buffer.from(await (await fetch(`${service.url}${path}`, { headers })).arrayBuffer());
    };
    const stop = async (): Promise<void> => {
      this.#running.delete(service);
      await service.stop();
    };
    return { url: service.url, dataDir, said, ask, file, stop };
  }

  async close(): Promise<void> {
    await Promise.all([...this.#running].map((service) => service.stop()));
    await this.database.drop();
    await rm(this.dir, { recursive: true });
  }
}
