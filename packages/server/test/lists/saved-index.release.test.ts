import { createHash } from 'node:crypto';
import {
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIndex, loadModel, OPEN_POLICY, openImage, packIndex } from '@namesake/engine';
import { readListsDir } from '@namesake/lists';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { VersionArchive } from '../../src/lists/history/version-archive.ts';
import { writeForParent } from '../../src/lists/index-file/index-for-parent.ts';
import { MAGIC, PRELUDE_BYTES, SavedIndexDamaged } from '../../src/lists/index-file/index-format.ts';
import { contentOf, type Decided, keyOf } from '../../src/lists/index-file/index-key.ts';
import { readSaved, type SavedIndex } from '../../src/lists/index-file/read-index-file.ts';
import { type SavedContent, writeSaved } from '../../src/lists/index-file/write-index-file.ts';
import type { LoadOrder } from '../../src/lists/load-order.ts';
import { loadSnapshot } from '../../src/lists/loading/load-snapshot.ts';
import type { LoaderMessage } from '../../src/lists/loading/loader-protocol.ts';
import { RecordPacker } from '../../src/lists/snapshot/record-packer.ts';
import { RecordStore } from '../../src/lists/snapshot/record-store.ts';
import { RecordsFile } from '../../src/lists/snapshot/records-file.ts';
import { TiePacker } from '../../src/lists/snapshot/tie-packer.ts';
import type { Held } from '../../src/lists/versions/held.ts';
import { anyEvent } from '../support/any-event.ts';
import { INVENTED_UN_LIST } from '../support/invented-un-list.ts';
import { loadKept } from '../support/load-here.ts';
import { SAMPLE_PARTIES } from '../support/sample-parties.ts';
import { startService, type TestService } from '../support/test-service.ts';
import { nameOf, numbers, unListOf } from '../support/un-list-of.ts';

const PRIVATE_LIST = `${JSON.stringify({ id: 'v-1', schema: 'Person', properties: { name: ['Tesmond Quillaby'] } })}\n`;
const NAMES = ['orlan vestrakof', 'Tesmond Quillaby', 'vestrakov', 'Quelmar Holding', 'nobody of that name'];

let dir: string;
let lists: string;
let data: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'namesake-saved-'));
  [lists, data] = [join(dir, 'lists'), join(dir, 'index')];
  await mkdir(lists);
  await writeFile(join(lists, 'consolidated.xml'), INVENTED_UN_LIST);
  await writeFile(join(lists, 'vip.ftm.json'), PRIVATE_LIST);
  await writeFile(join(lists, 'notes.txt'), 'hello');
});
afterEach(() => rm(dir, { recursive: true }));

/** Loads the lists; `from`: where the index came from. */
async function load(saved: NonNullable<LoadOrder['saved']> = { dir: data, user: 'service' }) {
  const messages: LoaderMessage[] = [];
  const request: LoadOrder = { kind: 'dir', dir: lists, saved };
  const result = await loadSnapshot(request, 'disk', (message) => messages.push(message));
  const from = messages.some(({ kind }) => kind === 'indexing') ? 'lists' : 'file';
  const told = messages
    .filter(({ kind }) => kind !== 'step' && kind !== 'indexing' && kind !== 'saved')
    .map((message) => JSON.stringify(message))
    .sort();
  const why = messages.flatMap((message) => (message.kind === 'saved' ? [message.text] : [])).join('\n');
  return { ...result, from, told, why };
}

type Loaded = Awaited<ReturnType<typeof load>>;

/** Everything that a service knows from a load, and what it answers. */
function known({ snapshot, skipped, refused, versions, archived, told }: Loaded) {
  const { screener, records, ties, lists: loaded, controls } = snapshot;
  const ids = ['un_sc:XXi.001', 'un_sc:XXe.002', 'vip:v-1'];
  return {
    skipped,
    refused,
    versions,
    loaded,
    controls,
    told,
    kept: archived.map(({ changes: _, ...kept }) => kept),
    records: ids.map((id) => records.find(id)),
    ties: ids.map((id) => ties.leadingTo(id)),
    entities: ids.map((id) => screener.entityOf(id)),
    answers: NAMES.map((searchText) => screener.screen({ searchText }, OPEN_POLICY)),
  };
}

const KEY = 'k'.repeat(64);

