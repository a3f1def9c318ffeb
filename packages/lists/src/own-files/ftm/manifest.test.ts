import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type ReadResult, readPath, refusalOf } from '../../../test/read-text.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { readListsDir } from '../../read/read-lists-dir.ts';

const LINES = [
  { id: 'NK-0001', schema: 'Person', properties: { name: ['Mirabel Quay'], modifiedAt: ['2020-01-01'] } },
  { id: 'NK-0002', schema: 'Address', properties: { full: ['1 Sand Street'] } },
]
  .map((entity) => `${JSON.stringify(entity)}\n`)
  .join('');

const INDEX = {
  name: 'gull_peps',
  title: 'Office holders of Gull Island',
  publisher: { name: 'Island Registry' },
  version: '20260307120000-abc',
  updated_at: '2026-03-07T12:00:00',
  entity_count: 2,
  resources: [
    {
      name: 'entities.ftm.json',
      url: 'https://data.example.test/gull_peps/entities.ftm.json',
      checksum: createHash('sha1').update(LINES).digest('hex'),
    },
  ],
};

async function folderOf(index: unknown, lines: string | Buffer = LINES, name = 'entities.ftm.json'): Promise<string> {
  const dir = await temporaryFolder();
  await writeFile(join(dir, 'index.json'), typeof index === 'string' ? index : JSON.stringify(index));
  await writeFile(join(dir, name), lines);
  return dir;
}

async function read(index: unknown, lines?: string): Promise<ReadResult> {
  return readPath(join(await folderOf(index, lines), 'entities.ftm.json'));
}

describe('a FollowTheMoney dataset with a manifest', () => {
  it('has its id, title, publisher, version and date from there', async () => {
    const { version, listings } = await read(INDEX);
    expect(version).toMatchObject({
      id: 'gull_peps',
      title: 'Office holders of Gull Island',
      publisher: 'Island Registry',
      version: '20260307120000-abc',
      publishedAt: '2026-03-07T12:00:00.000Z',
      sourceUrl: 'https://data.example.test/gull_peps/entities.ftm.json',
      records: 1,
    });
    expect(listings[0]?.id).toBe('gull_peps:NK-0001');
  });

  it('is one list of a folder, compressed too, and its manifest none', async () => {
    const dir = await folderOf(INDEX, gzipSync(LINES), 'entities.ftm.json.gz');
    const { loaded, skipped, refused } = await readListsDir(dir, { onListing: () => {} });
    expect(loaded.map(({ id }) => id)).toEqual(['gull_peps']);
    expect(skipped).toEqual([]);
    expect(refused).toEqual([]);
  });

  it('has a manifest that counts as no list where it is of no file here', async () => {
    const dir = await folderOf(INDEX, LINES, 'others.ftm.json');
    const { skipped } = await readListsDir(dir, { onListing: () => {} });
    expect(skipped.map(({ path }) => path)).toEqual([join(dir, 'index.json')]);
  });

  it('never passes for an official list', async () => {
    expect((await read({ ...INDEX, name: 'us_ofac_sdn' })).version.id).toBe('ftm_us_ofac_sdn');
  });

  it('is refused when it is not the file that the manifest names', async () => {
    expect((await refusalOf(read(INDEX, LINES.replace('Quay', 'Quai')))).code).toBe('checksum');
    expect((await refusalOf(read({ ...INDEX, entity_count: 3 }))).code).toBe('count_mismatch');
    expect((await refusalOf(read({ ...INDEX, updated_at: 'lately' }))).code).toBe('no_date');
  });

  it('is read by its name where the manifest is of another file, or none', async () => {
    expect((await read({ ...INDEX, resources: [{ name: 'other.ftm.json' }] })).version.id).toBe('entities');
    expect((await read('{"name":')).version.id).toBe('entities');
  });
});
