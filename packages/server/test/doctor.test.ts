import { createHash } from 'node:crypto';
import { chmod, copyFile, mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type Server } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { examine } from '../src/doctor/examine.ts';
import { findingsText } from '../src/doctor/findings-text.ts';
import { VersionFiles } from '../src/versions/version-files.ts';
import { daysAgo } from './support/folder-service.ts';
import { InstallationFolder, LARGE, ROOMY } from './support/installation.ts';
import { numbers, unListOf } from './support/un-list-of.ts';

const HOUR_MS = 3_600_000;
const MAGIC = 'NSINDEX3';
const EVENT_COLUMNS = '(at, actor, action, target, detail_json, request_id)';

let folder: InstallationFolder;
const servers: Server[] = [];
beforeEach(async () => {
  folder = await InstallationFolder.make();
});
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
  await folder.close();
});

/** Resolves with the port that it listens on. */
async function listening(server: Server, port = 0): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return Object(server.address()).port;
}

/** Answers these bodies as JSON, by path. */
const answering = (bodies: Readonly<Record<string, object>>): Server =>
  createHttpServer((request, response) => {
    const body = bodies[request.url ?? ''];
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json', connection: 'close' });
    response.end(JSON.stringify(body ?? {}));
  });

/** Changes the database as another program would. */
function sql(statement: string): void {
  const database = new Database(folder.path('namesake.db'));
  // The schema may be written, too.
  database.unsafeMode();
  database.exec(statement);
  database.close();
}

const matching = (...patterns: readonly RegExp[]): unknown => patterns.map((pattern) => expect.stringMatching(pattern));

describe('doctor on a healthy installation', () => {
  it('finds nothing wrong, whether or not it was ever started', async () => {
    const findings = await folder.examine();
    expect(findings.filter(({ status }) => status !== 'ok')).toEqual([]);
    expect(new Set(findings.map(({ check }) => check)).size).toBe(13);
    await rm(folder.dataDir, { recursive: true });
    expect((await folder.examine()).filter(({ status }) => status !== 'ok')).toEqual([]);
  });

  it('compares indexes with their tables where it is asked to', async () => {
    // What is written while the schema names another column is in the wrong order afterwards.
    const rename = (from: string, to: string): void =>
      sql(
        `pragma writable_schema = on; update sqlite_schema set sql = replace(sql, '(${from})', '(${to})') where name = 'extra'`,
      );
    sql('create index extra on audit_event (at)');
    rename('at', 'target');
    sql(`insert into audit_event ${EVENT_COLUMNS} values (1, 'a', 'b', 'c', '{}', '')`);
    rename('target', 'at');
    expect(await folder.wrong('database')).toEqual([]);
    expect(await folder.wrong('database', {}, { isFull: true })).toEqual(
      matching(/^problem: The database is damaged: .*index extra.* restore the last backup/),
    );
  });
});