/** An index of invented parties, made without a load. */
function anyContent(): SavedContent {
  const packer = new RecordPacker();
  const ties = new TiePacker();
  for (const party of SAMPLE_PARTIES) {
    packer.add(party);
    ties.see(party);
  }
  const index = packIndex(buildIndex(SAMPLE_PARTIES, loadModel()));
  const facts = { versions: [], skipped: [], refused: [], kept: [], madeOf: null };
  const controls = async () => [{ list: 'sample', listing: 'sample:1', name: 'Velashko' } as const];
  return { facts, controls, index, ties: ties.finish(packer.ids), records: packer.finish() };
}

/** The same, saved. */
const anyFile = (): Promise<string> => writeSaved(data, 'any', KEY, anyContent());

function storeOf({ index, records }: SavedIndex): RecordStore {
  if (records === undefined) throw new Error('The records are not in the file.');
  const file = new RecordsFile(records);
  return new RecordStore(openImage(index, loadModel()), (position) => file.read(position));
}

/** All that a file tells. */
async function told(path: string) {
  const saved = await readSaved(path, KEY);
  const { facts, index, ties } = saved;
  const store = storeOf(saved);
  const { versions, skipped, refused, kept, controls } = facts;
  const bytes = createHash('sha256').update(new Uint8Array(index.bytes)).digest('hex');
  const found = SAMPLE_PARTIES.map(({ id }) => store.find(id));
  return { versions, skipped, refused, kept, controls, layout: index.layout, bytes, ties, found };
}

const savedFile = async (): Promise<string> => join(data, (await readdir(data))[0] ?? '');
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

