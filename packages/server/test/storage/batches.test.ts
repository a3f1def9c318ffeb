import { describe, expect, it } from 'vitest';
import { type Batch, type BatchLayout, type BatchRow, rowScreeningId } from '../../src/modules/batches/store/batch.ts';
import type { FoundScreening } from '../../src/modules/retention/store/erased-records.ts';
import type { Storage } from '../../src/stores/storage.ts';
import { anyEvent } from '../support/any-event.ts';
import { DIALECTS } from '../support/dialects.ts';
import { useStorage } from '../support/use-storage.ts';

const NOW = Date.parse('2026-11-24T12:00:00Z');

const LAYOUT: BatchLayout = {
  columns: [{ heading: 'Name', member: 'searchText', holds: 'names' }],
  headings: true,
  skip: 0,
  sheet: null,
  encoding: 'utf-8',
  mapping: null,
};

const batch = (id: string, members: Partial<Batch> = {}): Batch => ({
  id,
  name: 'Kunden "2026"',
  format: 'csv',
  encoding: 'utf-8',
  fileSha256: 'ab',
  fileBytes: 7,
  policy: 'default',
  watchGroup: null,
  keepsGroups: false,
  isWholeBook: false,
  opensCases: false,
  ignored: [],
  sheets: [],
  layout: LAYOUT,
  state: 'running',
  problem: null,
  createdBy: 'user:usr_1',
  scopes: ['search:write'],
  createdAt: NOW,
  startedAt: NOW,
  endedAt: null,
  rows: 0,
  counts: {},
  ...members,
});
const row = (number: number, members: Partial<BatchRow> = {}): BatchRow => ({
  row: number,
  line: number + 1,
  ownId: `c-${number}`,
  outcome: 'no_match',
  screeningId: Buffer.alloc(16, number),
  total: 0,
  suppressed: 0,
  error: null,
  cells: null,
  notes: [],
  role: null,
  setAside: [],
  context: [],
  ...members,
});

it('the id of a row is the same each time, and another for each row and batch; ids sort by start, then by row', () => {
  const id = (name: string, number: number, startedAt = NOW) =>
    rowScreeningId({ id: name, startedAt }, number).toString('hex');
  expect(id('bat_1', 1)).toBe(id('bat_1', 1));
  expect(new Set([id('bat_1', 1), id('bat_1', 2), id('bat_2', 1), id('bat_1', 11)]).size).toBe(4);
  expect(Number.parseInt(id('bat_1', 1).slice(0, 12), 16)).toBe(NOW);
  const inOrder = [...[1, 2, 255, 256, 70_000, 20_000_000].map((row) => id('bat_1', row)), id('bat_1', 1, NOW + 1)];
  expect(inOrder.toSorted()).toEqual(inOrder);
});

