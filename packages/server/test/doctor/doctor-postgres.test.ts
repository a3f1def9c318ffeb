import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migratePostgres } from '../../src/storage/postgres/open-tables.ts';
import { UNFINISHED_MOVE } from '../../src/storage/postgres/unfinished-move.ts';
import { judgeServer } from '../../src/storage/postgres-server/judge-server.ts';
import type { ServerFacts } from '../../src/storage/postgres-server/server-facts.ts';
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
    expect(await examined()).toContainEqual('ok: It has no tables yet: the first start makes them.');
    await migratePostgres(database.url, Date.now());
    const found = await examined();
    expect(found).toContainEqual(
      expect.stringMatching(/^ok: PostgreSQL 1\d\.\d.* UTF8, fsync on, synchronous_commit on, .*clock is \d+ ms off/),
    );
    expect(found).toContainEqual(expect.stringMatching(/^ok: Its tables are those of this version/));
  });

  it('finds that it cannot be reached, without telling the password', async () => {
    const [found = ''] = await examined(database.url.replace(/\/[^/]+$/, '/nowhere'));
    expect(found).toMatch(/^problem: The database 127\.0\.0\.1:\d+\/nowhere cannot be reached \(3D000\)/);
    expect(found).not.toContain(':postgres@');
  });

  it('finds a move that was interrupted', async () => {
    await migratePostgres(database.url, Date.now());
    await onDatabase(database.url, `insert into installation (key, value) values ('${UNFINISHED_MOVE}', '')`);
    expect(await examined()).toContainEqual(expect.stringMatching(/^problem: A move of records .* was interrupted/));
  });
});

describe('a PostgreSQL server', () => {
  const WELL: ServerFacts = {
    ...{ version: '18.1', versionNumber: 180_001, encoding: 'UTF8', fsync: 'on', fullPageWrites: 'on' },
    ...{ synchronousCommit: 'on', isStandby: false, isReadOnly: false, clockAheadMs: 20, bytes: 1, maxConnections: 9 },
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
