import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIndex, loadModel, openIndex, packIndex } from '@namesake/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSaved } from '../../src/lists/index-file/read-index-file.ts';
import { writeSaved } from '../../src/lists/index-file/write-index-file.ts';
import type { FiledRecords } from '../../src/lists/snapshot/packed-records.ts';
import { RecordPacker } from '../../src/lists/snapshot/record-packer.ts';
import { RecordStore } from '../../src/lists/snapshot/record-store.ts';
import { RecordsFile, SUFFIX, sweepRecords } from '../../src/lists/snapshot/records-file.ts';
import { TiePacker } from '../../src/lists/snapshot/tie-packer.ts';
import { SAMPLE_PARTIES } from '../support/sample-parties.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'namesake-records-'));
});
afterAll(() => rm(dir, { recursive: true }));

/** The parties the other way round than an index has them, and one of them once more under the same id. */
function packed() {
  const packer = new RecordPacker();
  for (const listing of SAMPLE_PARTIES.toReversed()) packer.add(listing);
  for (const listing of SAMPLE_PARTIES.slice(0, 1)) packer.add({ ...listing, names: [] });
  return packer.finish();
}

const KEY = 'k';
const built = buildIndex(SAMPLE_PARTIES, loadModel());
const index = openIndex(built, loadModel());

/** A file with the records of invented parties, as the process that builds an index leaves it. */
function write(): Promise<string> {
  const facts = { versions: [], skipped: [], refused: [], kept: [], madeOf: null };
  const [image, ties, records] = [packIndex(built), new TiePacker().finish([]), packed()];
  const content = { facts, controls: async () => [], index: image, ties, records };
  return writeSaved(dir, `x${SUFFIX}`, KEY, content);
}

/** The records of that file, which goes when they are opened. */
async function written(): Promise<FiledRecords> {
  const { records } = await readSaved(await write(), KEY);
  if (records === undefined) throw new Error('The records are not in the file.');
  return { ...records, keep: false };
}

function storeOf(records: FiledRecords): RecordStore {
  const file = new RecordsFile(records);
  return new RecordStore(index, (position) => file.read(position));
}

describe('records', () => {
  it('are read from the disk as they were packed, each by its own id', async () => {
    const store = storeOf(await written());
    for (const party of SAMPLE_PARTIES) expect(store.find(party.id)?.listing).toEqual(party);
    expect(store.find('list_a:none')).toBeUndefined();
  });

  it('leave no file behind once they are open', async () => {
    storeOf(await written());
    expect(await readdir(dir)).toEqual([]);
  });

  it('that were damaged are not shown', async () => {
    const filed = await written();
    const bytes = await readFile(filed.path);
    const [start = 0] = filed.starts;
    bytes[start] = (bytes[start] ?? 0) ^ 1;
    await writeFile(filed.path, bytes);
    const store = storeOf(filed);
    expect(() => SAMPLE_PARTIES.map(({ id }) => store.find(id))).toThrow('damaged');
  });

  it('of a process that was killed are removed at the next start', async () => {
    await write();
    sweepRecords(dir);
    expect(await readdir(dir)).toEqual([]);
  });
});
