import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream, existsSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { type Headers, pack } from 'tar-stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openInstallation } from '../../src/app/open-installation.ts';
import { BackupRefused, type Manifest } from '../../src/backup/backup-format.ts';
import { checkBackup, restoreBackup } from '../../src/backup/restore-backup.ts';
import { writeBackup } from '../../src/backup/write-backup.ts';
import { sqliteSource } from '../../src/db/reading/database-source.ts';
import { verifyRange } from '../../src/examine/verify/verify-range.ts';
import { verifyStore } from '../../src/examine/verify/verify-store.ts';
import { VersionFiles } from '../../src/lists/versions/version-files.ts';
import { openSqliteStorage } from '../../src/stores/open-sqlite.ts';
import { linesOf } from '../support/lines-of.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'namesake-backup-'));
});
afterEach(() => rm(dir, { recursive: true }));

const quiet = (): void => {};
const dataDir = (): string => join(dir, 'data');
const file = (): string => join(dir, 'backup.tar.zst');
const backUp = (): Promise<Manifest> => writeBackup({ dataDir: dataDir(), path: file(), nowMs: 0 });
const restore = (): Promise<Manifest> => restoreBackup(file(), join(dir, 'restored'), quiet);

/** A data folder with one audit event, a stored version of a list, and a downloaded list. */
async function makeInstallation(): Promise<void> {
  const { storage } = await openInstallation(
    { secret: null, databaseUrl: null, dataDir: dataDir() },
    { openFor: 'command' },
  );
  const stored = await new VersionFiles(join(dataDir(), 'versions')).write(linesOf(['{"id":"un_sc:1"}']));
  const facts = { list: 'un_sc', sha256: 'a'.repeat(64), version: '1', publishedAt: '2026-02-01', fileName: 'a.xml' };
  const counts = { checkedAt: 1, records: 1, rejected: 0, changes: null, held: [] };
  await storage.listVersions.activate([{ ...facts, ...counts, ...stored }], [], 1);
  await storage.audit.append({ at: 1, actor: 'a', action: 'b', target: '', detail: {}, requestId: '' });
  await storage.close();
  await mkdir(join(dataDir(), 'lists', 'un_sc', 'refused'), { recursive: true });
  for (const name of ['current.xml', 'meta.json', 'current.xml.part', 'refused/1.xml'])
    await writeFile(join(dataDir(), 'lists', 'un_sc', name), randomBytes(2_000));
  await mkdir(join(dataDir(), 'index'));
  await writeFile(join(dataDir(), 'index', 'service-1.index'), 'made again');
}

/** Every file of a folder, with what is in it. */
async function contentsOf(root: string): Promise<ReadonlyMap<string, string>> {
  const names = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = names.map((entry) => join(entry.parentPath, entry.name));
  const texts = await Promise.all(paths.map(async (path) => (await readFile(path)).toString('base64')));
  return new Map(paths.map((path, at) => [path.slice(root.length + 1), texts[at] ?? '']));
}