describe('doctor finds in the configuration', () => {
  it.each([
    [
      'an unknown setting',
      { NAMESAKE_PROT: '1' },
      /^warning: NAMESAKE_PROT is not a setting; did you mean NAMESAKE_PORT\?/,
    ],
    [
      'a value that cannot be used',
      { NAMESAKE_LOG_LEVEL: 'loud' },
      /^problem: NAMESAKE_LOG_LEVEL: .* \/ Correct or unset it/,
    ],
    [
      'a database of another kind',
      { NAMESAKE_DATABASE_URL: 'postgres://u:hunter2@db/x' },
      /^problem: NAMESAKE_DATABASE_URL is set/,
    ],
    [
      'a file of a secret that is not there',
      { NAMESAKE_SECRET_FILE: '/nowhere/secret' },
      /^problem: NAMESAKE_SECRET_FILE names a file/,
    ],
    [
      'an end of the word on lists that is no day',
      { NAMESAKE_LISTS_ATTESTED: 'all is current; until soon' },
      /^problem: NAMESAKE_LISTS_ATTESTED: "soon" is no day/,
    ],
    [
      'a file of downloads that is not there',
      { NAMESAKE_LISTS_CONFIG: '/nowhere.json' },
      /^problem: NAMESAKE_LISTS_CONFIG: \/nowhere.json/,
    ],
    [
      'an address for all, without a public URL',
      { NAMESAKE_HOST: '0.0.0.0' },
      /^warning: The service listens on 0\.0\.0\.0 .* \/ Put a proxy with TLS/,
    ],
    [
      'a public URL without TLS',
      { NAMESAKE_PUBLIC_URL: 'http://screening.example.org' },
      /^warning: The public URL http:\/\/screening\.example\.org is not https/,
    ],
    [
      'every proxy trusted',
      { NAMESAKE_TRUST_PROXY: 'true' },
      /^warning: NAMESAKE_TRUST_PROXY is true: any caller .* \/ Set NAMESAKE_TRUST_PROXY to the address/,
    ],
    [
      'nearly every proxy trusted',
      { NAMESAKE_TRUST_PROXY: '0.0.0.0/1' },
      /^warning: NAMESAKE_TRUST_PROXY: 0\.0\.0\.0\/1 is nearly every address/,
    ],
    [
      'a proxy by its name',
      { NAMESAKE_TRUST_PROXY: 'loopback, proxy.example.org' },
      /^problem: NAMESAKE_TRUST_PROXY: "proxy\.example\.org" is no address/,
    ],
  ])('%s', async (_, environment, pattern) => {
    const wrong = await folder.wrong('configuration', environment);
    expect(wrong).toContainEqual(expect.stringMatching(pattern));
    expect(wrong.join()).not.toContain('hunter2');
  });

  it('a word on files where lists are downloaded', async () => {
    const overrides = { DATA_DIR: folder.dataDir, PORT: String(folder.port) };
    expect(
      await folder.wrong('configuration', { NAMESAKE_LISTS_ATTESTED: 'all of them are current' }, { overrides }),
    ).toEqual(matching(/^warning: NAMESAKE_LISTS_ATTESTED has no effect/));
  });

  it('several faults at once, and still examines the rest', async () => {
    await chmod(folder.dataDir, 0o755);
    const environment = { NAMESAKE_PORT: 'web', NAMESAKE_RATE_LIMIT: '0', NAMESAKE_OFFLINE: 'maybe' };
    const overrides = { DATA_DIR: folder.dataDir, LISTS_DIR: folder.listsDir };
    expect(await folder.wrong('configuration', environment, { overrides })).toHaveLength(3);
    expect(await folder.wrong('permissions', environment, { overrides })).toHaveLength(1);
  });
});

describe('doctor finds of the machine', () => {
  it('too little memory, one core, an old Node and too many threads', async () => {
    const machine = { node: '20.1.0', memory: 2 ** 29, cores: 1 };
    const environment = { NAMESAKE_SEARCH_THREADS: '8' };
    expect(await folder.wrong('machine', environment, { machine })).toEqual(
      matching(
        /^problem: Node 20\.1\.0 is too old/,
        /^problem: 512 MiB of memory; 20 listings need .*more memory/,
        /^warning: One core/,
        /^warning: NAMESAKE_SEARCH_THREADS is 8/,
      ),
    );
  });

  it('memory that is enough for a load, but not beside searches', async () => {
    expect(await folder.wrong('machine', {}, { machine: { ...LARGE, memory: 900 * 2 ** 20 } })).toEqual(
      matching(/^warning: 900 MiB of memory/),
    );
  });
});

