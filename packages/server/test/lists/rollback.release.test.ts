import { createHash } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readListsDir } from '@namesake/lists';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadKeys } from '../../src/config/secret.ts';
import { acceptOlder } from '../../src/lists/refresh/disk-refused.ts';
import { openSqliteStorage } from '../../src/stores/open-sqlite.ts';
import { daysAgo, FolderService } from '../support/folder-service.ts';
import { runCommand } from '../support/spawn-service.ts';
import { nameOf, numbers, unListOf } from '../support/un-list-of.ts';

const OLD = unListOf(daysAgo(30), numbers(10, 30));
const NEW = unListOf(daysAgo(3), numbers(10, 40));
const HASH = createHash('sha256').update(OLD).digest('hex');
/** Listed in the newer publication only. */
const LATEST = nameOf(35);

let service: FolderService;
beforeEach(async () => {
  service = await FolderService.make();
  await service.put('consolidated.xml', NEW);
  await service.start();
});
afterEach(() => service.close());

const total = async (name: string) => (await service.search(name)).body['total'];
const problem = async () => (await service.list('un_sc'))['problem'];

describe('an older publication than the one that is searched', () => {
  it('is refused while the service runs: the newer one stays in use, and the list says which command takes it', async () => {
    await service.put('consolidated.xml', OLD);
    await service.refresh('un_sc');
    expect(await total(LATEST)).toBe(1);
    expect(await service.list('un_sc')).toMatchObject({
      recordCount: 30,
      publishedAt: expect.stringContaining(daysAgo(3)),
    });
    expect(await problem()).toBe(
      `is of ${daysAgo(30)}, older than what was searched until now (${daysAgo(3)}). The newer one stays in use. If the ` +
        `publisher really went back: namesake lists accept un_sc ${HASH.slice(0, 12)} --reason '…'`,
    );
    await service.put('consolidated.xml', NEW);
    await service.refresh('un_sc');
    expect(await problem()).toBeNull();
    expect((await service.ask('/api/v1/lists/un_sc/refused')).body['items']).toEqual([]);
  });

  it('is refused at a start, and at the next one, which loads the saved index', async () => {
    await service.stop();
    await service.put('consolidated.xml', OLD);
    for (const how of ['building the index', 'the index was saved']) {
      service.said.length = 0;
      await service.start();
      expect(service.said.join('\n')).toContain(how);
      expect([await total(LATEST), await problem()]).toEqual([1, expect.stringContaining('lists accept un_sc')]);
    }
    const found = (await service.search('Tolbrecht Quelmar')).body;
    expect(found).toMatchObject({ outcome: 'no_match', complete: true });
  });

  it('is refused where the newer file was away for a while', async () => {
    await service.put('vip.ftm.json', '{"id":"v","schema":"Person","properties":{"name":["Tesmond Quillaby"]}}\n');
    await service.remove('consolidated.xml');
    await service.start();
    expect((await service.search(LATEST)).body['code']).toBe('lists_unavailable');
    await service.put('old/consolidated.xml', OLD);
    await service.start();
    expect([await total(LATEST), await problem()]).toEqual([1, expect.stringContaining('lists accept un_sc')]);
  });

  it('that another file is newer than is only named', async () => {
    await service.put('aside.xml', OLD);
    await service.refresh('un_sc');
    expect([await total(LATEST), await problem()]).toEqual([1, null]);
    expect(service.said.join('\n')).toContain(
      `aside.xml: older (${daysAgo(30)}) than consolidated.xml (${daysAgo(3)})`,
    );
  });

  it('is not searched where the newer one is not kept any more: nothing is complete', async () => {
    await service.put('vip.ftm.json', '{"id":"v","schema":"Person","properties":{"name":["Tesmond Quillaby"]}}\n');
    await service.put('consolidated.xml', OLD);
    await service.stop();
    const versions = join(service.dataDir, 'versions');
    for (const name of await readdir(versions)) await rm(join(versions, name));
    await service.start();
    expect(await service.list('un_sc')).toMatchObject({
      status: 'missing',
      problem: expect.stringContaining('not kept'),
    });
    expect((await service.search('Tolbrecht Quelmar')).status).toBe(503);
  });

  it('is not searched where the newer one was damaged', async () => {
    await service.put('vip.ftm.json', '{"id":"v","schema":"Person","properties":{"name":["Tesmond Quillaby"]}}\n');
    await service.put('consolidated.xml', OLD);
    await service.stop();
    const versions = join(service.dataDir, 'versions');
    for (const name of await readdir(versions)) await writeFile(join(versions, name), 'damaged');
    await service.start();
    expect(await service.list('un_sc')).toMatchObject({ status: 'missing' });
  });
});