describe('an index that was saved', () => {
  it('is loaded where the lists are the same, and tells and answers what the built one did', async () => {
    const built = await load();
    const loaded = await load();
    expect([built.from, loaded.from]).toEqual(['lists', 'file']);
    expect(known(loaded)).toEqual(known(built));
    expect(loaded.snapshot.screener.screen({ searchText: NAMES[0] ?? '' }, OPEN_POLICY).total).toBe(1);
    expect(loaded.why).toMatch(/the index was saved, loaded in \d+ ms/);
  });

  it('is not used where a file behind a linked folder changed', async () => {
    const elsewhere = join(dir, 'elsewhere');
    await mkdir(elsewhere);
    await rename(join(lists, 'vip.ftm.json'), join(elsewhere, 'vip.ftm.json'));
    await symlink(elsewhere, join(lists, 'private'));
    expect([(await load()).from, (await load()).from]).toEqual(['lists', 'file']);
    await writeFile(join(elsewhere, 'vip.ftm.json'), PRIVATE_LIST.replace('Quillaby', 'Quillabo'));
    const changed = await load();
    expect(changed.from).toBe('lists');
    expect(changed.snapshot.records.find('vip:v-1')?.listing.names[0]?.value).toBe('Tesmond Quillabo');
  });

  it('is not used for lists that changed by a letter, and only the new one is kept', async () => {
    await load();
    await writeFile(join(lists, 'vip.ftm.json'), PRIVATE_LIST.replace('Quillaby', 'Quillabo'));
    const changed = await load();
    expect(changed.from).toBe('lists');
    expect(changed.snapshot.records.find('vip:v-1')?.listing.names[0]?.value).toBe('Tesmond Quillabo');
    expect((await readdir(data)).length).toBe(1);
  });

  it.each([
    ['a list more', () => copyFile(join(lists, 'vip.ftm.json'), join(lists, 'other.ftm.json'))],
    ['a list less', () => rm(join(lists, 'vip.ftm.json'))],
    ['a broken file more', () => writeFile(join(lists, 'consolidated-2.xml'), '<CONSOLIDATED_LIST dateGen')],
  ])('is not used for %s', async (_, change) => {
    await load();
    await change();
    const changed = await load();
    expect(changed.from).toBe('lists');
    expect(known(await load())).toEqual(known(changed));
  });

  it('tells files that were refused as reading them does', async () => {
    await writeFile(join(lists, 'broken.xml'), '<CONSOLIDATED_LIST dateGenerated="2026-');
    const built = await load();
    const loaded = await load();
    expect(loaded.from).toBe('file');
    expect(loaded.refused).toHaveLength(1);
    expect(known(loaded)).toEqual(known(built));
  });

  it('tells when its files were checked last as it is now', async () => {
    await load();
    await utimes(join(lists, 'consolidated.xml'), 1_790_000_000, 1_790_000_000);
    const { from, versions } = await load();
    expect(from).toBe('file');
    expect(versions.find(({ id }) => id === 'un_sc')?.checkedAt).toBe(new Date(1_790_000_000_000).toISOString());
  });

  it.each<[string, (bytes: Buffer) => Buffer]>([
    ['empty', () => Buffer.alloc(0)],
    ['of another form', (bytes) => Buffer.concat([Buffer.from('NSINDEX0'), bytes.subarray(MAGIC.length)])],
    ['cut off in its prelude', (bytes) => bytes.subarray(0, PRELUDE_BYTES - 1)],
    ['cut off in its facts', (bytes) => bytes.subarray(0, -1)],
    ['cut off in its index', (bytes) => bytes.subarray(0, 2_000)],
    ['all zeros', (bytes) => Buffer.alloc(bytes.length)],
    [
      'with facts at a place without end',
      (bytes) => {
        const hostile = Buffer.from(bytes);
        hostile.writeBigUInt64LE(2n ** 63n, 16);
        return hostile;
      },
    ],
    [
      'with facts that are rightly hashed and of another key',
      (bytes) => {
        const from = Number(bytes.readBigUInt64LE(8));
        const facts = Buffer.from(bytes.toString('utf8', from).replace(/"key":"\w{8}/, '"key":"00000000'));
        const hostile = Buffer.concat([bytes.subarray(0, from), facts]);
        sha256(facts).copy(hostile, 24);
        return hostile;
      },
    ],
  ])('is not used where its file is %s', async (_, damage) => {
    const path = await anyFile();
    await writeFile(path, damage(await readFile(path)));
    await expect(readSaved(path, KEY)).rejects.toThrow(SavedIndexDamaged);
  });

  it('never tells anything else for a bit that flipped, wherever', async () => {
    const path = await anyFile();
    const whole = await readFile(path);
    const before = await told(path);
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(7), async (at, bit) => {
        const bytes = Buffer.from(whole);
        bytes[at] = (bytes[at] ?? 0) ^ (1 << bit);
        await writeFile(path, bytes);
        const after = await told(path).catch((error: unknown) => String(error));
        // Bytes between two parts mean nothing.
        if (typeof after === 'string') expect(after).toMatch(/damaged|form|shorter|something else/);
        else expect(after).toEqual(before);
      }),
      { numRuns: 400, seed: 7 },
    );
  });

  it('does not stay, saved or not, where it does not prove itself: the load fails by that reason alone', async () => {
    const { facts, ...others } = anyContent();
    const [version] = (await readListsDir(lists)).loaded;
    if (version === undefined) throw new Error('no list was read');
    const controls = () => Promise.reject(new Error('The new index does not find 3 of 9 names it holds.'));
    const built = { ...others, facts: { ...facts, versions: [version] }, controls };
    const load = { kind: 'dir', dir: lists } as const;
    const content = await contentOf(load);
    if (content === undefined) throw new Error('the files cannot be read');
    const order = { ...load, saved: { dir: data, user: 'service' }, content } as const;
    const said: string[] = [];
    for (const one of [order, { ...load, recordsDir: data }])
      await expect(writeForParent(one, built, (text) => void said.push(text))).rejects.toThrow(
        'does not find 3 of 9 names',
      );
    expect([await readdir(data), said]).toEqual([[], []]);
  });

  it('is built again where it is damaged, and said so', async () => {
    const built = known(await load());
    const path = await savedFile();
    await truncate(path, (await stat(path)).size - 1);
    const again = await load();
    expect(again.from).toBe('lists');
    expect(again.why).toContain('the saved index is not used, it is shorter than it was written: building it again');
    expect(known(again)).toEqual(built);
    expect((await load()).from).toBe('file');
  });

  it('is gone for the next start where a record turns out to be damaged', async () => {
    const path = await anyFile();
    const whole = await readFile(path, 'latin1');
    await writeFile(path, whole.replace('"names":[', '"namez":['), 'latin1');
    const store = storeOf(await readSaved(path, KEY));
    expect(() => SAMPLE_PARTIES.map(({ id }) => store.find(id))).toThrow('damaged');
    await expect(stat(path)).rejects.toThrow('ENOENT');
  });

  it('is another for each user, and where nothing may be written is built each time', async () => {
    await load();
    expect((await load({ dir: data, user: 'screen' })).from).toBe('lists');
    expect((await readdir(data)).map((name) => name.slice(0, 6)).sort()).toEqual(['screen', 'servic']);
    const nowhere = { dir: join(lists, 'notes.txt'), user: 'screen' } as const;
    const unsaved = await load(nowhere);
    expect(unsaved.why).toContain('the index is not saved');
    expect(unsaved.snapshot.records.find('vip:v-1')?.listing.names).toHaveLength(1);
  });
});

