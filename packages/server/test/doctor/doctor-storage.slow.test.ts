import { randomBytes } from 'node:crypto';
import { chmod, copyFile, mkdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { examine } from '../../src/doctor/examine.ts';
import { anyEvent } from '../support/any-event.ts';
import { CLEARING_SAMPLES } from '../support/clearing-samples.ts';
import { daysAgo } from '../support/folder-service.ts';
import { InstallationFolder, LARGE, matching, ROOMY } from '../support/installation.ts';
import { numbers, unListOf } from '../support/un-list-of.ts';

const HOUR_MS = 3_600_000;
const MAGIC = 'NSINDEX3';
const EVENT_COLUMNS = '(at, actor, action, target, detail_json, request_id)';

let folder: InstallationFolder;
beforeEach(async () => {
  folder = await InstallationFolder.make();
});
afterEach(() => folder.close());

/** Changes the database as another program would. */
function sql(statement: string): void {
  const database = new Database(folder.path('namesake.db'));
  // The schema may be written, too.
  database.unsafeMode();
  database.exec(statement);
  database.close();
}

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
    ['no inode', { ffree: 0 }, /^problem: The file system has no inodes left/],
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

describe('doctor finds of the secret', () => {
  it('that it is gone, another one, or cut off, and makes none', async () => {
    const path = folder.path('secret');
    const secret = await readFile(path, 'utf8');
    await writeFile(path, secret.slice(0, 8));
    expect(await folder.wrong('secret')).toEqual(matching(/^problem: The secret in .* is shorter than 32/));
    await writeFile(path, randomBytes(32).toString('base64'));
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
      matching(/^warning: The database is from an older version: 1 of .* Back up/),
    );
    sql("insert into kysely_migration (name, timestamp) values ('0010-where-held', ''), ('9999-from-later', '')");
    expect(await folder.wrong('database')).toEqual(
      matching(/^problem: The database is from a newer version: .*9999-from-later/),
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

describe('doctor finds of rows that clear', () => {
  it('each that the installation did not write, by its id and only when it looks at everything', async () => {
    const [decisions, goodGuys] = CLEARING_SAMPLES;
    await folder.store(async (storage) => {
      await decisions?.tell(storage, 'dec_1', 'customer-1', ['made']);
      await goodGuys?.tell(storage, 'gg_1', 'customer-1', ['made']);
    });
    expect(await folder.wrong('database', {}, { isFull: true })).toEqual([]);
    sql("update good_guy set external_ref = 'customer-2'");
    expect(await folder.wrong('database')).toEqual([]);
    expect(await folder.wrong('database', {}, { isFull: true })).toEqual(
      matching(/^problem: Not what this installation wrote: good_guy gg_1 \(mac_wrong\)\. .*namesake verify/),
    );
  });

  it('the table of owners, where it is not what was imported', async () => {
    const names = { ownerName: null, ownedName: null, asOf: null, source: null };
    const stake = { owner: 'un_sc:1', owned: 'a', sharePpm: 600_000, control: false, ...names };
    await folder.store((storage) => storage.ownership.replace([stake], anyEvent(1, 'ownership.imported')));
    expect(await folder.wrong('database', {}, { isFull: true })).toEqual([]);
    sql('delete from ownership_stake');
    expect(await folder.wrong('database', {}, { isFull: true })).toEqual(
      matching(/^problem: Not what this installation wrote: ownership_table current \(below_changed\)\./),
    );
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
