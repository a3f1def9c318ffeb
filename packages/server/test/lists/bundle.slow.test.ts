import { createHash, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readListsDir } from '@namesake/lists';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { IMPORTED } from '../../src/lists/bundle/bundle-contacts.ts';
import { BUNDLE_MARK, BundleRefused, fingerprintOf } from '../../src/lists/bundle/bundle-format.ts';
import { bundleKey, trustedKeys, trustKey } from '../../src/lists/bundle/bundle-keys.ts';
import { importBundle } from '../../src/lists/bundle/import-bundle.ts';
import { openBundle, unpackFile } from '../../src/lists/bundle/open-bundle.ts';
import { type ListToBundle, writeBundle } from '../../src/lists/bundle/write-bundle.ts';
import { openSqliteStorage } from '../../src/stores/open-sqlite.ts';
import { answerFor, CLEARED, NO_ANSWER, NOBODY, un as unOf, whyNotCleared } from '../support/clearance.ts';
import { FolderService } from '../support/folder-service.ts';
import { numbers, unListOf } from '../support/un-list-of.ts';

const CREATED = '2026-03-01T12:00:00.000Z';
const CHECKED = '2026-02-20T10:00:00.000Z';
const NOW_MS = Date.parse(CREATED);
const { privateKey } = generateKeyPairSync('ed25519');
const xml = (day: string, count: number): string => unListOf(day, numbers(0, count));
const list = (id: string, text: string): ListToBundle => ({
  list: id,
  checkedAt: CHECKED,
  files: [{ name: 'current.xml', from: { text } }],
});
const un = (day: string, count: number): ListToBundle => list('un_sc', xml(day, count));

/** A dataset of so many people, as one that was downloaded. */
function gulls(version: string, count: number, name = 'gull_peps'): ListToBundle {
  const people = numbers(0, count).map((n) => ({
    id: `p${n}`,
    schema: 'Person',
    properties: { name: [`Gull Number${n}`], topics: ['role.pep'] },
  }));
  const text = people.map((person) => `${JSON.stringify(person)}\n`).join('');
  const checksum = createHash('sha1').update(text).digest('hex');
  const manifest = {
    name,
    version,
    updated_at: version,
    entity_count: count,
    resources: [{ name: 'entities.ftm.json', checksum }],
  };
  return {
    list: 'gull_peps',
    checkedAt: CHECKED,
    files: [
      { name: 'entities.ftm.json', from: { text } },
      { name: 'index.json', from: { text: JSON.stringify(manifest) } },
    ],
  };
}

let dir: string;
let listsDir: string;
let path: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'namesake-bundle-'));
  listsDir = join(dir, 'lists');
  path = join(dir, 'lists.bundle');
  await mkdir(listsDir);
});
afterEach(() => rm(dir, { recursive: true }));

const write = (...lists: ListToBundle[]) => writeBundle(path, lists, privateKey, { createdAt: CREATED });
const takeIt = async (accepted = true) =>
  importBundle(await openBundle(path), { listsDir, workDir: dir, accepted, nowMs: NOW_MS });
const take = async (lists: readonly ListToBundle[], accepted = true) => {
  await write(...lists);
  return takeIt(accepted);
};