describe('doctor finds of the clock', () => {
  const event = (at: number) => ({ at, actor: 'operator', action: 'test', target: '', detail: {}, requestId: '' });

  it('a time before the latest record', async () => {
    await folder.store((storage) => storage.audit.append(event(Date.now() + HOUR_MS)));
    expect(await folder.wrong('clock')).toEqual(
      matching(/^problem: The clock shows .* earlier than the latest record .* NTP/),
    );
  });

  it('a list of a day that is still to come', async () => {
    await writeFile(join(folder.listsDir, 'consolidated.xml'), unListOf(daysAgo(-9), numbers(10, 30)));
    expect(await folder.wrong('clock')).toEqual(
      matching(/^problem: The clock shows .* un_sc was published on .* ask the publisher/),
    );
    expect(await folder.wrong('lists')).toEqual(matching(/^problem: un_sc is of unknown age/));
  });

  it('files that were written later than now', async () => {
    const later = new Date(Date.now() + HOUR_MS);
    await utimes(folder.path('secret'), later, later);
    expect(await folder.wrong('clock')).toEqual(matching(/^warning: A file in the data folder was written at /));
  });
});

describe('doctor finds of the disk', () => {
  it.each([
    [
      'too little room for the next load',
      { bavail: 10 },
      /^problem: 40 KiB free\. The next load needs up to \d+ MiB: .* Make room/,
    ],
    ['a network share', { type: 0x6969 }, /^problem: .* file system of kind NFS: .* local disk/],
    ['a file system in memory', { type: 0x01021994 }, /^warning: .* tmpfs, in memory/],
    ['no inode', { ffree: 0 }, /^problem: The file system has no inode left/],
  ])('%s', async (_, change, pattern) => {
    expect(await folder.wrong('disk', {}, { statfs: () => ({ ...ROOMY, ...change }) })).toEqual(matching(pattern));
  });
});

describe.runIf(process.platform !== 'win32')('doctor finds of permissions', () => {
  it('files that others may read', async () => {
    await chmod(folder.dataDir, 0o755);
    await chmod(folder.path('secret'), 0o644);
    expect(await folder.wrong('permissions')).toEqual(
      matching(
        /^problem: .*secret has mode 0644: other users .* chmod 600/,
        /^warning: The data folder .* has mode 0755: .* chmod 700/,
      ),
    );
    await chmod(folder.dataDir, 0o700);
    expect(await folder.wrong('permissions')).toEqual(
      matching(/^warning: .*secret has mode 0644; only the mode of the folder/),
    );
  });

  it.runIf(process.getuid?.() !== 0)('a database that cannot be written', async () => {
    await chmod(folder.path('namesake.db'), 0o400);
    expect(await folder.wrong('permissions')).toEqual(
      matching(/^problem: .*namesake\.db cannot be written by this user/),
    );
  });
});

describe.runIf(process.platform !== 'win32' && process.getuid?.() !== 0)('doctor run as another user', () => {
  it('says that it may not look, by each check that cannot', async () => {
    const { dataDir, listsDir, port } = folder;
    await chmod(dataDir, 0o000);
    const overrides = { DATA_DIR: dataDir, LISTS_DIR: listsDir, PORT: String(port) };
    const { findings } = await examine({
      environment: {},
      overrides,
      isFull: false,
      machine: LARGE,
      statfs: () => ROOMY,
    });
    await chmod(dataDir, 0o700);
    const problems = findings.filter(({ status }) => status === 'problem').map(({ check }) => check);
    expect(problems).toEqual(expect.arrayContaining(['permissions', 'database', 'service']));
  });
});

