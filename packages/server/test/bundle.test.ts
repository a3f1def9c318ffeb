import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BUNDLE_MARK, fingerprintOf, openBundle } from '../src/bundle/bundle-format.ts';
import { bundleKey, trustedKeys, trustKey } from '../src/bundle/bundle-keys.ts';
import { importBundle } from '../src/bundle/import-bundle.ts';
import { type FileToBundle, writeBundle } from '../src/bundle/write-bundle.ts';
import { numbers, unListOf } from './support/un-list-of.ts';

const CREATED = '2026-03-01T12:00:00.000Z';
const CHECKED = '2026-02-20T10:00:00.000Z';
const NOW_MS = Date.parse(CREATED);
const { privateKey } = generateKeyPairSync('ed25519');
const un = (day: string, count: number): FileToBundle => ({
  list: 'un_sc',
  checkedAt: CHECKED,
  content: Buffer.from(unListOf(day, numbers(0, count))),
});

let dir: string;
let listsDir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'namesake-bundle-'));
  listsDir = join(dir, 'lists');
  await mkdir(listsDir);
});
afterEach(() => rm(dir, { recursive: true }));

const bundle = (...files: FileToBundle[]): Buffer => writeBundle(files, privateKey, CREATED);
const take = (bytes: Buffer, accepted = true) =>
  importBundle(openBundle(bytes), { listsDir, workDir: dir, accepted, nowMs: NOW_MS });

describe('a bundle of lists', () => {
  it('gives back the publishers’ bytes, and tells whose key signed it', () => {
    const files = [un('2026-02-20', 30), { ...un('2026-02-21', 20), list: 'eu_fsf' }];
    const opened = openBundle(bundle(...files));
    expect(opened.createdAt).toBe(CREATED);
    expect(opened.fingerprint).toBe(fingerprintOf(createPublicKey(privateKey)));
    expect(opened.files.map(({ list, checkedAt }) => [list, checkedAt])).toEqual([
      ['un_sc', CHECKED],
      ['eu_fsf', CHECKED],
    ]);
    expect(opened.files.map(({ content }) => content)).toEqual(files.map(({ content }) => content));
  });

  it('is refused wherever one byte of it is changed, or it is cut off', () => {
    const bytes = bundle(un('2026-02-20', 5));
    for (let at = 0; at < bytes.length; at += 7) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => openBundle(changed)).toThrow();
    }
    for (const length of [0, BUNDLE_MARK.length, 100, bytes.length - 1])
      expect(() => openBundle(bytes.subarray(0, length))).toThrow();
    expect(() => openBundle(Buffer.concat([bytes, Buffer.from('x')]))).toThrow('more in it');
    expect(() => openBundle(Buffer.from('<html>'))).toThrow('no bundle');
  });

  it('puts a list into the folder, as old as the last check with its publisher', async () => {
    const [version] = await take(bundle(un('2026-02-20', 30)));
    expect(version).toMatchObject({ id: 'un_sc', records: 30, checkedAt: CHECKED });
    const path = join(listsDir, 'un_sc', 'current.xml');
    expect(statSync(path).mtime.toISOString()).toBe(CHECKED);
    expect(await readdir(dir)).toEqual(['lists']);
  });

  it('replaces the file of the list under whatever name it lies there', async () => {
    const path = join(listsDir, 'by-hand.xml');
    await writeFile(path, unListOf('2026-02-01', numbers(0, 30)));
    await take(bundle(un('2026-02-20', 31)));
    expect(await readFile(path, 'utf8')).toContain('2026-02-20');
    expect(await readdir(listsDir)).toEqual(['by-hand.xml']);
  });

  it('is held to the gates of a download: all is taken, or nothing', async () => {
    await expect(take(bundle(un('2026-02-20', 30)), false)).rejects.toMatchObject({ code: 'too_few' });
    const broken = { ...un('2026-02-20', 30), list: 'eu_fsf' };
    await expect(take(bundle(un('2026-02-20', 30), broken))).rejects.toMatchObject({ code: 'wrong_list' });
    const strange = { ...un('2026-02-20', 30), list: 'nowhere' };
    await expect(take(bundle(strange))).rejects.toThrow('does not read');
    expect(await readdir(listsDir)).toEqual([]);
    expect(existsSync(join(listsDir, 'un_sc'))).toBe(false);
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