describe('a bundle of lists', () => {
  it('gives back the publishers’ bytes, and tells whose key signed it', async () => {
    await write(un('2026-02-20', 30), list('eu_fsf', 'ü'.repeat(100_000)));
    const opened = await openBundle(path);
    expect(opened.createdAt).toBe(CREATED);
    expect(opened.fingerprint).toBe(fingerprintOf(createPublicKey(privateKey)));
    expect(opened.lists.map((one) => [one.list, one.checkedAt])).toEqual([
      ['un_sc', CHECKED],
      ['eu_fsf', CHECKED],
    ]);
    const texts = opened.lists.map(async ({ list: id, files }) => {
      for (const file of files) await unpackFile(opened, file, join(dir, id));
      return readFile(join(dir, id), 'utf8');
    });
    expect(await Promise.all(texts)).toEqual([xml('2026-02-20', 30), 'ü'.repeat(100_000)]);
  });

  it('is refused wherever one byte of it is changed, or it is cut off', async () => {
    await write(un('2026-02-20', 5));
    const bytes = await readFile(path);
    const refused = async (changed: Buffer): Promise<void> => {
      await writeFile(path, changed);
      await expect(takeIt()).rejects.toThrow(BundleRefused);
    };
    for (let at = 0; at < bytes.length; at += 7) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      await refused(changed);
    }
    for (const length of [0, BUNDLE_MARK.length, 100, bytes.length - 1]) await refused(bytes.subarray(0, length));
    await writeFile(path, Buffer.concat([bytes, Buffer.from('x')]));
    await expect(takeIt()).rejects.toThrow('contains more');
    await writeFile(path, '<html>');
    await expect(takeIt()).rejects.toThrow('no bundle');
    expect(await readdir(listsDir)).toEqual([]);
  });

  it('is taken until it expires, and then only by somebody’s word', async () => {
    for (const [expiresAt, accepted] of [
      ['2026-03-01T12:00:00.000Z', false],
      ['2026-03-01T11:59:59.000Z', true],
    ] as const) {
      await writeBundle(path, [un('2026-02-20', 600)], privateKey, { createdAt: CHECKED, expiresAt });
      expect(await takeIt(accepted)).toHaveLength(1);
    }
    await expect(takeIt(false)).rejects.toThrow('It expired on 2026-03-01 11:59 UTC');
  });

  it('that names one list twice is refused, and nothing changes', async () => {
    await expect(take([un('2026-02-20', 30), un('2026-02-21', 30)])).rejects.toThrow('It holds the list un_sc twice.');
    expect(await readdir(listsDir)).toEqual([]);
  });

  it('stays what it was where a new one cannot be written', async () => {
    await write(un('2026-02-20', 5));
    const before = await readFile(path);
    const gone: ListToBundle = {
      ...un('2026-02-21', 5),
      files: [{ name: 'current.xml', from: { path: join(dir, 'gone') } }],
    };
    await expect(write(gone)).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await readFile(path)).toEqual(before);
    expect((await readdir(dir)).sort()).toEqual(['lists', 'lists.bundle']);
  });

  it('puts a list into the folder, as old as the last check with its publisher', async () => {
    const [version] = await take([un('2026-02-20', 30)]);
    expect(version).toMatchObject({ id: 'un_sc', records: 30, checkedAt: CHECKED });
    expect(statSync(join(listsDir, 'un_sc', 'current.xml')).mtime.toISOString()).toBe(CHECKED);
    expect((await readdir(dir)).sort()).toEqual(['lists', 'lists.bundle']);
  });

  it('replaces the file of the list under whatever name it lies there', async () => {
    const byHand = join(listsDir, 'by-hand.xml');
    await writeFile(byHand, xml('2026-02-01', 30));
    await take([un('2026-02-20', 31)]);
    expect(await readFile(byHand, 'utf8')).toContain('2026-02-20');
    expect(await readdir(listsDir)).toEqual(['by-hand.xml']);
  });

  it('is held to the gates of a download: all is taken, or nothing', async () => {
    await expect(take([un('2026-02-20', 30)], false)).rejects.toMatchObject({ code: 'too_few' });
    const broken = { ...un('2026-02-20', 30), list: 'eu_fsf' };
    await expect(take([un('2026-02-20', 30), broken])).rejects.toMatchObject({ code: 'wrong_list' });
    await expect(take([{ ...un('2026-02-20', 30), list: 'nowhere' }])).rejects.toThrow('does not read');
    expect(await readdir(listsDir)).toEqual([]);
    expect(existsSync(join(listsDir, 'un_sc'))).toBe(false);
  });
});

