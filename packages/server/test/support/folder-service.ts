import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Scope } from '@namesake/contract';
import { expect, vi } from 'vitest';
import { type RunningService, startService } from '../../src/app/start-service.ts';
import { loadKeys } from '../../src/config/secret.ts';
import { resolveSettings } from '../../src/config/settings.ts';
import type { LoadProgress } from '../../src/lists/loading/load-tracker.ts';
import { issueToken } from '../../src/modules/access/tokens/issue-token.ts';
import { openSqliteStorage } from '../../src/stores/open-sqlite.ts';
import { keptWriter } from './kept-writers.ts';
import { loadHere } from './load-here.ts';
import { logged } from './log-search/sink.ts';

export type FolderAnswer = { readonly status: number; readonly body: Record<string, unknown> };

/** The whole service on a folder of lists and a data folder, over HTTP: stopped and started as a test asks for. */
export class FolderService {
  readonly dir: string;
  /** Every line for the operator. */
  readonly said: string[] = [];
  /** All progress reports of loading lists. */
  readonly progress: (LoadProgress | null)[] = [];
  #running: RunningService | undefined;
  #secret = '';
  /** How often it looks at the folder of lists; only on request if absent. */
  lookEveryMs: number | undefined;
  /** What its token may do besides screening and lists. */
  scopes: readonly Scope[] = [];

  static async make(): Promise<FolderService> {
    const service = new FolderService(await mkdtemp(join(tmpdir(), 'namesake-folder-')));
    await mkdir(join(service.dir, 'lists'));
    return service;
  }

  private constructor(dir: string) {
    this.dir = dir;
  }

  get dataDir(): string {
    return join(this.dir, 'data');
  }

  /** Its address and token, for programs that call it. */
  get access(): { readonly url: string; readonly token: string } {
    return { url: this.#running?.url ?? '', token: this.#secret };
  }

  /** Puts a file into the folder of lists. */
  async put(name: string, text: string): Promise<void> {
    const path = join(this.dir, 'lists', name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }

  remove(name: string): Promise<void> {
    return rm(join(this.dir, 'lists', name));
  }

  /** Starts it, again after it was stopped. Rejects where it cannot start. */
  async start(environment: Readonly<Record<string, string>> = {}, acceptLists: string | null = null): Promise<void> {
    await this.stop();
    const folder = join(this.dir, 'lists');
    const settings = resolveSettings({
      DATA_DIR: this.dataDir,
      LISTS_DIR: folder,
      PORT: '0',
      LOG_LEVEL: 'debug',
      ...environment,
    });
    const storage = await openSqliteStorage(this.dataDir, 'command', keptWriter);
    const keys = loadKeys(settings);
    storage.ledger.signWith(keys.receipts);
    storage.rowProof.useKey(keys.rows);
    await storage.installation.keepSecretCheck(keys.check);
    const report = (line: string): void => {
      this.said.push(line);
      logged(line);
    };
    const onProgress = (step: LoadProgress | null): void => void this.progress.push(step);
    const logStream = { write: logged };
    const scopes: Scope[] = ['search:write', 'lists:read', 'lists:write', ...this.scopes];
    const made = { name: 'test', createdBy: 'user:test', nowMs: Date.now(), scopes };
    this.#secret = (await issueToken(storage.tokens, keys.tokenPepper, made)).secret;
    const looks = this.lookEveryMs === undefined ? {} : { lookEveryMs: this.lookEveryMs };
    this.#running = await startService({
      settings,
      keys,
      storage,
      acceptLists,
      report,
      onProgress,
      load: loadHere,
      logStream,
      ...looks,
    });
    await this.#running.ready;
  }

  async stop(): Promise<void> {
    await this.#running?.stop();
    this.#running = undefined;
  }

  async close(): Promise<void> {
    await this.stop();
    await rm(this.dir, { recursive: true });
  }

  async ask(path: string, body?: unknown): Promise<FolderAnswer> {
    const answer = await fetch(`${this.#running?.url}${path}`, {
      headers: { authorization: `Bearer ${this.#secret}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: JSON.parse(await answer.text()) };
  }

  /** A file that it answers. */
  async file(path: string): Promise<Buffer> {
    const headers = { authorization: `Bearer ${this.#secret}` };
    return Buffer.from(await (await fetch(`${this.#running?.url}${path}`, { headers })).arrayBuffer());
  }

  search(searchText: string): Promise<FolderAnswer> {
    return this.ask('/api/v1/search', { searchText });
  }

  /** Has the folder read again, as the service does by itself when it changed, and waits until that is done. */
  async refresh(list: string): Promise<FolderAnswer> {
    const path = `/api/v1/lists/${list}`;
    const begun = await this.ask(`${path}/refresh`, {});
    if (begun.status !== 202) return begun;
    const isDone = async () => expect(Object((await this.ask(path)).body['refresh']).state).toBe('done');
    // Also before a test begins, where `expect.poll` is none.
    await vi.waitFor(isDone, { timeout: 10_000, interval: 20 });
    return this.ask(path);
  }

  /** A list in `GET /lists`. */
  async list(id: string): Promise<Record<string, unknown>> {
    const { items } = Object((await this.ask('/api/v1/lists')).body);
    return Object(Array.from(Object(items)).find((item) => Object(item).id === id));
  }
}

/** So many days ago, as lists write a day. */
export const daysAgo = (days: number): string =>
  new Date(Date.now() - days * 24 * 3_600_000).toISOString().slice(0, 10);