describe('doctor finds of downloads', () => {
  const DAY_MS = 24 * HOUR_MS;
  /** As a download leaves it that was last checked so many days ago. */
  async function download(text: string, checkedDaysAgo: number): Promise<void> {
    const dir = folder.path('lists/un_sc');
    await mkdir(dir, { recursive: true });
    await writeFile(join(dir, 'current.xml'), text);
    const checkedAt = new Date(Date.now() - checkedDaysAgo * DAY_MS).toISOString();
    const sha256 = `sha256:${createHash('sha256').update(text).digest('hex')}`;
    const version = { sha256, records: 20, publishedAt: `${daysAgo(2)}T00:00:00.000Z` };
    await writeFile(join(dir, 'meta.json'), JSON.stringify({ checkedAt, version }));
  }
  const wrong = async (): Promise<readonly string[]> => {
    const overrides = { DATA_DIR: folder.dataDir, PORT: String(folder.port) };
    return (await folder.wrong('lists', {}, { overrides })).filter((line) => line.includes('un_sc'));
  };

  it('that a publisher was not asked for long, and which were never downloaded', async () => {
    await download(unListOf(daysAgo(2), numbers(10, 30)), 0);
    expect(await wrong()).toEqual([]);
    const overrides = { DATA_DIR: folder.dataDir, PORT: String(folder.port) };
    expect(await folder.wrong('lists', {}, { overrides })).toContainEqual(
      expect.stringMatching(/^problem: eu_fsf is required and missing\. \/ namesake lists refresh eu_fsf/),
    );
    await download(unListOf(daysAgo(2), numbers(10, 30)), 2);
    expect(await wrong()).toEqual(
      matching(/^warning: un_sc was last checked with its publisher 2 days ago; .*, checked .* UTC/),
    );
    await download(unListOf(daysAgo(2), numbers(10, 30)), 4);
    expect(await wrong()).toEqual(matching(/^problem: un_sc is too old \(its publisher was asked 4 days ago\)/));
  });

  it('that the stored file is broken, or a later one was refused', async () => {
    await download(unListOf(daysAgo(2), numbers(10, 30)), 0.1);
    const refused = { list: 'un_sc', sha256: 'c'.repeat(64), code: 'shrunk', reason: 'has 4 records', bytes: 4 };
    await mkdir(folder.path('lists/un_sc/refused'));
    const meta = JSON.stringify({ ...refused, refusedAt: new Date().toISOString(), acceptable: true });
    await writeFile(folder.path(`lists/un_sc/refused/${refused.sha256}.meta.refused`), meta);
    expect(await wrong()).toEqual(
      matching(/^warning: un_sc: a download of .* was refused, .* lists accept un_sc cccccccccccc/),
    );
    await writeFile(folder.path('lists/un_sc/current.xml'), unListOf(daysAgo(2), numbers(10, 30)).slice(0, 700));
    expect(await wrong()).toContainEqual(expect.stringMatching(/^problem: .*current\.xml must not be used/));
  });
});

describe('doctor finds of the secret', () => {
  it('that it is gone, another one, or cut off, and makes none', async () => {
    const path = folder.path('secret');
    const secret = await readFile(path, 'utf8');
    await writeFile(path, secret.slice(0, 8));
    expect(await folder.wrong('secret')).toEqual(matching(/^problem: The secret in .* is shorter than 32/));
    await writeFile(path, 'x'.repeat(40));
    expect(await folder.wrong('secret')).toEqual(
      matching(/^problem: The secret in .* is not the one .*--accept-secret/),
    );
    expect(await folder.wrong('secret', { NAMESAKE_SECRET: secret.trim() })).toEqual([]);
    await rm(path);
    const wrong = await folder.wrong('secret');
    expect(wrong).toEqual(matching(/^problem: The secret of the data folder is gone: .* Restore it from the backup/));
    expect(wrong.join()).not.toContain(secret.trim());
  });
});

