import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { daysAgo, FolderService } from '../support/folder-service.ts';
import { nameOf, numbers, unListOf } from '../support/un-list-of.ts';

const GOOD = unListOf(daysAgo(3), numbers(10, 50));
const CHANGED = unListOf(daysAgo(1), numbers(10, 50)).replaceAll('FIRST_NAME', 'FORENAME');
const LISTED = nameOf(35);
const ATTESTED = { LISTS_ATTESTED: 'checked with the publisher' };

let service: FolderService;
beforeEach(async () => {
  service = await FolderService.make();
  await service.put('consolidated.xml', GOOD);
});
afterEach(() => service.close());

const found = async () => (await service.search(LISTED)).body['total'];
const readyz = async () => (await service.ask('/readyz')).body;
const refused = async () => {
  const text = (await service.file('/metrics')).toString('utf8');
  return /^namesake_list_refused\{list="un_sc"\} (\d)$/m.exec(text)?.[1];
};

describe('a file whose publisher renamed a field', () => {
  it('leaves the last good version searched and stale, and is told in the log, the list, readiness and metrics', async () => {
    await service.start(ATTESTED);
    expect([await found(), (await service.list('un_sc'))['status'], await refused()]).toEqual([1, 'fresh', '0']);
    await service.put('consolidated.xml', CHANGED);
    await service.refresh('un_sc');
    expect([await found(), await refused()]).toEqual([1, '1']);
    const why = /the publisher changed the format: fields INDIVIDUAL\/FORENAME are unknown/;
    expect(await service.list('un_sc')).toMatchObject({
      status: 'stale',
      problem: expect.stringMatching(why),
      problemKind: 'refused',
      recordCount: 40,
    });
    expect((await service.search('Tolbrecht Quelmar')).body).toMatchObject({ code: 'lists_unavailable' });
    const ready = await readyz();
    expect(ready['complete']).toBe(false);
    expect(String(ready['problems'])).toMatch(why);
    expect(service.said.join('\n')).toMatch(why);
    expect(service.said.join('\n')).toContain('the last good version, since the newest file cannot be used');
    await service.put('consolidated.xml', GOOD);
    await service.refresh('un_sc');
    expect(await service.list('un_sc')).toMatchObject({ status: 'fresh', problem: null });
  });

  it('is stood in for at a start too, and at the next one, which loads the saved index', async () => {
    await service.start(ATTESTED);
    await service.stop();
    await service.put('consolidated.xml', CHANGED);
    for (const how of ['building the index', 'the index was saved']) {
      service.said.length = 0;
      await service.start(ATTESTED);
      expect(service.said.join('\n')).toContain(how);
      expect([await found(), (await service.list('un_sc'))['status']]).toEqual([1, 'stale']);
    }
  });

  it('is stood in for where only the name of the file before says which list it is', async () => {
    await service.remove('consolidated.xml');
    await service.put('monday.xml', GOOD);
    await service.start();
    await service.put('monday.xml', GOOD.slice(0, -40));
    await service.refresh('un_sc');
    expect([await found(), (await service.list('un_sc'))['status']]).toEqual([1, 'stale']);
  });

  it('changes nothing where another file of the list is good', async () => {
    await service.start();
    await service.put('other.xml', CHANGED);
    await service.refresh('un_sc');
    expect([await found(), (await service.list('un_sc'))['status']]).toEqual([1, 'fresh']);
  });

  it('leaves the list missing where nothing was searched before', async () => {
    await service.put('vip.ftm.json', '{"id":"v","schema":"Person","properties":{"name":["Tesmond Quillaby"]}}\n');
    await service.put('consolidated.xml', CHANGED);
    await service.start();
    expect(await service.list('un_sc')).toMatchObject({ status: 'missing' });
  });
});