describe('a dataset in a bundle', () => {
  const [V1, V2] = ['2026-02-18T00:00:00Z', '2026-02-19T00:00:00Z'];
  const folder = () => readListsDir(listsDir);

  it('is read in the folder under its own id, held to its manifest, and as old as its last check', async () => {
    const [version] = await take([gulls(V1, 20)], false);
    expect(version).toMatchObject({ id: 'gull_peps', records: 20, checkedAt: CHECKED });
    const { loaded, refused } = await folder();
    expect(refused).toEqual([]);
    expect(loaded).toMatchObject([{ id: 'gull_peps', records: 20, version: V1, checkedAt: CHECKED }]);
  });

  it('replaces the version before, and is held to the gates beside it', async () => {
    await take([gulls(V1, 20)], false);
    await take([gulls(V2, 21)], false);
    expect((await folder()).loaded).toMatchObject([{ records: 21, version: V2 }]);
    await expect(take([gulls(V1, 22)], false)).rejects.toMatchObject({ code: 'older' });
    await expect(take([gulls(V2, 5)], false)).rejects.toMatchObject({ code: 'shrunk' });
    expect((await folder()).loaded).toMatchObject([{ records: 21, version: V2 }]);
  });

  it('is refused where it is another dataset, misses its manifest, or lies there under another name', async () => {
    await expect(take([gulls(V1, 20, 'terns')])).rejects.toThrow('holds the dataset terns as gull_peps');
    const one = gulls(V1, 20);
    await expect(take([{ ...one, files: one.files.slice(0, 1) }])).rejects.toThrow('does not read');
    const lines = '{"id":"p1","schema":"Person","properties":{"name":["Gull Number1"]}}\n';
    await writeFile(join(listsDir, 'gull_peps.ftm.json'), lines);
    await expect(take([one])).rejects.toThrow('move that file');
    expect(await readdir(listsDir)).toEqual(['gull_peps.ftm.json']);
  });
});

describe('a file that a bundle brought', () => {
  it('is as old as the contact with its publisher that the bundle told of, also while the service runs', async () => {
    const service = await FolderService.make();
    try {
      const [file = ''] = Object.values(unOf(300));
      await service.put('consolidated.xml', file);
      service.lookEveryMs = 20;
      await service.start();
      expect(await whyNotCleared(service)).toContain('published 300 days ago');
      const checkedAt = new Date(Date.now() - 3_600_000).toISOString();
      const checked = { [createHash('sha256').update(file).digest('hex')]: checkedAt };
      const storage = await openSqliteStorage(service.dataDir);
      const event = { actor: 'operator', action: IMPORTED, target: '', detail: { checked }, requestId: '' };
      await storage.audit.append({ at: Date.now(), ...event });
      await storage.close();
      await expect.poll(() => answerFor(service, NOBODY)).toBe(CLEARED);
      expect(await service.list('un_sc')).toMatchObject({ status: 'fresh', checkedAt });
      await service.put('consolidated.xml', file.replace('skaya', 'skoya'));
      await expect.poll(() => answerFor(service, NOBODY)).toBe(NO_ANSWER);
    } finally {
      await service.close();
    }
  });
});

describe('the keys of bundles', () => {
  it('are made once, and only their owner may read them', () => {
    const first = fingerprintOf(createPublicKey(bundleKey(dir)));
    expect(fingerprintOf(createPublicKey(bundleKey(dir)))).toBe(first);
    expect(statSync(join(dir, 'bundle-key.pem')).mode & 0o777).toBe(0o600);
  });

  it('are trusted when the operator said so, and stay', () => {
    expect(trustedKeys(dir)).toEqual(new Set());
    for (const key of ['aa', 'bb', 'aa']) trustKey(dir, key);
    expect(trustedKeys(dir)).toEqual(new Set(['aa', 'bb']));
  });
});