describe('an older publication that an operator accepts', () => {
  beforeEach(async () => {
    await service.put('consolidated.xml', OLD);
    await service.refresh('un_sc');
  });

  it('is searched at once, and after a restart; a third one between is a new version then', async () => {
    expect((await service.ask('/api/v1/lists/un_sc/refused')).body['items']).toMatchObject([
      { fileHash: `sha256:${HASH}`, code: 'older', acceptable: true, bytes: OLD.length },
    ]);
    const text = 'The committee withdrew its last list.';
    const accepted = await service.ask(`/api/v1/lists/un_sc/versions/${HASH}/accept`, { text });
    expect([accepted.status, accepted.body]).toMatchObject([
      200,
      { problem: null, recordCount: 20, heldRemovalCount: 0 },
    ]);
    expect(await total(LATEST)).toBe(0);
    await service.start();
    expect([await total(LATEST), await problem()]).toEqual([0, null]);
    await service.put('consolidated.xml', unListOf(daysAgo(10), numbers(10, 32)));
    await service.refresh('un_sc');
    expect([await total(nameOf(31)), await problem()]).toEqual([1, null]);
    await service.put('consolidated.xml', unListOf(daysAgo(20), numbers(10, 31)));
    await service.refresh('un_sc');
    expect([await total(nameOf(31)), await problem()]).toEqual([1, expect.stringContaining('lists accept')]);
  });

  it('by a command, which shows it and takes it with a reason, is searched after that', async () => {
    await service.stop();
    const on = ['--data', service.dataDir];
    const shown = await runCommand(['lists', 'refused', ...on]);
    expect(shown.stdout).toContain(`un_sc  older: is of ${daysAgo(30)}`);
    expect(shown.stdout).toContain('may be accepted');
    const accept = (...more: readonly string[]) =>
      runCommand(['lists', 'accept', 'un_sc', HASH.slice(0, 12), ...more, ...on]);
    expect((await accept()).stderr).toContain('--reason is needed');
    const accepted = await accept('--reason', 'checked with the committee');
    expect([accepted.code, accepted.stdout]).toEqual([0, `un_sc: 20 records of ${daysAgo(30)} accepted\n`]);
    expect((await runCommand(['lists', 'refused', ...on])).stdout).toBe('No refused file is kept\n');
    await service.start();
    expect([await total(LATEST), await problem()]).toEqual([0, null]);
  });
});

describe('an older publication that came with the word of an operator', () => {
  it('is searched, as of a bundle that was imported with a reason', async () => {
    await service.stop();
    await service.put('consolidated.xml', OLD);
    const storage = await openSqliteStorage(service.dataDir);
    storage.rowProof.useKey(loadKeys({ secret: null, dataDir: service.dataDir }).rows);
    const files = (await readListsDir(join(service.dir, 'lists'))).loaded;
    await acceptOlder(storage, files, Date.now());
    await storage.close();
    await service.start();
    expect([await total(LATEST), await problem()]).toEqual([0, null]);
  });
});

describe('removals that are held', () => {
  it('stay held while an older file is refused', async () => {
    await service.put('consolidated.xml', unListOf(daysAgo(2), numbers(10, 25)));
    await service.refresh('un_sc');
    expect(await service.list('un_sc')).toMatchObject({ heldRemovalCount: 15 });
    await service.put('consolidated.xml', OLD);
    await service.start();
    expect(await service.list('un_sc')).toMatchObject({
      heldRemovalCount: 15,
      problem: expect.stringContaining('accept'),
    });
    expect((await service.search(LATEST)).body).toMatchObject({ results: [{ listings: [{ status: 'held' }] }] });
    const text = 'The committee announced it.';
    expect((await service.ask('/api/v1/lists/un_sc/held/confirm', { text })).status).toBe(200);
    expect([await total(LATEST), (await service.list('un_sc'))['heldRemovalCount']]).toEqual([0, 0]);
  });
});
