import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setUp } from '../../support/administrator.ts';
import { type TestDatabase, testDatabase } from '../../support/postgres.ts';
import { runCommand, type SpawnedService, spawnService } from '../../support/spawn-service.ts';
import { programsIn } from './run-shell.ts';

/** What a workshop is opened with. */
export type WorkshopOptions = {
  /** Lists of a folder `official-lists`, one after another; none for the sample. */
  readonly lists?: readonly Readonly<Record<string, string>>[];
  readonly environment?: Readonly<Record<string, string>>;
};

type Parts = {
  readonly dir: string;
  readonly service: SpawnedService;
  readonly token: string;
  /** A listed party. */
  readonly party: string;
};

/** A folder with a running service whose data are in `data`, as an operator has it, in which commands are run. */
export class Workshop {
  readonly dir: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly url: string;
  readonly #service: SpawnedService;
  /** Has all scopes. */
  readonly token: string;
  readonly #databases: TestDatabase[] = [];
  readonly #party: string;
  #screened = 0;
  #sealed: string | undefined;

  static async open({ lists = [], environment = {} }: WorkshopOptions = {}): Promise<Workshop> {
    const dir = mkdtempSync(join(tmpdir(), 'namesake-commands-'));
    const data = join(dir, 'data');
    const folder = join(dir, 'official-lists');
    mkdirSync(folder);
    const start = (): Promise<SpawnedService> =>
      spawnService(data, lists.length === 0 ? ['--offline'] : ['--lists', folder], environment);
    for (const [at, files] of lists.entries()) {
      for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
      if (at < lists.length - 1) await (await start()).end('SIGTERM');
    }
    const service = await start();
    await setUp(service.url, service.said(), 'admin');
    const create = ['tokens', 'create', '--name', 'workshop', '--scopes', 'all', '--data', data];
    const { stdout } = await runCommand(create, '', environment);
    const party = lists.length === 0 ? 'Arkady Polushtofov' : 'Orlan Vestrakov';
    return new Workshop({ dir, service, token: stdout.trim(), party }, environment);
  }

  private constructor({ dir, service, token, party }: Parts, environment: NodeJS.ProcessEnv) {
    [this.dir, this.#service, this.token, this.url, this.#party] = [dir, service, token, service.url, party];
    this.environment = {
      ...environment,
      PATH: programsIn(join(dir, 'bin')),
      NAMESAKE_OFFLINE: 'true',
      NAMESAKE_PORT: new URL(service.url).port,
      BASE_URL: service.url,
      TOKEN: token,
      NAMESAKE_TOKEN: token,
      NAMESAKE_STOP_GRACE_MS: '50',
    };
    mkdirSync(join(dir, 'backup'));
  }

  path(name: string): string {
    return join(this.dir, name);
  }

  write(name: string, content: string | Uint8Array): void {
    mkdirSync(join(this.path(name), '..'), { recursive: true });
    writeFileSync(this.path(name), content);
  }

  /** Calls the API with all scopes; resolves with the answer as JSON. */
  async call(
    path: string,
    body?: unknown,
    method = body === undefined ? 'GET' : 'POST',
  ): Promise<Record<string, unknown>> {
    const answer = await fetch(`${this.url}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer.status === 204 ? {} : Object(await answer.json());
  }

  /** Screens a listed party, for another customer each time; resolves with the id. */
  async screened(): Promise<string> {
    this.#screened += 1;
    const externalRef = `customer-${this.#screened}`;
    return String((await this.call('/search', { searchText: this.#party, externalRef }))['searchId']);
  }

  /** A screening that has its receipt: records are sealed once a second. */
  async sealed(): Promise<string> {
    this.#sealed ??= await this.screened();
    const headers = { authorization: `Bearer ${this.token}` };
    const receipt = () => fetch(`${this.url}/api/v1/searches/${this.#sealed}/receipt`, { headers });
    while ((await receipt()).status === 409);
    return this.#sealed;
  }

  /** The URL of a new PostgreSQL database, which goes with the workshop. */
  async emptyDatabase(): Promise<string> {
    const database = await testDatabase();
    this.#databases.push(database);
    return database.url;
  }

  async close(): Promise<void> {
    await this.#service.end('SIGTERM');
    for (const database of this.#databases) await database.drop();
    rmSync(this.dir, { recursive: true, force: true });
  }
}
