import { readyzSchema } from '@namesake/contract';
import { afterEach, expect, it } from 'vitest';
import type { LoadProgress } from '../../src/lists/loading/load-tracker.ts';
import { daysAgo, FolderService } from '../support/folder-service.ts';
import { sdnCsvOf } from '../support/ofac-list-of.ts';
import { startService, type TestService } from '../support/test-service.ts';
import { numbers, unListOf } from '../support/un-list-of.ts';

const READING: LoadProgress = {
  phase: 'reading',
  lists: { done: 3, of: 5 },
  list: 'list_a',
  listings: { done: 41_203, of: null },
  bytes: null,
};

let service: TestService | undefined;
afterEach(async () => {
  await service?.close();
  service = undefined;
});

it('while lists are loaded for the first time, both tell how far they are and that nothing is answered', async () => {
  service = await startService({ lists: { loaded: false }, loading: () => READING });
  const loading = { ...READING, searchable: false };
  const ready = await service.fetch('/readyz');
  expect([ready.status, readyzSchema.parse(ready.body)]).toMatchObject([503, { status: 'starting', loading }]);
  const lists = await service.get('/api/v1/lists', await service.token({ scopes: ['lists:read'] }));
  expect(lists.body).toMatchObject({ loading, complete: false });
});

it('between the start and the first file it is loading, too', async () => {
  service = await startService({ lists: { loaded: false } });
  expect((await service.fetch('/readyz')).body['loading']).toMatchObject({
    lists: { done: 0, of: null },
    listings: null,
  });
});

it('while other versions are searched meanwhile, it says so; afterwards there is nothing to tell', async () => {
  let progress: LoadProgress | null = READING;
  service = await startService({ loading: () => progress });
  const token = await service.token({ scopes: ['lists:read'] });
  const loadingNow = async () => (await service?.get('/api/v1/lists', token))?.body['loading'];
  expect(await loadingNow()).toEqual({ ...READING, searchable: true });
  progress = null;
  expect(await loadingNow()).toBeNull();
});

it('the ETag of the lists changes while they are loaded, so that waiting clients see it', async () => {
  let progress: LoadProgress = READING;
  service = await startService({ loading: () => progress });
  const token = await service.token({ scopes: ['lists:read'] });
  const etag = async () => (await service?.get('/api/v1/lists', token))?.headers.get('etag');
  const before = await etag();
  expect(await etag()).toBe(before);
  progress = { ...READING, listings: { done: 41_204, of: null } };
  expect(await etag()).not.toBe(before);
});

it('a load of real files counts files and listings up to all of them', async () => {
  const folder = await FolderService.make();
  try {
    await folder.put('consolidated.xml', unListOf('2026-02-01', numbers(0, 3_000)));
    await folder.start();
    const steps = folder.progress.filter((step) => step !== null);
    expect(folder.progress.at(-1)).toBeNull();
    expect(steps.map(({ phase }) => phase)).toContain('reading');
    const indexing = steps.filter(({ phase }) => phase === 'indexing').map(({ listings }) => listings);
    expect(indexing.length).toBeGreaterThan(0);
    const done = indexing.map((count) => count?.done ?? -1);
    expect(done).toEqual(done.toSorted((a, b) => a - b));
    for (const count of indexing) expect(count).toMatchObject({ of: 3_000 });
  } finally {
    await folder.close();
  }
});

it('a list that its publisher divides into files is one list, and no file of it is missing', async () => {
  const folder = await FolderService.make();
  try {
    for (const [name, text] of Object.entries(sdnCsvOf(['Tolbrecht Oskval Trading'])))
      await folder.put(`${daysAgo(3)}/${name}`, text);
    await folder.start();
    expect((await folder.search('Quessim Varhalta')).body).toMatchObject({ outcome: 'no_match', complete: true });
    expect((await folder.search('Tolbrecht Oskval Trading Branch')).body).toMatchObject({ total: 1, complete: true });
  } finally {
    await folder.close();
  }
});