describe('a backup', () => {
  beforeEach(makeInstallation);

  it('holds what a restore needs and nothing that is made again', async () => {
    const { files, counts, missingVersions } = await backUp();
    const names = files.map(({ name }) => name).sort();
    expect(names).toEqual([
      'lists/un_sc/current.xml',
      'lists/un_sc/meta.json',
      'namesake.db',
      'secret',
      expect.stringMatching(/^versions\//),
    ]);
    // Of the list that is searched, the event, and the key that signs them.
    expect(counts).toMatchObject({ auditEvents: 3, listVersions: 1, screenings: 0 });
    expect(missingVersions).toEqual([]);
    expect((await stat(file())).mode & 0o077).toBe(0);
  });

  it('restores every file as it was, for its owner only, and the records of the database', async () => {
    await backUp();
    await restore();
    const [before, after] = [await contentsOf(dataDir()), await contentsOf(join(dir, 'restored'))];
    for (const [name, text] of after)
      if (name !== 'namesake.db') expect([name, text]).toEqual([name, before.get(name)]);
    expect(after.size).toBe(5);
    for (const name of ['', 'secret', 'namesake.db', 'versions'])
      expect((await stat(join(dir, 'restored', name))).mode & 0o077).toBe(0);
    const header = await readFile(join(dir, 'restored', 'namesake.db'));
    expect([header[18], header[19]], 'a write-ahead log').toEqual([2, 2]);
    const storage = await openSqliteStorage(join(dir, 'restored'));
    expect(await storage.audit.latest(5)).toHaveLength(3);
    await storage.close();
    const verified = await verifyStore(sqliteSource(join(dir, 'restored', 'namesake.db')), { here: verifyRange });
    expect(verified).toMatchObject({ broken: null, entries: 3, unsealed: 0 });
  });

  it('names stored versions that the data folder has no more', async () => {
    await rm(join(dataDir(), 'versions'), { recursive: true });
    expect((await backUp()).missingVersions).toHaveLength(1);
    expect(await restore()).toMatchObject({ missingVersions: [expect.any(String)] });
  });

  it('is not restored into a folder that holds anything', async () => {
    await backUp();
    await expect(restoreBackup(file(), dataDir(), quiet)).rejects.toThrow(/is not empty. Stop its service/);
  });

  it('leaves the earlier backup where the database is damaged', async () => {
    await backUp();
    const good = await readFile(file());
    const path = join(dataDir(), 'namesake.db');
    const bytes = await readFile(path);
    await writeFile(path, bytes.fill(7, 4_096, 20_000));
    await expect(backUp()).rejects.toThrow();
    expect((await readFile(file())).equals(good)).toBe(true);
    expect(readdirSync(dir).sort()).toEqual(['backup.tar.zst', 'data']);
  });

  it('with one byte changed, wherever that is, is refused or restores the very same files', async () => {
    await backUp();
    const plain = zstdDecompressSync(await readFile(file()));
    await restore();
    const restored = join(dir, 'restored');
    const whole = await contentsOf(restored);
    const seen = { refused: 0 };
    await fc.assert(
      fc.asyncProperty(fc.nat(plain.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
        await rm(restored, { recursive: true, force: true });
        const changed = Buffer.from(plain);
        changed[at] = (changed[at] ?? 0) ^ change;
        await writeFile(file(), zstdCompressSync(changed));
        const error = await restore().catch((reason: unknown) => reason);
        if (error instanceof Error) {
          expect(error).toBeInstanceOf(BackupRefused);
          expect(readdirSync(restored)).toEqual([]);
          seen.refused += 1;
        } else expect(await contentsOf(restored)).toEqual(whole);
      }),
      { numRuns: 60 },
    );
    expect(seen.refused).toBeGreaterThan(30);
  });

  it('is refused where it was cut off, at whatever place', async () => {
    await backUp();
    const { size } = await stat(file());
    for (const part of [0, 0.1, 0.5, 0.9]) {
      await truncate(file(), Math.floor(size * part));
      await expect(restore()).rejects.toThrow(BackupRefused);
      await backUp();
    }
  });

  it('of a newer version of Namesake says so', async () => {
    const storage = await openSqliteStorage(dataDir());
    await storage.close();
    const { default: Database } = await import('better-sqlite3');
    const connection = new Database(join(dataDir(), 'namesake.db'));
    connection.exec("insert into kysely_migration (name, timestamp) values ('9999-later', '2099-01-01')");
    connection.close();
    await backUp();
    await expect(restore()).rejects.toThrow(/newer version of Namesake/);
  });
});

describe('a restore that was interrupted', () => {
  it('is not taken for an empty data folder', async () => {
    await mkdir(join(dataDir(), 'restore.part'), { recursive: true });
    await writeFile(join(dataDir(), 'secret'), 's'.repeat(40));
    await expect(openSqliteStorage(dataDir())).rejects.toThrow(/that was interrupted/);
  });
});

describe('a hostile file', () => {
  const packed = async (entries: readonly (readonly [Headers, string])[]): Promise<void> => {
    const tar = pack();
    for (const [header, text] of entries) tar.entry(header, text);
    tar.finalize();
    await pipeline(tar, createZstdCompress(), createWriteStream(file()));
  };

  it.each([
    ['leaves the folder', { name: '../evil' }],
    ['has an absolute name', { name: '/tmp/evil' }],
    ['leaves the folder of a list', { name: 'lists/un_sc/../../evil' }],
    ['holds a link', { name: 'secret', type: 'symlink', linkname: '/etc/passwd' }],
    ['holds a device', { name: 'secret', type: 'character-device' }],
    ['holds another file', { name: 'index/service.index' }],
  ] as const)('that %s is refused and writes nothing', async (_, header) => {
    await packed([[{ ...header }, '']]);
    await expect(restore()).rejects.toThrow(/which no backup has/);
    expect(readdirSync(join(dir, 'restored'))).toEqual([]);
    expect([existsSync(join(dir, 'evil')), existsSync('/tmp/evil')]).toEqual([false, false]);
  });

  it('that is no backup at all is refused', async () => {
    for (const bytes of [Buffer.alloc(0), randomBytes(10_000), zstdCompressSync(randomBytes(10_000))]) {
      await writeFile(file(), bytes);
      await expect(checkBackup(file(), quiet)).rejects.toThrow(BackupRefused);
    }
  });

  it('whose manifest names other files is refused', async () => {
    const sha256 = createHash('sha256').update('x').digest('hex');
    const manifest = {
      format: 1,
      createdAt: '2026-02-01T00:00:00Z',
      version: '1',
      schema: '0001-initial',
      counts: Object.fromEntries(
        [
          'screenings',
          'tokens',
          'users',
          'policyVersions',
          'listVersions',
          'heldRemovals',
          'ownershipStakes',
          'auditEvents',
        ].map((name) => [name, 0]),
      ),
      missingVersions: [],
      files: [{ name: 'namesake.db', sha256, bytes: 1 }],
    };
    await packed([[{ name: 'manifest.json' }, JSON.stringify(manifest)]]);
    await expect(restore()).rejects.toThrow(/has not the files/);
  });
});
