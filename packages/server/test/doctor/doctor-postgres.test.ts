import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migratePostgres } from '../../src/db/postgres/open-tables.ts';
import { UNFINISHED_MOVE } from '../../src/db/postgres/refuse-unfit.ts';
import { judgeServer } from '../../src/db/postgres-server/judge-server.ts';
import type { ServerFacts } from '../../src/db/postgres-server/server-facts.ts';
import { InstallationFolder } from '../support/installation.ts';
import { onDatabase, type TestDatabase, testDatabase } from '../support/postgres.ts';

const SECRET = { NAMESAKE_SECRET: 'q8Zt5vYw2mKpLr7uXc4nBd9hJf3sGa6e' };
let folder: InstallationFolder;
let database: TestDatabase;
beforeEach(async () => {
  [folder, database] = [await InstallationFolder.make(), await testDatabase()];
});
afterEach(async () => {
  await folder.close();
  await database.drop();
});

const examined = async (url = database.url): Promise<readonly string[]> => {
  const findings = await folder.examine({ ...SECRET, NAMESAKE_DATABASE_URL: url });
  return findings.filter(({ check }) => check === 'database').map(({ status, text }) => `${status}: ${text}`);
};

describe('doctor on PostgreSQL', () => {
  it('says which server it is, how durable, and whether its tables are of this version', async () => {
    expect(await examined()).toContainEqual('ok: It has no tables yet: the first start creates them.');
    await migratePostgres(database.url, Date.now());
    const found = await examined();
    expect(found).toContainEqual(
      expect.stringMatching(/^ok: PostgreSQL 1\d\.\d.* UTF8, fsync on, synchronous_commit on, .*clock is \d+ ms off/),
    );
    expect(found).toContainEqual(expect.stringMatching(/^ok: Its tables match this version/));
  });

  it('finds that it cannot be reached, without telling the password', async () => {
    const [found = ''] = await examined(database.url.replace(/\/[^/]+$/, '/nowhere'));
    expect(found).toMatch(/^problem: The database 127\.0\.0\.1:\d+\/nowhere cannot be reached \(3D000\)/);
    expect(found).not.toContain(':postgres@');
  });

  it('misses no version that another node has stored in the database, and one that nobody stored', async () => {
    await migratePostgres(database.url, Date.now());
    for (const [seq, content] of [
      [1, 'aa'],
      [2, 'bb'],
    ] as const) {
      const values = `'un_sc', '${content}', '${content}', '1', '2026-03-01', 1, 1, 0, 1, 'x.xml', 1`;
      const columns =
        'list, sha256, content, version, published_at, checked_at, records, rejected, bytes, file_name, kept';
      await onDatabase(database.url, `insert into list_version (seq, ${columns}) values (${seq}, ${values})`);
      await onDatabase(
        database.url,
        `insert into list_activation (list, number, version_seq, at) values ('un_sc', ${seq}, ${seq}, 1)`,
      );
    }
    await onDatabase(database.url, "insert into blob (hash, bytes, stored_at) values ('cc', 1, 1)");
    const versions = async () =>
      (await folder.examine({ ...SECRET, NAMESAKE_DATABASE_URL: database.url }))
        .filter(({ check }) => check === 'versions')
        .map(({ text }) => text);
    expect(await versions()).toEqual([
      expect.stringMatching(/of un_sc searched last is missing from .*bb/),
      expect.stringMatching(/^1 of 1 superseded versions/),
    ]);
    await onDatabase(database.url, "insert into list_version_blob (content, blob) values ('aa', 'cc'), ('bb', 'cc')");
    expect(await versions()).toEqual(['2 versions of lists are known, and none of those stored is missing.']);
  });

  it('finds a move that was interrupted', async () => {
    await migratePostgres(database.url, Date.now());
    await onDatabase(database.url, `insert into installation (key, value) values ('${UNFINISHED_MOVE}', '')`);
    expect(await examined()).toContainEqual(expect.stringMatching(/^problem: A move of records .* was interrupted/));
  });
});

describe('a PostgreSQL server', () => {
  const WELL: ServerFacts = {
    version: '18.1',
    versionNumber: 180_001,
    encoding: 'UTF8',
    fsync: 'on',
    fullPageWrites: 'on',
    synchronousCommit: 'on',
    isStandby: false,
    isReadOnly: false,
    clockAheadMs: 20,
    bytes: 1,
    maxConnections: 9,
  };

  it.each<[string, Partial<ServerFacts>, boolean]>([
    ['is too old', { version: '15.4', versionNumber: 150_004 }, true],
    ['has another encoding', { encoding: 'LATIN1' }, true],
    ['never flushes', { fsync: 'off' }, true],
    ['does not wait for the disk', { synchronousCommit: 'off' }, true],
    ['is a standby', { isStandby: true }, true],
    ['writes parts of pages', { fullPageWrites: 'off' }, false],
    ['has another time', { clockAheadMs: -60_000 }, false],
  ])('that %s is refused or warned about', (_, facts, isRefused) => {
    expect(judgeServer({ ...WELL, ...facts })).toMatchObject([{ isRefused }]);
  });

  it('that is well has no fault', () => {
    expect(judgeServer(WELL)).toEqual([]);
  });
});