describe.each(DIALECTS)('batches on $name', ({ make }) => {
  let storage: Storage;
  useStorage(make, (opened) => {
    storage = opened;
  });

  const add = (...all: readonly Batch[]) => Promise.all(all.map((one) => storage.batches.add(one, anyEvent(NOW))));
  async function fileOf(id: string): Promise<string> {
    const parts: Uint8Array[] = [];
    for await (const part of storage.batchFiles.file(id)) parts.push(part);
    return Buffer.concat(parts).toString();
  }

  it('give a file back as it was stored, part by part, until they are over', async () => {
    for (const [number, text] of ['Name\n', 'Orlan ', 'Ñ'].entries())
      await storage.batchFiles.addChunk('bat_1', number, Buffer.from(text), NOW);
    await add(batch('bat_1'));
    expect(await fileOf('bat_1')).toBe('Name\nOrlan Ñ');
    expect(await storage.batches.find('bat_1')).toMatchObject(batch('bat_1'));
    expect(await storage.batches.change('bat_1', ['running'], { state: 'cancelled', endedAt: NOW })).toBe(true);
    expect(await fileOf('bat_1')).toBe('');
  });

  it('are found by their ids, also many; others are missing', async () => {
    const ids = Array.from({ length: 120 }, (_, at) => `bat_${at}`);
    await add(...ids.map((id) => batch(id, { watchGroup: `of ${id}` })));
    const found = await storage.batches.findAll([...ids.slice(1), 'bat_none']);
    expect([...found.keys()].toSorted()).toEqual(ids.slice(1).toSorted());
    expect(found.get('bat_7')).toEqual(await storage.batches.find('bat_7'));
    expect(await storage.batches.findAll([])).toEqual(new Map());
  });

  it('take rows that follow those that are done, once, and count what they came to', async () => {
    await add(batch('bat_1'));
    const error = { code: 'empty_search_text', detail: '/searchText', raw: '' };
    const first = [
      row(1),
      row(2, { outcome: 'error', screeningId: null, error, cells: [' ', '=1+1'] }),
      row(3, { suppressed: 2, notes: ['type'], setAside: ['Remarks'], context: [{ heading: 'Town', value: 'x' }] }),
    ];
    const both = await Promise.all([
      storage.batches.finish(batch('bat_1'), first),
      storage.batches.finish(batch('bat_1'), first),
    ]);
    expect(both.filter(Boolean)).toHaveLength(1);
    const found = await storage.batches.find('bat_1');
    expect(found).toMatchObject({ rows: 3, counts: { no_match: 2, error: 1, suppressed: 2 } });
    expect(await storage.batchRows.page('bat_1', undefined, 0, 10)).toEqual(first);
    expect((await storage.batchRows.page('bat_1', 'no_match', 1, 10)).map((one) => one.row)).toEqual([3]);
    const many = Array.from({ length: 250 }, (_, at) => row(at + 4, { screeningId: null }));
    expect(await storage.batches.finish(found ?? batch('bat_1'), many)).toBe(true);
    expect((await storage.batches.find('bat_1'))?.rows).toBe(253);
  });

  it('keep how much of the file was read, and what rows were screened with, each once with its first row', async () => {
    await add(batch('bat_1'));
    expect(await storage.batches.find('bat_1')).toMatchObject({ readBytes: 0 });
    const engine = { kind: 'engine', version: '1', modelHash: 'ab' } as const;
    const held = { kind: 'held', list: 'list_a', count: 3 } as const;
    const basis = [
      { ground: held, firstRow: 2 },
      { ground: engine, firstRow: 1 },
    ];
    await storage.batches.finish(batch('bat_1'), [row(1), row(2)], { readBytes: 5, basis });
    const again = [{ ground: engine, firstRow: 3 }];
    await storage.batches.finish(batch('bat_1', { rows: 2 }), [row(3)], { readBytes: 7, basis: again });
    const late = await storage.batches.finish(batch('bat_1'), [row(4)], { readBytes: 9, basis: [] });
    expect(late).toBe(false);
    expect(await storage.batches.find('bat_1')).toMatchObject({ readBytes: 7 });
    expect((await storage.batches.page(undefined, undefined, 1))[0]).toMatchObject({ readBytes: 7 });
    expect(await storage.batches.basis('bat_1')).toEqual(basis.toReversed());
    await storage.batches.change('bat_1', ['running'], { state: 'done', endedAt: NOW });
    expect(await storage.batches.purgeEnded(NOW + 1, anyEvent(NOW))).toBe(1);
    expect(await storage.batches.basis('bat_1')).toEqual([]);
  });

  it('take none where they are paused, and change only from the states that are said', async () => {
    await add(batch('bat_1'));
    expect(await storage.batches.change('bat_1', ['queued'], { state: 'running' })).toBe(false);
    expect(await storage.batches.change('bat_1', ['running'], { state: 'paused' }, anyEvent(NOW))).toBe(true);
    expect(await storage.batches.finish(batch('bat_1'), [row(1)])).toBe(false);
    expect(await storage.batchRows.page('bat_1', undefined, 0, 10)).toEqual([]);
  });

  it('are found by who uploaded them, by what waits, and page by page', async () => {
    await add(batch('bat_1'));
    await add(batch('bat_2', { createdBy: 'token:tok_1', state: 'draft', startedAt: null }));
    await add(batch('bat_3', { state: 'done', endedAt: NOW }));
    const page = async (actors?: readonly string[], before?: number) =>
      (await storage.batches.page(actors, before, 2)).map(({ id }) => id);
    expect(await page()).toEqual(['bat_3', 'bat_2']);
    expect(await page(undefined, (await storage.batches.page(undefined, undefined, 2)).at(-1)?.place)).toEqual([
      'bat_1',
    ]);
    expect(await page(['user:usr_1'])).toEqual(['bat_3', 'bat_1']);
    expect(await page([])).toEqual([]);
    expect(await storage.batches.waiting()).toEqual(['bat_1']);
    expect(await storage.batches.unfinished('user:usr_1')).toBe(1);
  });

  it('are abandoned as drafts or paused after a while, and files without a batch are deleted', async () => {
    await add(
      batch('bat_1', { state: 'draft', createdAt: NOW - 2 }),
      batch('bat_2', { state: 'paused', createdAt: NOW - 2 }),
      batch('bat_3', { state: 'paused', createdAt: NOW - 9 }),
      batch('bat_4', { state: 'running', createdAt: NOW - 9 }),
    );
    expect([...(await storage.batches.abandoned(NOW - 1, NOW - 5))].sort()).toEqual(['bat_1', 'bat_3']);
    for (const id of ['bat_1', 'bat_old', 'bat_new'])
      await storage.batchFiles.addChunk(id, 0, Buffer.from(id), id === 'bat_new' ? NOW : NOW - 9);
    await storage.batchFiles.dropBroken(NOW);
    expect(await Promise.all(['bat_1', 'bat_old', 'bat_new'].map(fileOf))).toEqual(['bat_1', '', 'bat_new']);
  });

  it('have saved mappings, which are replaced and removed with their events', async () => {
    const { batchMappings } = storage;
    const columns = [{ heading: 'Name', member: 'searchText' as const }];
    const mapping = { name: 'core', columns, headings: true, savedAt: NOW, savedBy: 'user:usr_1' };
    await batchMappings.save(mapping, anyEvent(NOW));
    await batchMappings.save({ ...mapping, name: 'a', headings: false }, anyEvent(NOW));
    await batchMappings.save({ ...mapping, savedBy: 'user:usr_2' }, anyEvent(NOW));
    expect((await batchMappings.all()).map(({ name, savedBy }) => [name, savedBy])).toEqual([
      ['a', 'user:usr_1'],
      ['core', 'user:usr_2'],
    ]);
    expect(await batchMappings.find('core')).toEqual({ ...mapping, savedBy: 'user:usr_2' });
    expect(await batchMappings.remove('core', anyEvent(NOW))).toBe(true);
    expect(await batchMappings.remove('core', anyEvent(NOW))).toBe(false);
    expect(await batchMappings.find('core')).toBeUndefined();
  });

  it('from before layouts were stored are read with headings, in the encoding of their file', async () => {
    await storage.batches.add({ ...batch('bat_1'), layout: LAYOUT.columns as unknown as BatchLayout }, anyEvent(NOW));
    const columns = LAYOUT.columns.map((column) => ({ ...column, usual: 'any' }));
    expect((await storage.batches.find('bat_1'))?.layout).toEqual({ ...LAYOUT, columns });
  });

  it('are purged when they have been over for long enough, and forget rows whose screening is erased', async () => {
    const id = rowScreeningId({ id: 'bat_1', startedAt: NOW }, 1);
    const contextId = await storage.screenings.internContext('{}');
    const written = { id, contextId, actor: 'token:tok_1', outcome: 'potential_match', total: 1 };
    await storage.screenings.record({ ...written, request: '{"searchText":"Tolbrecht"}', answer: '{"results":[]}' });
    await add(batch('bat_1'));
    const cells = ['Tolbrecht', 'Quarm'];
    const context = [{ heading: 'Town', value: 'Vant' }];
    await storage.batches.finish(batch('bat_1'), [
      row(1, { screeningId: id, notes: ['type'], cells }),
      row(2, { line: 2, role: 'Spouse', cells, context }),
      row(3, { cells: ['Nobody', ''] }),
    ]);
    const found: FoundScreening[] = [];
    const onBatch = async (some: readonly FoundScreening[]) => void found.push(...some);
    await storage.erasure.scan({ kind: 'searches', ids: [id] }, { holds: [], onBatch });
    const holdsVersion = await storage.legalHolds.version();
    await storage.erasure.eraseScreenings(found, { holdsVersion, event: anyEvent(NOW), why: 'request', run: null });
    const [erased, other, next] = await storage.batchRows.page('bat_1', undefined, 0, 10);
    expect(erased).toMatchObject({ row: 1, ownId: null, screeningId: null, notes: [], cells: null });
    // Another party of the line had the same cells.
    expect(other).toEqual(row(2, { line: 2, role: 'Spouse' }));
    expect(next).toEqual(row(3, { cells: ['Nobody', ''] }));

    await storage.batches.change('bat_1', ['running'], { state: 'done', endedAt: NOW });
    expect(await storage.batches.purgeEnded(NOW, anyEvent(NOW))).toBe(0);
    expect(await storage.batches.purgeEnded(NOW + 1, anyEvent(NOW))).toBe(1);
    expect(await storage.batches.find('bat_1')).toBeUndefined();
    expect(await storage.batchRows.page('bat_1', undefined, 0, 10)).toEqual([]);
  });
});
