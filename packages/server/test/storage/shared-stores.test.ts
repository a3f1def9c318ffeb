import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { NewPublication } from '../../src/lists/store/publication-store.ts';
import { VersionFiles } from '../../src/lists/versions/version-files.ts';
import { shareVersions } from '../../src/lists/versions/version-share.ts';
import { openPostgresStorage } from '../../src/stores/open-postgres.ts';
import type { SharedStores, Storage } from '../../src/stores/storage.ts';
import { ROW_KEY } from '../support/dialects.ts';
import { linesOf } from '../support/lines-of.ts';
import { onDatabase, type TestDatabase, testDatabase } from '../support/postgres.ts';

let dir: string;
let database: TestDatabase;
let storage: Storage;
let shared: SharedStores;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'namesake-shared-'));
  database = await testDatabase('made');
  storage = await openPostgresStorage(database.url);
  storage.rowProof.useKey(ROW_KEY);
  if (storage.shared === null) throw new Error('PostgreSQL shares nothing.');
  shared = storage.shared;
});
afterEach(async () => {
  await storage.close();
  await database.drop();
  await rm(dir, { recursive: true });
});

const LATER_MS = Date.now() + 1e9;
const publication: NewPublication = { at: 1, node: 'n', codeHash: 'c', index: null, files: [], body: '{}' };

/** A file of some chunks, and what it is stored as. */
async function stored(bytes = 9_000_000): Promise<{ readonly path: string; readonly hash: string }> {
  const path = join(dir, 'source');
  await writeFile(path, randomBytes(bytes));
  return { path, hash: (await shared.blobs.put(path)).hash };
}

describe('blobs', () => {
  it('come back as they were, and are stored once', async () => {
    const { path, hash } = await stored();
    expect((await shared.blobs.put(path)).hash).toBe(hash);
    await shared.blobs.fetch(hash, join(dir, 'copy'));
    expect((await readFile(join(dir, 'copy'))).equals(await readFile(path))).toBe(true);
    const rows = await onDatabase(database.url, 'select count(*)::int as n from blob_chunk');
    expect(rows).toEqual([{ n: 3 }]);
  });

  it('that are damaged are not handed out, leave no file, and are stored anew by a node that has them', async () => {
    const { path, hash } = await stored(100);
    await onDatabase(database.url, `update blob_chunk set data = 'other'`);
    await expect(shared.blobs.fetch(hash, join(dir, 'copy'))).rejects.toThrow('damaged');
    expect(await readdir(dir)).toEqual(['source']);
    await expect(shared.blobs.fetch(hash, join(dir, 'copy'))).rejects.toThrow('not in the database');
    await shared.blobs.put(path);
    await shared.blobs.fetch(hash, join(dir, 'copy'));
  });

  it('go when no publication and no stored version refers to them', async () => {
    const { hash } = await stored(100);
    await shared.publications.publish({ ...publication, index: { key: 'k', blob: hash } }, 0);
    await shared.blobs.sweep(LATER_MS);
    await shared.blobs.fetch(hash, join(dir, 'copy'));
    for (const after of [1, 2, 3]) await shared.publications.publish(publication, after);
    await shared.blobs.sweep(0);
    await shared.blobs.fetch(hash, join(dir, 'copy'));
    await shared.blobs.sweep(LATER_MS);
    await expect(shared.blobs.fetch(hash, join(dir, 'copy'))).rejects.toThrow('not in the database');
  });

  it('bring the file of a stored version to a node that lacks it', async () => {
    const [here, there] = [join(dir, 'here'), join(dir, 'there')];
    const { content } = await new VersionFiles(here).write(linesOf(['{"id":"un_sc:XXi.001"}']));
    await shareVersions(here, shared).offer([content]);
    await shareVersions(there, shared).fetch([content, 'f'.repeat(64)]);
    expect([...new VersionFiles(there).read(content)]).toEqual(['{"id":"un_sc:XXi.001"}']);
  });
});

describe('publications', () => {
  it('have one successor each: of two nodes that publish at a time, one learns that it was late', async () => {
    const done = await Promise.all([1, 2, 3].map(() => shared.publications.publish(publication, 0)));
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(await shared.publications.newest()).toEqual({ ...publication, seq: 1 });
  });
});

describe('the lock of the lists', () => {
  it('is held by one node at a time, and goes with the connection of a node that dies', async () => {
    const { signal } = new AbortController();
    const release = await shared.listLock.take(signal);
    let isTaken = false;
    const second = shared.listLock.take(signal).then((end) => {
      isTaken = true;
      return end;
    });
    await expect.poll(async () => (await lockers()).length).toBe(2);
    expect(isTaken).toBe(false);
    const [holder] = await lockers('granted');
    await onDatabase(database.url, `select pg_terminate_backend(${String(holder?.['pid'])})`);
    await (await second)();
    await release();
  });

  it('is not waited for by a node that stops', async () => {
    const release = await shared.listLock.take(new AbortController().signal);
    const stop = new AbortController();
    const waiting = shared.listLock.take(stop.signal);
    stop.abort();
    await expect(waiting).rejects.toThrow();
    await release();
  });
});

/** Connections for the lock; those that hold it, where asked for. */
async function lockers(state?: 'granted'): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const having = `and pid in (select pid from pg_locks where locktype = 'advisory' and granted)`;
  return onDatabase(
    database.url,
    `select pid from pg_stat_activity where datname = current_database() and application_name = 'namesake lists' ${state === undefined ? '' : having}`,
  );
}