describe('the key of an index', () => {
  const decided: Decided = { active: { a: '1', b: '2' }, doubted: [], held: {}, laterFileConfirms: false };
  const hold: Held = { listing: 'a:1', what: 'listing', sha256: 'f', reason: 'why', confirmed: false, content: null };
  const key = (change: Partial<Decided>) => keyOf({ hash: 'content' }, '/lists', { ...decided, ...change });

  it('tells what was decided of lists, in whatever order it comes', () => {
    const two = [hold, { ...hold, listing: 'a:2' }];
    expect(key({ active: { b: '2', a: '1' } })).toBe(key({}));
    expect(key({ held: { a: two } })).toBe(key({ held: { a: two.toReversed() } }));
    const others: Partial<Decided>[] = [
      {},
      { active: { a: '1' } },
      { active: { a: '2', b: '1' } },
      { held: { a: [hold] } },
      { held: { a: [{ ...hold, confirmed: true }] } },
      { held: { a: [{ ...hold, sha256: 'e' }] } },
      { held: { a: [hold] }, laterFileConfirms: true },
    ];
    expect(new Set(others.map(key)).size).toBe(others.length);
    expect(keyOf({ hash: 'other' }, '/lists', decided)).not.toBe(key({}));
    expect(keyOf({ hash: 'content' }, '/lists', undefined)).not.toBe(key({}));
  });
});

describe('an index with removals held back', () => {
  let service: TestService;
  beforeEach(async () => {
    service = await startService({});
    for (const name of await readdir(lists)) await rm(join(lists, name));
  });
  afterEach(() => service.close());

  const bookOf = () =>
    new VersionArchive({ dir: join(dir, 'versions'), storage: service.app.storage, keepDays: 1_000, now: Date.now });

  /** Loads as a service that was just started does. */
  async function start() {
    const messages: LoaderMessage[] = [];
    const request = { kind: 'dir', dir: lists, saved: { dir: data, user: 'service' } } as const;
    const { snapshot } = await loadKept(bookOf(), loadSnapshot)(request, 'disk', (message) => messages.push(message));
    const from = messages.some(({ kind }) => kind === 'indexing') ? 'lists' : 'file';
    return {
      from,
      held: [...snapshot.held.keys()],
      finds: (id: string) => snapshot.screener.entityOf(id) !== undefined,
    };
  }
  const publish = (day: string, persons: readonly number[]) =>
    writeFile(join(lists, 'consolidated.xml'), unListOf(day, persons));

  it('keeps them from start to start, and loses them when an operator confirms', async () => {
    await publish('2026-02-01', numbers(10, 70));
    expect((await start()).from).toBe('lists');
    expect((await start()).from).toBe('file');
    await publish('2026-02-02', numbers(10, 40));
    const holding = await start();
    const again = await start();
    expect([holding.from, again.from]).toEqual(['lists', 'file']);
    expect(again.held).toEqual(holding.held);
    expect(again.held).toHaveLength(30);
    expect(again.finds('un_sc:XXi.060')).toBe(true);
    await service.app.storage.heldRemovals.confirm('un_sc', again.held, anyEvent(Date.now()));
    const confirmed = await start();
    expect([confirmed.from, confirmed.finds('un_sc:XXi.060'), confirmed.held]).toEqual(['lists', false, []]);
    const last = await start();
    expect([last.from, last.finds('un_sc:XXi.060'), last.finds('un_sc:XXi.020')]).toEqual(['file', false, true]);
  });

  it('is built again where the stored version of a list is gone', async () => {
    await publish('2026-02-01', numbers(10, 20));
    await start();
    await rm(join(dir, 'versions'), { recursive: true });
    expect((await start()).from).toBe('lists');
    expect(await readdir(join(dir, 'versions'))).toHaveLength(1);
    expect(nameOf(10)).not.toBe('');
  });
});
