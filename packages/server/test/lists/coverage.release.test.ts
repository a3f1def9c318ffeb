import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { daysAgo, FolderService } from '../support/folder-service.ts';
import { numbers, unListOf } from '../support/un-list-of.ts';

// Each load starts a process.
const VIP = '{"id":"v","schema":"Person","properties":{"name":["Tesmond Quillaby"]}}\n';
const UN = unListOf(daysAgo(3), numbers(10, 20));
const OTHERS = ['us_ofac_sdn', 'us_ofac_cons', 'eu_fsf', 'gb_fcdo'];

describe('a folder of lists', () => {
  let service: FolderService;
  beforeEach(async () => {
    service = await FolderService.make();
  });
  afterEach(() => service.close());
  const clears = async () => {
    const { status, body } = await service.search('Tolbrecht Quelmar');
    return status === 200 ? [body['outcome'], body['complete']] : body['code'];
  };

  it('without a list of a well-known publisher says so in each answer and where lists are shown', async () => {
    await service.put('consolidated.xml', UN);
    await service.start();
    expect((await service.search('Tolbrecht Quelmar')).body).toMatchObject({
      outcome: 'no_match',
      complete: true,
      coverage: { notSearched: OTHERS },
    });
    expect((await service.ask('/api/v1/lists')).body).toMatchObject({ coverage: { notSearched: OTHERS } });
  });

  it('with private lists only clears nobody, unless the operator declares what is required', async () => {
    await service.put('vip.ftm.json', VIP);
    await service.start();
    expect(await clears()).toBe('lists_unavailable');
    expect(await service.list('official:any')).toMatchObject({
      status: 'missing',
      problem: expect.stringContaining('LISTS_REQUIRED'),
    });
    expect((await service.search('Tesmond Quillaby')).body).toMatchObject({
      outcome: 'potential_match',
      complete: false,
    });
    expect((await service.ask('/readyz')).body).toMatchObject({ status: 'ready', complete: false });
    await service.start({ LISTS_REQUIRED: 'vip' });
    expect(await clears()).toEqual(['no_match', true]);
  });

  it('with two files of a private list that no date tells apart clears nobody until one is gone', async () => {
    await service.put('consolidated.xml', UN);
    await service.put('a/vip.ftm.json', VIP);
    await service.put('b/vip.ftm.json', VIP.replaceAll('Quillaby', 'Dalvor') + VIP.replace('"v"', '"w"'));
    await service.start();
    expect((await service.search('Tesmond Dalvor')).body['total']).toBe(1);
    expect(await clears()).toBe('lists_unavailable');
    expect(await service.list('vip')).toMatchObject({ problem: expect.stringContaining('Keep one of the two') });
    await service.remove('a/vip.ftm.json');
    await service.refresh('vip');
    expect(await clears()).toEqual(['no_match', true]);
  });
});
