import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasRoom, OPEN_POLICY, withRows } from '@namesake/engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rowsPath, savedName } from '../../src/lists/index-file/index-file-name.ts';
import { removeOthers } from '../../src/lists/index-file/index-files.ts';
import { findRows, saveRows } from '../../src/lists/index-file/rows-file.ts';
import { loadSnapshot } from '../../src/lists/loading/load-snapshot.ts';
import { RowFiller } from '../../src/lists/neighbour-rows/row-filler.ts';
import { INVENTED_UN_LIST } from '../support/invented-un-list.ts';
import { loadHere } from '../support/load-here.ts';

const KEY = 'k'.repeat(64);

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'namesake-rows-'));
});
afterEach(() => rm(dir, { recursive: true }));

const place = (key = KEY) => ({ path: join(dir, savedName('service', key)), key });

describe('saved rows', () => {
  const rows = Uint8Array.from({ length: 3000 }, (_, i) => i);

  it('are read as they were written', async () => {
    await saveRows(place(), rows);
    const found = await findRows(place());
    expect(found && new Uint8Array(found)).toEqual(rows);
    expect(await findRows(place('of another index'))).toBeUndefined();
  });

  it.each([0, 31, 32, 1500, 3031])('are removed where byte %i is another', async (at) => {
    await saveRows(place(), rows);
    const path = rowsPath(place().path);
    const bytes = await readFile(path);
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
    await writeFile(path, bytes);
    expect(await findRows(place())).toBeUndefined();
    expect(existsSync(path)).toBe(false);
  });

  it.each([0, 32, 1500])('are removed where they end after %i bytes', async (length) => {
    await saveRows(place(), rows);
    await truncate(rowsPath(place().path), length);
    expect(await findRows(place())).toBeUndefined();
    expect(existsSync(rowsPath(place().path))).toBe(false);
  });

  it('go with their index', async () => {
    await saveRows(place('old'), rows);
    await saveRows(place(), rows);
    removeOthers(dir, 'service', KEY);
    expect(await readdir(dir)).toEqual([`service-${KEY}.rows`]);
  });
});

describe('the rows of what is searched', () => {
  it('come while it is searched, are saved beside the index, and are there at the next load', async () => {
    const lists = join(dir, 'lists');
    await mkdir(lists);
    await writeFile(join(lists, 'consolidated.xml'), INVENTED_UN_LIST);
    const load = () =>
      loadHere({ kind: 'dir', dir: lists, saved: { dir: join(dir, 'index'), user: 'service' } }, 'disk', () => {});
    const { snapshot } = await load();
    const { file, image, screener } = snapshot;
    if (image?.rows === undefined || file === null) throw new Error('There is room, and a file.');
    const ask = () => screener.screen({ searchText: 'orlan vestrakof' }, OPEN_POLICY);
    const before = ask();
    const lines: string[] = [];
    const filler = new RowFiller((line) => lines.push(line), 0);
    const filling = filler.fill(snapshot);
    expect(ask()).toEqual(before);
    expect(await filling).toBe(true);
    expect([ask(), lines]).toEqual([before, []]);
    const again = (await load()).snapshot;
    if (again.image?.rows === undefined) throw new Error('There are rows.');
    expect(hasRoom(again.image.rows)).toBe(false);
    const [made, saved] = [image.rows, again.image.rows].map((block) => new Uint8Array(block));
    expect(made?.subarray(0, saved?.length)).toEqual(saved);
    expect(again.screener.screen({ searchText: 'orlan vestrakof' }, OPEN_POLICY)).toEqual(before);
  });

  it('are not worked out any more where others are wanted; what stops that otherwise is told', async () => {
    const { snapshot } = await loadSnapshot({ kind: 'sample' }, 'disk', () => {});
    const lines: string[] = [];
    const filler = new RowFiller((line) => lines.push(line), 0);
    const first = filler.fill({ ...snapshot, file: place('first') });
    const second = filler.fill({ ...snapshot, file: { path: join(dir, 'no', 'such', 'folder.index'), key: KEY } });
    expect([await first, await second]).toEqual([false, false]);
    expect(existsSync(rowsPath(place('first').path))).toBe(false);
    expect(lines).toEqual([expect.stringMatching(/^The rows of the index are not saved: .*ENOENT/)]);
  });

  it('are worked out by one thread at a time, also where the same lists are adopted again', async () => {
    const { snapshot } = await loadSnapshot({ kind: 'sample' }, 'disk', () => {});
    const lines: string[] = [];
    const filler = new RowFiller((line) => lines.push(line), 0);
    const ask = () => snapshot.screener.screen({ searchText: 'orlan vestrakof' }, OPEN_POLICY);
    const before = ask();
    const fillings = [filler.fill(snapshot), filler.fill(snapshot), filler.fill(snapshot)];
    expect(await Promise.all(fillings)).toEqual([false, false, true]);
    expect([ask(), lines]).toEqual([before, []]);
  });

  it('are not worked out where they were saved, nor where there are few', async () => {
    const { snapshot } = await loadSnapshot({ kind: 'sample' }, 'disk', () => {});
    const file = place();
    if (snapshot.image === null) throw new Error('It can be shared.');
    const full = withRows(snapshot.image, new SharedArrayBuffer(16));
    new Int32Array(full.rows ?? new SharedArrayBuffer(4)).set([16]);
    expect(await new RowFiller(() => {}, 0).fill({ image: full, file })).toBe(false);
    expect(await new RowFiller(() => {}).fill({ image: snapshot.image, file })).toBe(false);
  });
});
