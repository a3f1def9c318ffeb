import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIndex, loadModel, packIndex } from '@namesake/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSaved } from '../src/saved-index/read-saved.ts';
import { writeSaved } from '../src/saved-index/write-saved.ts';
import type { FiledRecords } from '../src/snapshot/packed-records.ts';
import { RecordPacker } from '../src/snapshot/record-packer.ts';
import { RecordStore } from '../src/snapshot/record-store.ts';
import { SUFFIX, sweepRecords } from '../src/snapshot/records-file.ts';
import { TiePacker } from '../src/snapshot/tie-packer.ts';
import { SAMPLE_PARTIES } from './support/sample-parties.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'namesake-records-'));
});
afterAll(() => rm(dir, { recursive: true }));

function packed() {
  const packer = new RecordPacker();
  for (const listing of SAMPLE_PARTIES) packer.add(listing);
  return packer.finish();
}

const KEY = 'k';

/** A file with the records of invented parties, as the process that builds an index leaves it. */
function write(): Promise<string> {
  const index = packIndex(buildIndex(SAMPLE_PARTIES, loadModel()));
  const facts = { versions: [], skipped: [], refused: [], kept: [] };
  const content = { facts, controls: async () => [], index, ties: new TiePacker().finish(), records: packed() };
  return writeSaved(dir, `x${SUFFIX}`, KEY, content);
}

/** The records of that file, which goes when they are opened. */
async function written(): Promise<FiledRecords> {
  const { records } = await readSaved(await write(), KEY);
  if (records.kind !== 'file') throw new Error('The records are not in the file.');
  return { ...records, keep: false };
}

describe('records', () => {
  it('are read from the disk as they are from memory', async () => {
    const [held, filed] = [new RecordStore(packed()), new RecordStore(await written())];
    expect(filed.size).toBe(SAMPLE_PARTIES.length);
    for (const { id } of SAMPLE_PARTIES) expect(filed.find(id)).toEqual(held.find(id));
    expect(filed.find('list_a:none')).toBeUndefined();
  });

  it('leave no file behind once they are open', async () => {
    new RecordStore(await written());
    expect(await readdir(dir)).toEqual([]);
  });

  it('that were damaged are not shown', async () => {
    const filed = await written();
    const bytes = await readFile(filed.path);
    bytes[filed.from] = (bytes[filed.from] ?? 0) ^ 1;
    await writeFile(filed.path, bytes);
    const store = new RecordStore(filed);
    expect(() => SAMPLE_PARTIES.map(({ id }) => store.find(id))).toThrow('damaged');
  });

  it('of a process that was killed are removed at the next start', async () => {
    await write();
    sweepRecords(dir);
    expect(await readdir(dir)).toEqual([]);
  });
});
