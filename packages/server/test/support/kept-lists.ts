import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VersionArchive } from '../../src/lists/history/version-archive.ts';
import { ListKeeper } from '../../src/lists/state/list-keeper.ts';
import { loadKept } from './load-here.ts';
import { type Answer, type ServiceOptions, startService, type TestService } from './test-service.ts';
import { nameOf } from './un-list-of.ts';

const REASON = 'The committee announced it.';

/** A service that searches the lists of a folder, stores each version, and holds back what it does not believe. */
export class KeptLists {
  readonly dir: string;
  readonly keeper = new ListKeeper(null, ['un_sc']);
  readonly #isOwnDir: boolean;
  /** Whether a later file that lacks the same listings confirms that they are gone. */
  laterFileConfirms = false;
  #service: TestService | undefined;

  /** @param more its threads for long texts, where several tests share them */
  static async make(more: Pick<ServiceOptions, 'pool'> = {}): Promise<KeptLists> {
    const lists = new KeptLists(await mkdtemp(join(tmpdir(), 'namesake-kept-')), true);
    await mkdir(join(lists.dir, 'lists'));
    await lists.#start(more);
    return lists;
  }

  private constructor(dir: string, isOwnDir: boolean) {
    [this.dir, this.#isOwnDir] = [dir, isOwnDir];
  }

  /** Another node on the same database and folder, which has loaded the lists. */
  async beside(): Promise<KeptLists> {
    const other = new KeptLists(this.dir, false);
    await other.#start({ dataDir: this.service.dataDir });
    other.service.clock.nowMs = this.service.clock.nowMs;
    await other.reload();
    return other;
  }

  async #start(more: Pick<ServiceOptions, 'pool' | 'dataDir'>): Promise<void> {
    const reload = (): Promise<void> => this.reload();
    this.#service = await startService({ listState: this.keeper, versionsDir: this.versionsDir, reload, ...more });
  }

  get versionsDir(): string {
    return join(this.dir, 'versions');
  }

  get service(): TestService {
    if (this.#service === undefined) throw new Error('The service is not started.');
    return this.#service;
  }

  async close(): Promise<void> {
    await this.service.close();
    if (this.#isOwnDir) await rm(this.dir, { recursive: true });
  }

  /** Loads the lists as a start does: what is held comes from the database. */
  async reload(kind: 'dir' | 'downloads' = 'dir'): Promise<void> {
    const { app, clock } = this.service;
    const { versionsDir: dir, laterFileConfirms } = this;
    const now = (): number => clock.nowMs;
    const versionArchive = new VersionArchive({ dir, storage: app.storage, keepDays: 1_000, laterFileConfirms, now });
    const request = { kind, dir: join(this.dir, kind === 'dir' ? 'lists' : 'downloads') };
    const { snapshot } = await loadKept(versionArchive)(request, kind === 'dir' ? 'disk' : 'download', () => {});
    this.keeper.adopt(snapshot);
  }

  /** Puts a file into the folder of lists a minute later, and loads it. */
  async publish(file: string, text: string): Promise<void> {
    await this.put(file, text);
    this.service.clock.nowMs += 60_000;
    await this.reload();
  }

  /** Puts a file into the folder of lists. */
  put(file: string, text: string): Promise<void> {
    return writeFile(join(this.dir, 'lists', file), text);
  }

  async get(path: string): Promise<Answer> {
    return this.service.get(`/api/v1${path}`, await this.service.token({ scopes: ['lists:read', 'search:read'] }));
  }

  /** Searches for the invented person with this number. */
  async search(number: number, more: object = {}): Promise<Answer> {
    return this.service.post('/api/v1/search', { searchText: nameOf(number), ...more }, await this.service.token());
  }

  async confirm(body: unknown = { text: REASON }): Promise<Answer> {
    const token = await this.service.token({ scopes: ['lists:write', 'lists:read'] });
    return this.service.post('/api/v1/lists/un_sc/held/confirm', body, token);
  }

  async heldItems(): Promise<readonly Record<string, unknown>[]> {
    return Array.from(Object((await this.get('/lists/un_sc/held')).body['items']), Object);
  }

  async heldIds(): Promise<readonly unknown[]> {
    return (await this.heldItems()).map(({ listing }) => listing);
  }

  /** The names by which the UN listing with this number is searched; none where it is not. */
  namesOf(number: number): readonly string[] {
    const record = this.keeper.current()?.records.find(`un_sc:XXi.0${number}`);
    return record?.listing.names.map(({ value }) => value) ?? [];
  }
}
