import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RecordPacker } from '../src/snapshot/record-packer.ts';
import { RecordStore } from '../src/snapshot/record-store.ts';
import { sweepRecords, writeRecords } from '../src/snapshot/records-file.ts';
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

describe('records', () => {
  it('are read from the disk as they are from memory', () => {
    const [held, filed] = [new RecordStore(packed()), new RecordStore(writeRecords(dir, packed()))];
    expect(filed.size).toBe(SAMPLE_PARTIES.length);
    for (const { id } of SAMPLE_PARTIES) expect(filed.find(id)).toEqual(held.find(id));
    expect(filed.find('list_a:none')).toBeUndefined();
  });

  it('leave no file behind once they are open', async () => {
    new RecordStore(writeRecords(dir, packed()));
    expect(await readdir(dir)).toEqual([]);
  });

  it('that were damaged are not shown', async () => {
    const filed = writeRecords(dir, packed());
    await writeFile(filed.path, (await readFile(filed.path, 'utf8')).replace('"name', '"mane').replace('"id"', '"di"'));
    const store = new RecordStore(filed);
    expect(() => SAMPLE_PARTIES.map(({ id }) => store.find(id))).toThrow('damaged');
  });

  it('of a process that was killed are removed at the next start', async () => {
    writeRecords(dir, packed());
    sweepRecords(dir);
    expect(await readdir(dir)).toEqual([]);
  });
});
