import { realpathSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resolveSettings } from '../../src/config/settings.ts';
import { FolderWatch } from '../../src/lists/refresh/folder-watch.ts';
import { originOf } from '../../src/lists/state/origin-of.ts';
import { openSqliteStorage } from '../../src/stores/open-sqlite.ts';
import { anyEvent } from '../support/any-event.ts';
import { ROW_KEY } from '../support/dialects.ts';
import { daysAgo, FolderService } from '../support/folder-service.ts';
import { numbers, unListOf } from '../support/un-list-of.ts';

// Each load starts a process.
const UN = unListOf(daysAgo(3), numbers(10, 20));

describe('a folder of lists', () => {
  let service: FolderService;
  beforeEach(async () => {
    service = await FolderService.make();
  });
  afterEach(() => service.close());
  const clears = async () => {
    const { status, body } = await service.search('Tolbrecht Quelmar');
    return status === 200 ? [body['outcome'], body['complete']] : body['code'];
  };

  it('without a list that was declared required clears nobody, whatever the operator gave up, and says why', async () => {
    await service.put('consolidated.xml', UN);
    await service.start({ LISTS_REQUIRED: 'un_sc, eu_fsf' }, 'going on without the others');
    expect(await clears()).toBe('lists_unavailable');
    expect(await service.list('eu_fsf')).toMatchObject({
      required: true,
      status: 'missing',
      problem: expect.stringContaining('LISTS_REQUIRED'),
    });
    expect((await service.ask('/readyz')).body).toMatchObject({ status: 'lists_missing', complete: false });
    await service.start();
    expect(await clears()).toEqual(['no_match', true]);
  });

  it('does not start with a declared list that nobody knows', async () => {
    await service.put('consolidated.xml', UN);
    await expect(service.start({ LISTS_REQUIRED: 'un_sx' })).rejects.toThrow(
      /names "un_sx" \(did you mean un_sc\?\)\. Lists known here are us_ofac_sdn, .*un_sc/,
    );
  });

  it('names each file that is not searched, with the reason, refused ones first', async () => {
    await service.put('a/consolidated.xml', unListOf(daysAgo(300), numbers(10, 20)));
    await service.put('consolidated.xml', UN);
    await service.put('notes.pdf', 'no list');
    await service.put('sdn.xml', '<sdnList>');
    await service.start();
    const isOlder = { file: 'a/consolidated.xml', list: 'un_sc', refused: false };
    expect((await service.ask('/api/v1/lists')).body['leftOut']).toEqual({
      total: 3,
      items: [
        {
          file: 'sdn.xml',
          list: 'us_ofac_sdn',
          refused: true,
          text: expect.stringContaining('ends before it is complete'),
        },
        { file: 'notes.pdf', list: null, refused: false, text: expect.any(String) },
        { ...isOlder, text: expect.stringContaining(`older (${daysAgo(300)}) than`) },
      ],
    });
    await service.remove('sdn.xml');
    await service.remove('notes.pdf');
    await service.remove('a/consolidated.xml');
    await service.refresh('un_sc');
    expect((await service.ask('/api/v1/lists')).body['leftOut']).toEqual({ total: 0, items: [] });
  });
});

describe('the set of required lists', () => {
  let dir: string;
  beforeEach(async () => {
    dir = realpathSync(await mkdtemp(join(tmpdir(), 'namesake-origin-')));
    await mkdir(join(dir, 'one'));
    await mkdir(join(dir, 'two'));
    await symlink(join(dir, 'one'), join(dir, 'link'));
  });
  afterEach(() => rm(dir, { recursive: true }));
  const origin = (path: string) => originOf(resolveSettings({ LISTS_DIR: path }).listsDir);

  it('is one for all paths of a folder, and another where a link is turned', async () => {
    expect([origin(join(dir, 'link')), origin(`${dir}/one/`), origin(`${dir}/two/../one`)]).toEqual(
      Array.from({ length: 3 }, () => join(dir, 'one')),
    );
    await rm(join(dir, 'link'));
    await symlink(join(dir, 'two'), join(dir, 'link'));
    expect(origin(join(dir, 'link'))).toBe(join(dir, 'two'));
    expect(origin(join(dir, 'gone'))).toBe(join(dir, 'gone'));
  });

  it('that was kept under the path of a link is that of its folder, once', async () => {
    const { requiredLists, rowProof, close } = await openSqliteStorage(join(dir, 'data'));
    rowProof.useKey(ROW_KEY);
    const idsOf = async (of: string) => (await requiredLists.all(of)).map(({ id }) => id);
    await requiredLists.require('/link', ['eu_fsf', 'un_sc'], anyEvent(1));
    await requiredLists.move('/link', '/one', anyEvent(3));
    expect([await idsOf('/link'), await idsOf('/one')]).toEqual([[], ['eu_fsf', 'un_sc']]);
    await requiredLists.require('/link', ['vip'], anyEvent(2));
    await requiredLists.move('/link', '/one', anyEvent(3));
    expect(await idsOf('/one')).toEqual(['eu_fsf', 'un_sc']);
    await close();
  });
});

describe('a change of a folder', () => {
  let dir: string;
  const path = () => join(dir, 'list.xml');
  const time = new Date('2026-02-01T12:00:00Z');
  const write = async (text: string, to = path()) => {
    await writeFile(to, text);
    await utimes(to, time, time);
  };
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'namesake-watch-'));
    await write('first');
  });
  afterEach(() => rm(dir, { recursive: true }));

  it('is noticed where a file of the same size and time took the place of one', async () => {
    const watch = new FolderWatch(dir, 1_000);
    expect([await watch.changed(), await watch.changed()]).toEqual([true, false]);
    await write('other', join(dir, '..', 'namesake-other'));
    await rename(join(dir, '..', 'namesake-other'), path());
    expect([await watch.changed(), await watch.changed()]).toEqual([true, false]);
  });

  it('is noticed before the content was ever compared', async () => {
    const watch = new FolderWatch(dir, 1_000);
    await watch.changed();
    await write('other');
    expect(await watch.changed()).toBe(true);
  });

  it('is none where the same content lies in another file of the same size and time', async () => {
    const watch = new FolderWatch(dir, 1_000);
    await watch.changed();
    await watch.changed();
    await rm(path());
    await write('first');
    expect(await watch.changed()).toBe(false);
    await writeFile(path(), 'first');
    expect(await watch.changed()).toBe(true);
  });
});
