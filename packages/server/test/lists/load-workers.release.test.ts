import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIndexFrom, type IndexImage, loadModel, packIndex } from '@namesake/engine';
import { readListsDir } from '@namesake/lists';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { workerCount } from '../../src/lists/loading/build-index-file.ts';
import { listingOf } from '../../src/lists/snapshot/packed-records.ts';
import { proveIndex, withoutFormer } from '../../src/lists/snapshot/prove-index.ts';
import { RecordPacker } from '../../src/lists/snapshot/record-packer.ts';
import { buildWith } from '../../src/lists/workers/build-with.ts';
import { LoadSteps } from '../../src/lists/workers/load-steps.ts';
import { LoadWorkers } from '../../src/lists/workers/load-workers.ts';
import { proveWith } from '../../src/lists/workers/prove-with.ts';
import { readWith } from '../../src/lists/workers/read-with.ts';
import { newCounter } from '../../src/lists/workers/worker-tasks.ts';
import { SAMPLE_PARTIES } from '../support/sample-parties.ts';
import { numbers, unListOf } from '../support/un-list-of.ts';

const never = (): never => {
  throw new Error('records are handed on by the reader');
};

/** Shared memory is compared by its bytes. */
const plain = ({ layout, bytes }: IndexImage) => ({ layout, bytes: Buffer.from(new Uint8Array(bytes)) });

const parties = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    JSON.stringify({ id: `v${at}`, schema: 'Person', properties: { name: [`Velashko Mirabel Ñ ${at}`] } }),
  );

let dir: string;
let workers: LoadWorkers;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'namesake-workers-'));
  for (const [folder, text] of [
    ['a', unListOf('2026-02-01', numbers(0, 90))],
    ['b', 'id\n<html></html>'],
    ['c', unListOf('2026-02-02', numbers(0, 95))],
    ['d', '<CONSOLIDATED_LIST dateGenerated="2026-02-01T00:00:00Z"><INDIV'],
  ] as const) {
    await mkdir(join(dir, folder));
    await writeFile(join(dir, folder, 'consolidated.xml'), text);
  }
  const ties = [
    '{"id":"e","schema":"Ownership","properties":{"owner":["v0"],"asset":["v99"]}}',
    '{"id":"f","schema":"Family","properties":{"person":["v0"],"relative":["v50"]}}',
  ];
  for (const [name, lines] of [
    ['even', [...parties(100), ...ties]],
    ['repeated', [...parties(100), ...parties(2)]],
    ['broken', [...parties(60), '{"id":"v60","sch', ...parties(90)]],
  ] as const)
    await writeFile(join(dir, `${name}.ftm.json`), lines.join('\n'));
  workers = new LoadWorkers(1);
});
afterEach(async () => {
  await workers.end();
  await rm(dir, { recursive: true });
});

async function loadWith(width: number) {
  workers = new LoadWorkers(width);
  const packer = new RecordPacker();
  const said: unknown[] = [];
  const { loaded } = await readListsDir(dir, {
    onListing: never,
    reader: readWith(() => workers, packer, new LoadSteps()),
    onProgress: (progress) =>
      said.push(progress.phase === 'refused' ? [progress.refused.code, progress.refused.message] : progress),
  });
  const records = packer.finish();
  const { data, notes } = await buildWith(workers, records, () => {});
  const image = packIndex(data);
  const controls = await proveWith(
    workers,
    image,
    records,
    withoutFormer(() => true),
  )();
  await workers.end();
  return { loaded, said, records, index: plain(image), notes, controls };
}

it('several threads load what one does, byte for byte, and say the same', async () => {
  const [alone, together] = [await loadWith(1), await loadWith(3)];
  expect(together).toEqual(alone);
  const source = { ids: alone.records.ids, listing: (number: number) => listingOf(alone.records, number) };
  expect(alone.index).toEqual(plain(packIndex(buildIndexFrom(source, loadModel()))));
  expect(alone.controls).toEqual(proveIndex(buildIndexFrom(source, loadModel()), loadModel(), source, () => true));
  const read: unknown[] = [];
  const { loaded } = await readListsDir(dir, {
    onListing: (listing) => void read.push(JSON.parse(JSON.stringify(listing))),
    onProgress: () => {},
  });
  expect(alone.loaded).toEqual(loaded);
  expect(source.ids.map((_, number) => source.listing(number))).toEqual(read);
});

it('the index knows what is special to each publisher', async () => {
  const packer = new RecordPacker();
  for (const list of ['us_ofac_sdn', 'un_sc'])
    for (const party of SAMPLE_PARTIES.slice(0, 1)) packer.add({ ...party, id: `${list}:1`, list, sourceId: '1' });
  const { data } = await buildWith(workers, packer.finish(), (listing) => listing);
  expect(data.lists.map((list, at) => [list, data.listTraits[at]?.weakNamesCorroborate ?? false])).toEqual([
    ['us_ofac_sdn', true],
    ['un_sc', false],
  ]);
});

it('a thread that fails fails the load, and tells nothing of what it worked on', async () => {
  workers = new LoadWorkers(2);
  const broken = { bytes: new TextEncoder().encode('{Velashko'), offsets: Float64Array.of(0, 9) };
  const task = { kind: 'names', listings: broken, order: Int32Array.of(0), from: 0, to: 1 } as const;
  await expect(workers.ask(0, task, () => {})).rejects.toThrow(
    'A thread that helped to load the lists ended: SyntaxError.',
  );
});

it('a listing that cannot be read fails the load once, whichever threads are at work', async () => {
  workers = new LoadWorkers(2);
  const ids = ['a:1', 'a:2'];
  const bytes = new TextEncoder().encode('{Velashko{Velashko');
  const records = { kind: 'memory', bytes, offsets: Float64Array.of(0, 9, 18), ids } as const;
  // Where another thread's failure is heard by nobody, the run of all tests fails.
  await expect(buildWith(workers, records, (listing) => listing)).rejects.toThrow(SyntaxError);
  await workers.end();
});

it('a thread that is ended fails the load at once', async () => {
  workers = new LoadWorkers(2);
  const asked = workers.ask(0, { kind: 'read', files: [], next: newCounter(), counter: newCounter() }, () => {});
  const ended = expect(asked).rejects.toThrow(/^A thread that helped to load the lists ended: exit code \d+\.$/);
  await workers.end();
  await ended;
});

it('a thread that ended while nobody asked it fails the load that asks it then', async () => {
  workers = new LoadWorkers(2);
  await workers.end();
  await expect(
    workers.ask(0, { kind: 'read', files: [], next: newCounter(), counter: newCounter() }, () => {}),
  ).rejects.toThrow('A thread that helped to load the lists ended before it was asked.');
});

it('threads help where there is much to load and nobody searches meanwhile', () => {
  expect([workerCount({}, 1_000), workerCount({ inBackground: true }, 1e9)]).toEqual([1, 1]);
  expect(workerCount({}, 1e9)).toBeGreaterThanOrEqual(1);
});
