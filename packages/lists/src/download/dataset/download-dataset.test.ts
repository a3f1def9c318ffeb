import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { downloadList } from '../download-list.ts';
import { readDownloaded } from '../read-downloaded.ts';
import { datasetSource } from './dataset-source.ts';

type Entity = { readonly id: string; readonly schema: string; readonly properties: object };
const person = (id: string, name: string): Entity => ({ id, schema: 'Person', properties: { name: [name] } });
const linesOf = (values: readonly unknown[]): string => values.map((value) => `${JSON.stringify(value)}\n`).join('');

const V1 = '20260301120000-aaa';
const V2 = '20260302120000-bbb';
const V3 = '20260303120000-ccc';
const OLD = ['1', '2', '3', '4', '5', '6'].map((id) => person(id, `Orlo Quill ${id}`));

/** A publisher of one dataset, whose files tests can change; records the requests. */
async function publisher() {
  const files = new Map<string, string>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const text = files.get(path);
    const etag = `"${createHash('sha1')
      .update(text ?? '')
      .digest('hex')}"`;
    if (text === undefined) response.writeHead(404).end();
    else if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
    else response.writeHead(200, { etag }).end(text);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const publish = (version: string, entities: readonly Entity[], more: object = {}): void => {
    const text = linesOf(entities);
    files.set('/entities.ftm.json', text);
    const resource = {
      name: 'entities.ftm.json',
      url: `${base}/entities.ftm.json`,
      checksum: createHash('sha1').update(text).digest('hex'),
    };
    const index = {
      name: 'gull_peps',
      title: 'Office holders of Gull Island',
      version,
      updated_at: `2026-03-0${version[7]}T12:00:00`,
      entity_count: entities.length,
      delta_url: `${base}/delta.json`,
      resources: [resource],
      ...more,
    };
    files.set('/index.json', JSON.stringify(index));
  };
  const deltas = (each: Readonly<Record<string, readonly unknown[]>>): void => {
    const versions = Object.keys(each).map((version) => [version, `${base}/${version}.json`]);
    files.set('/delta.json', JSON.stringify({ versions: Object.fromEntries(versions) }));
    for (const [version, operations] of Object.entries(each)) files.set(`/${version}.json`, linesOf(operations));
  };
  const dir = await temporaryFolder();
  const source = datasetSource('gull_peps', `${base}/index.json`);
  const clock = { now: () => new Date('2026-03-04T00:00:00Z'), sleep: async () => {} };
  const download = () => downloadList(source, { dir, clock, random: () => 0.5, attempts: 1 });
  const read = async () => {
    const names: string[] = [];
    const { loaded, refused } = await readDownloaded(dir, {
      onListing: ({ sourceId, names: [name] }) => void names.push(`${sourceId} ${name?.value}`),
    });
    return { names, loaded, refused };
  };
  return { files, asked, publish, deltas, dir, download, read };
}

const NEXT = [...OLD.slice(1, 5), person('6', 'Orlo Quillaby'), person('7', 'Tesmond Falk')];
const DELTAS = {
  [V1]: [],
  [V2]: [
    { op: 'DEL', entity: { id: '1' } },
    { op: 'MOD', entity: person('6', 'Orlo Quilla') },
    { op: 'ADD', entity: person('8', 'Mirabel Sand') },
  ],
  [V3]: [
    { op: 'MOD', entity: person('6', 'Orlo Quillaby') },
    { op: 'ADD', entity: person('7', 'Tesmond Falk') },
    { op: 'DEL', entity: { id: '8' } },
  ],
};

describe('a dataset that is downloaded by its index', () => {
  it('is a list with what its index tells, and is not fetched again while that is the same', async () => {
    const { publish, download, read, asked } = await publisher();
    publish(V1, OLD);
    expect((await download()).status).toBe('updated');
    expect((await download()).status).toBe('unchanged');
    expect(asked).toEqual(['/index.json', '/entities.ftm.json', '/index.json']);
    const { names, loaded, refused } = await read();
    expect([names.length, names[0], refused]).toEqual([6, '1 Orlo Quill 1', []]);
    expect(loaded).toMatchObject([{ id: 'gull_peps', version: V1, records: 6, checkedAt: '2026-03-04T00:00:00.000Z' }]);
  });

  it('is changed by the deltas since, in their order, without being fetched whole', async () => {
    const { publish, deltas, download, read, asked, dir } = await publisher();
    publish(V1, OLD);
    await download();
    asked.length = 0;
    publish(V3, NEXT);
    deltas(DELTAS);
    expect((await download()).version).toMatchObject({ version: V3, records: 6 });
    expect(asked).toEqual(['/index.json', '/delta.json', `/${V2}.json`, `/${V3}.json`]);
    expect((await read()).names).toEqual([
      '2 Orlo Quill 2',
      '3 Orlo Quill 3',
      '4 Orlo Quill 4',
      '5 Orlo Quill 5',
      '6 Orlo Quillaby',
      '7 Tesmond Falk',
    ]);
    expect((await readdir(join(dir, 'gull_peps'))).sort()).toEqual([
      `entities-${V3}.ftm.json`,
      'index.json',
      'meta.json',
    ]);
  });

  it.each<[string, Readonly<Record<string, readonly unknown[]>>]>([
    ['do not begin at the version here', { [V3]: DELTAS[V3] ?? [] }],
    ['leave one out', { [V1]: [], [V3]: DELTAS[V3] ?? [] }],
    ['repeat an addition', { ...DELTAS, [V3]: DELTAS[V2] ?? [] }],
    ['come to another number of entities', { ...DELTAS, [V3]: [] }],
    ['are broken', { ...DELTAS, [V3]: [{ op: 'BURN', entity: { id: '2' } }] }],
  ])('is fetched whole where the deltas %s', async (_, each) => {
    const { publish, deltas, download, read, asked } = await publisher();
    publish(V1, OLD);
    await download();
    publish(V3, [...NEXT, person('9', 'Osric Vell')]);
    deltas(each);
    expect((await download()).version).toMatchObject({ version: V3, records: 7 });
    expect(asked.at(-1)).toBe('/entities.ftm.json');
    expect((await read()).names).toContain('9 Osric Vell');
  });

  it('stays as it was where what comes is refused, or the process was killed before the end', async () => {
    const { publish, files, download, read, dir } = await publisher();
    publish(V1, OLD);
    await download();
    publish(V3, OLD.slice(0, 2));
    await expect(download()).rejects.toMatchObject({ code: 'refused', cause: { code: 'shrunk' } });
    publish(V3, NEXT);
    files.set('/entities.ftm.json', linesOf(OLD));
    await expect(download()).rejects.toMatchObject({ code: 'refused', cause: { code: 'checksum' } });
    publish(V3, NEXT, { name: 'another' });
    await expect(download()).rejects.toMatchObject({ cause: { code: 'wrong_list' } });
    files.set('/index.json', '<html>');
    await expect(download()).rejects.toMatchObject({ cause: { code: 'malformed' } });
    await writeFile(join(dir, 'gull_peps', `entities-${V3}.ftm.json`), linesOf(NEXT));
    await mkdir(join(dir, 'gull_peps', '.next-0'));
    await writeFile(join(dir, 'gull_peps', '.next-0', 'index.json'), '{}');
    expect((await read()).loaded).toMatchObject([{ version: V1, records: 6 }]);
    publish(V3, NEXT);
    expect((await download()).version.version).toBe(V3);
    expect(await readFile(join(dir, 'gull_peps', 'index.json'), 'utf8')).toContain(V3);
  });
});