describe('doctor finds of the database', () => {
  it('that it is no database, or damaged', async () => {
    const path = folder.path('namesake.db');
    const bytes = await readFile(path);
    await writeFile(path, bytes.fill(0x55, 4_096, 40_960));
    expect(await folder.wrong('database')).toEqual(
      matching(/^problem: The database .*damaged.*restore the last backup/),
    );
    await writeFile(path, 'This was a database once.'.repeat(400));
    expect(await folder.wrong('database')).toEqual(
      matching(/^problem: The database .* is damaged \(file is not a database\)/),
    );
  });

  it('that it is gone while its versions are there', async () => {
    await rm(folder.path('namesake.db'));
    await mkdir(folder.path('versions'));
    await writeFile(folder.path('versions/some.jsonl.zst'), '');
    expect(await folder.wrong('database')).toEqual(matching(/^problem: .*namesake\.db is gone, but versions of lists/));
  });

  it('a newer or an older schema', async () => {
    sql("delete from kysely_migration where name = '0010-where-held'");
    expect(await folder.wrong('database')).toEqual(
      matching(/^warning: The database is of an older version: 1 of .* Back up/),
    );
    sql("insert into kysely_migration (name, timestamp) values ('0010-where-held', ''), ('9999-from-later', '')");
    expect(await folder.wrong('database')).toEqual(
      matching(/^problem: The database is of a newer version: .*9999-from-later/),
    );
  });

  it('another way of writing', async () => {
    sql('pragma journal_mode = delete');
    expect(await folder.wrong('database')).toEqual(
      matching(/^warning: The database is not written with a write-ahead log/),
    );
  });

  it('reads what a killed service left in the log, and leaves the log as it is', async () => {
    const crashed = await InstallationFolder.make();
    const later = Date.now() + HOUR_MS;
    const database = new Database(folder.path('namesake.db'));
    database.exec(`insert into audit_event ${EVENT_COLUMNS} values (${later}, 'a', 'b', 'c', '{}', '')`);
    for (const suffix of ['', '-wal', '-shm'])
      await copyFile(folder.path(`namesake.db${suffix}`), crashed.path(`namesake.db${suffix}`));
    database.close();
    await copyFile(folder.path('secret'), crashed.path('secret'));
    for (const suffix of ['-wal', '-shm']) await chmod(crashed.path(`namesake.db${suffix}`), 0o600);
    expect(await crashed.wrong('clock')).toEqual(matching(/^problem: .* earlier than the latest record/));
    expect(await crashed.wrong('database')).toEqual([]);
    await rm(crashed.path('namesake.db-shm'));
    expect(await crashed.wrong('database')).toEqual(
      matching(/^warning: .* was not looked through: its log is there without/),
    );
    await crashed.close();
  });
});

describe('doctor finds of the lock', () => {
  const owner = {
    id: 'f'.repeat(16),
    pid: 2 ** 22 + 1,
    host: hostname(),
    startedAt: '2026-03-01T00:00:00.000Z',
    boot: null,
    processStart: null,
  };

  it('one that was left behind, and leaves it', async () => {
    await writeFile(folder.path('service.lock'), JSON.stringify(owner));
    expect(await folder.wrong('service')).toEqual(
      matching(/^warning: The lock .* was left behind: .* The next start takes the lock over/),
    );
  });

  it('one of another machine, while it lives', async () => {
    await writeFile(folder.path('service.lock'), JSON.stringify({ ...owner, host: 'elsewhere' }));
    expect(await folder.wrong('service')).toEqual(
      matching(/^warning: The data folder is in use by .* on host elsewhere/),
    );
    const longAgo = new Date(Date.now() - 31_000);
    await utimes(folder.path('service.lock'), longAgo, longAgo);
    expect(await folder.wrong('service')).toEqual(matching(/was left behind/));
  });
});

describe('doctor finds of lists', () => {
  const put = (name: string, text: string): Promise<void> => writeFile(join(folder.listsDir, name), text);

  it('that one is old, aged, or vouched for, with both its dates', async () => {
    await put('consolidated.xml', unListOf(daysAgo(400), numbers(10, 30)));
    expect(await folder.wrong('lists')).toEqual(
      matching(
        /^problem: un_sc is too old \(published 400 days ago.*20 records, published .*, a file on disk\. \/ Put a newer file into/,
      ),
    );
    expect(
      await folder.wrong('lists', { NAMESAKE_LISTS_ATTESTED: `checked on Monday; until ${daysAgo(-60)}` }),
    ).toEqual([]);
    await put('consolidated.xml', unListOf(daysAgo(100), numbers(10, 30)));
    expect(await folder.wrong('lists')).toEqual(matching(/^warning: un_sc was published 100 days ago/));
  });

  it('that the word on them ends soon, or has ended', async () => {
    expect(await folder.wrong('lists', { NAMESAKE_LISTS_ATTESTED: `checked on Monday; until ${daysAgo(-3)}` })).toEqual(
      matching(/^warning: The age of the files is not counted until .*: 4 more days\. .* new reason/),
    );
    expect(await folder.wrong('lists', { NAMESAKE_LISTS_ATTESTED: `checked on Monday; until ${daysAgo(3)}` })).toEqual(
      matching(/^warning: The word that the files are current ended on/),
    );
    await folder.store((storage) =>
      storage.audit.append({
        at: Date.now() - 25 * 24 * HOUR_MS,
        actor: 'operator',
        action: 'lists.attested',
        target: '',
        detail: { reason: 'checked on Monday' },
        requestId: '',
      }),
    );
    expect(await folder.wrong('lists', { NAMESAKE_LISTS_ATTESTED: 'checked on Monday' })).toEqual(
      matching(/: 5 more days/),
    );
  });

  it('that a required one is missing', async () => {
    await folder.store((storage) => storage.requiredLists.require(folder.listsDir, ['eu_fsf'], 1));
    expect(await folder.wrong('lists', { NAMESAKE_LISTS_REQUIRED: 'un_sc,us_ofac_sdn' })).toEqual(
      matching(
        /^problem: eu_fsf is required and missing\. \/ Put its file/,
        /^problem: us_ofac_sdn is required and missing/,
      ),
    );
    expect(await folder.wrong('lists', { NAMESAKE_LISTS_REQUIRED: 'un_cs' })).toContainEqual(
      expect.stringMatching(/^problem: NAMESAKE_LISTS_REQUIRED names "un_cs" \(did you mean un_sc\?\)/),
    );
  });

  it('files that are refused, not read, or of no list', async () => {
    await put('README.md', 'about these lists');
    await put('broken.xml', unListOf(daysAgo(1), numbers(40, 60)).slice(0, 900));
    await put('other.xml', '<SOMETHING_ELSE/>');
    const wrong = await folder.wrong('lists');
    expect(wrong).toContainEqual(expect.stringMatching(/^problem: .*broken\.xml must not be used .* Replace the file/));
    expect(wrong).toContainEqual(expect.stringMatching(/other\.xml/));
    expect(wrong.join()).not.toContain('README');
  });

  it('a file that is older than what was searched', async () => {
    const lines = ['{"id":"un_sc:XXi.001"}'];
    const { content, bytes } = new VersionFiles(folder.path('versions')).write(lines);
    const facts = {
      list: 'un_sc',
      content,
      bytes,
      version: '1',
      rejected: 0,
      records: 1,
      fileName: 'x.xml',
      changes: null,
    };
    await folder.store((storage) =>
      storage.listVersions.activate(
        [{ ...facts, sha256: 'a'.repeat(64), publishedAt: `${daysAgo(0)}T00:00:00.000Z`, checkedAt: 1, held: [] }],
        [],
        Date.now(),
      ),
    );
    expect(await folder.wrong('lists')).toContainEqual(
      expect.stringMatching(
        /^problem: .*consolidated\.xml must not be used .*older than what was searched until now.*lists accept un_sc/,
      ),
    );
  });

  it('that only private ones are there, or none, or no folder', async () => {
    await rename(join(folder.listsDir, 'consolidated.xml'), join(folder.dir, 'consolidated.xml'));
    expect(await folder.wrong('lists')).toEqual(
      matching(/^problem: No list can be loaded from .*: the service does not start/),
    );
    await put('vip.ftm.json', '{"id":"v-1","schema":"Person","properties":{"name":["Tesmond Quillaby"]}}\n');
    expect(await folder.wrong('lists')).toContainEqual(
      expect.stringMatching(/^problem: No answer is complete\. The folder of lists holds private lists only/),
    );
    await rm(folder.listsDir, { recursive: true });
    expect(await folder.wrong('lists')).toEqual(matching(/^problem: .*is a folder that cannot be read/));
  });

  it('that nothing was downloaded yet, which is worse offline', async () => {
    const overrides = { DATA_DIR: folder.dataDir, PORT: String(folder.port) };
    expect(await folder.wrong('lists', {}, { overrides })).toEqual(matching(/^warning: No list was downloaded yet/));
    const offline = { overrides: { ...overrides, OFFLINE: 'true' } };
    expect(await folder.wrong('lists', {}, offline)).toEqual(
      matching(/^problem: No list was downloaded yet: .* The service is offline/),
    );
  });
});

describe('doctor finds of stored versions', () => {
  const held = { listing: 'un_sc:XXi.001', what: 'listing', sha256: 'b'.repeat(64), reason: 'unusually many' } as const;
  let content: string;
  let file: string;
  beforeEach(async () => {
    const stored = new VersionFiles(folder.path('versions')).write(['{"id":"un_sc:XXi.001"}']);
    content = stored.content;
    file = folder.path(`versions/${content}.jsonl.zst`);
  });
  const activate = (holds: readonly (typeof held)[]): Promise<void> =>
    folder.store((storage) => {
      const dates = { publishedAt: '2026-01-01T00:00:00.000Z', checkedAt: 1 };
      const facts = {
        list: 'un_sc',
        version: '1',
        rejected: 0,
        records: 1,
        fileName: 'x.xml',
        changes: null,
        bytes: 24,
      };
      const version = {
        ...facts,
        ...dates,
        content,
        sha256: 'a'.repeat(64),
        held: holds.map((one) => ({ ...one, content })),
      };
      return storage.listVersions.activate([version], [], Date.now());
    });

  it('removals that wait for a word', async () => {
    await activate([held]);
    expect(await folder.wrong('versions')).toEqual(
      matching(/^warning: 1 listings of un_sc, .* are searched although .* namesake lists held --list un_sc/),
    );
  });

  it('that a held listing is stored nowhere any more, unless its removal was confirmed', async () => {
    await activate([held]);
    await writeFile(file, 'damaged');
    expect(await folder.wrong('versions')).toEqual(
      matching(/^problem: 1 listings of un_sc .* which is damaged: they are not found/),
    );
    await rm(file);
    expect(await folder.wrong('versions')).toEqual(
      matching(
        /^problem: 1 listings of un_sc whose removal nobody confirmed were in .*\.jsonl\.zst, which is gone: .* Restore versions\//,
      ),
    );
    await folder.store((storage) => storage.heldRemovals.confirm('un_sc', [held.listing], 2));
    expect(await folder.wrong('versions')).toEqual(matching(/^warning: What was searched of un_sc last is not in/));
  });

  it('that what was searched last is damaged', async () => {
    await activate([]);
    expect(await folder.wrong('versions')).toEqual([]);
    await writeFile(file, 'damaged');
    expect(await folder.wrong('versions')).toEqual(matching(/^problem: What was searched of un_sc last is damaged/));
  });
});

describe('doctor finds of the saved index', () => {
  it.each([
    ['of another form', 'something else'.repeat(20), 'it has another form'],
    ['cut off', `${MAGIC}${'\0'.repeat(7)}`, 'it is shorter than it was written'],
  ])('that it is %s', async (_, text, why) => {
    await mkdir(folder.path('index'));
    await writeFile(folder.path(`index/service-${'0'.repeat(64)}.index`), text);
    expect(await folder.wrong('index')).toEqual(
      matching(new RegExp(`^warning: The saved index .* is not used: ${why}\\. .* builds it again`)),
    );
  });
});

describe('doctor finds of the port', () => {
  const WELL = { status: 'ready', demo: false, complete: true, problems: [], lists: [] };

  it('that another program has it', async () => {
    await listening(
      createServer((socket) => socket.destroy()),
      folder.port,
    );
    expect(await folder.wrong('port')).toEqual(
      matching(/^problem: 127\.0\.0\.1:\d+ is taken by another program\. .*--port/),
    );
  });

  it('that a service on another data folder has it', async () => {
    await listening(answering({ '/livez': { status: 'ok' }, '/readyz': WELL }), folder.port);
    expect(await folder.wrong('port')).toEqual(matching(/^problem: .* works on another data folder/));
  });

  it('that the host is none of this machine', async () => {
    expect(await folder.wrong('port', { NAMESAKE_HOST: '192.0.2.1' })).toEqual(
      matching(/^problem: The service cannot listen on 192\.0\.2\.1:\d+ \(EADDRNOTAVAIL\)/),
    );
  });

  describe('with a service that runs on the folder', () => {
    beforeEach(() => {
      const owner = {
        id: 'a',
        pid: process.pid,
        host: hostname(),
        startedAt: '2026-03-01T00:00:00Z',
        boot: null,
        processStart: null,
      };
      return writeFile(folder.path('service.lock'), JSON.stringify(owner));
    });

    it('that it does not answer', async () => {
      expect(await folder.wrong('port')).toEqual(
        matching(/^warning: The service with process id \d+ runs, and does not answer at .* same --port/),
      );
    });

    it.each([
      ['nothing where all is well', WELL, []],
      [
        'what it says of itself',
        { ...WELL, problems: ['un_sc is old.'] },
        [/^warning: The running service says: un_sc is old\./],
      ],
      [
        'that it is not ready',
        { ...WELL, status: 'storage_unavailable', problems: ['The disk is full.'] },
        [/^problem: .* not ready: storage_unavailable/, /The disk is full/],
      ],
      ['that answers are not complete', { ...WELL, complete: false }, [/^problem: .* answers are not complete/]],
      ['that it searches the sample', { ...WELL, demo: true }, [/^problem: .* only the fictional sample/]],
      ['that it is starting', { ...WELL, status: 'starting' }, [/^warning: .* loads its lists/]],
    ])('%s', async (_, readyz, patterns) => {
      await listening(answering({ '/livez': { status: 'ok' }, '/readyz': readyz }), folder.port);
      expect(await folder.wrong('port')).toEqual(matching(...patterns));
    });
  });
});

describe('doctor finds of the proxy', () => {
  it('that the public URL leads nowhere, or elsewhere', async () => {
    expect(await folder.wrong('proxy', { NAMESAKE_PUBLIC_URL: `http://127.0.0.1:${folder.port}` })).toEqual(
      matching(/^warning: http:\/\/127\.0\.0\.1:\d+\/livez cannot be reached from here: ECONNREFUSED\. .* Check DNS/),
    );
    const port = await listening(answering({}));
    expect(await folder.wrong('proxy', { NAMESAKE_PUBLIC_URL: `http://127.0.0.1:${port}` })).toEqual(
      matching(/^warning: .* does not lead to the service: status 404/),
    );
  });

  it('nothing where it leads to the service', async () => {
    const port = await listening(answering({ '/livez': { status: 'ok' } }));
    expect(await folder.wrong('proxy', { NAMESAKE_PUBLIC_URL: `http://127.0.0.1:${port}` })).toEqual([]);
  });

  it('that a proxy with TLS is not trusted, or one is trusted without a public URL', async () => {
    expect(await folder.wrong('proxy', { NAMESAKE_PUBLIC_URL: `https://127.0.0.1:${folder.port}` })).toContainEqual(
      expect.stringMatching(/^warning: NAMESAKE_TRUST_PROXY is not set: behind the proxy every caller has its address/),
    );
    expect(await folder.wrong('proxy', { NAMESAKE_TRUST_PROXY: '127.0.0.1' })).toEqual(
      matching(/^warning: NAMESAKE_TRUST_PROXY is set and NAMESAKE_PUBLIC_URL is not/),
    );
  });
});

describe('what doctor found, as text', () => {
  const findings = [
    { check: 'lists', status: 'problem', text: 'One is old.', fix: 'Fetch it.' },
    { check: 'lists', status: 'problem', text: 'Another is old.', fix: 'Fetch it.' },
    { check: 'disk', status: 'ok', text: 'There is room.' },
  ] as const;

  it('is grouped, tells what several have in common once, and sums up', () => {
    expect(findingsText(findings, false)).toBe(
      'disk\n  ok      There is room.\nlists\n  problem One is old.\n  problem Another is old.\n          fix: Fetch it.\n\n2 problems, 0 warnings, 1 ok.\n',
    );
    expect(findingsText(findings, true)).toContain('  ✓ There is room.\nlists\n  ✗ One is old.\n');
  });
});
