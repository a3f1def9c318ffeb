import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { VersionFiles } from '../../src/lists/versions/version-files.ts';
import { rowsOf } from '../support/database-of.ts';
import { KeptLists } from '../support/kept-lists.ts';
import { linesOf } from '../support/lines-of.ts';
import { nameOf, numbers, unListOf } from '../support/un-list-of.ts';

const LISTED_ONCE = { searchText: nameOf(12) };
const ON_NOBODY = { total: 0 };

let lists: KeptLists;
let token: string;
/** When the first version was searched, and the id of a screening of then. */
let asOf: string;
let searchId: string;
/** Hashes of the publisher's files, the first one first. */
let files: readonly string[];

beforeEach(async () => {
  lists = await KeptLists.make();
  token = await lists.service.token({ scopes: ['search:write', 'search:read', 'search:override', 'lists:read'] });
  await lists.publish('consolidated.xml', unListOf('2026-02-01', numbers(10, 60)));
  lists.service.clock.nowMs += 1_000;
  asOf = new Date(lists.service.clock.nowMs).toISOString();
  searchId = String((await ask(LISTED_ONCE)).body['searchId']);
  await lists.publish('consolidated.xml', unListOf('2026-02-05', numbers(13, 62)));
  const rows = await rowsOf(lists.service.dataDir, 'select sha256 from list_version order by seq');
  files = rows.map(({ sha256 }) => String(sha256));
});
afterEach(() => lists.close());

const ask = (request: object) => lists.service.post('/api/v1/search', request, token);
const replay = async () => (await lists.service.post(`/api/v1/searches/${searchId}/replay`, '', token)).body;
const diff = () => lists.service.get(`/api/v1/lists/un_sc/versions/${files.join('..')}`, token);
const inShort = async (answer: ReturnType<typeof ask>) => {
  const { status, body } = await answer;
  return [status, body['code']];
};

/** A file of listings that somebody made, which has the name of what is in it. */
const forgedFile = async (): Promise<string> => {
  const kept = new VersionFiles(lists.versionsDir);
  const { content } = await kept.write(linesOf([`{"id":"un_sc:XXi.099","list":"un_sc","names":[]}`]));
  return content;
};
const forge = (sql: string) => rowsOf(lists.service.dataDir, sql);

describe('an earlier version of a list', () => {
  it('is searched, replayed and compared as it was', async () => {
    expect((await ask({ ...LISTED_ONCE, asOf })).body).toMatchObject({ total: 1 });
    expect((await ask(LISTED_ONCE)).body).toMatchObject(ON_NOBODY);
    expect(await replay()).toMatchObject({ verdict: 'same', replayed: { total: 1 } });
    expect((await diff()).body['counts']).toEqual({ added: 2, changed: 0, removed: 3, unchanged: 47 });
  });

  it.each([
    ['has other listings', async () => `update list_version set content = '${await forgedFile()}' where seq = 1`],
    ['has other facts', async () => "update list_version set published_at = '2026-01-01' where seq = 1"],
    ['changed places with a later one', async () => 'update list_activation set version_seq = 3 - version_seq'],
  ])('is refused everywhere where the database says that it %s', async (_, sql) => {
    await forge(await sql());
    expect(await inShort(ask({ ...LISTED_ONCE, asOf }))).toEqual([409, 'version_not_proved']);
    expect(await inShort(ask({ ...LISTED_ONCE, asOf: `un_sc@${files[0]}` }))).toEqual([409, 'version_not_proved']);
    expect(await replay()).toMatchObject({
      verdict: 'not_replayed',
      replayed: null,
      missing: [{ kind: 'list_version', name: 'un_sc', text: expect.stringContaining('nothing proves it') }],
    });
    expect(await inShort(diff())).toEqual([409, 'version_not_proved']);
  });

  it.each([
    ['a later one was searched already', 'update list_activation set at = 0 where number = 2'],
    ['it was searched at another time', 'update list_activation set at = at + 60000000 where number = 1'],
    ['it never was', 'delete from list_activation where number = 1'],
    [
      'another was searched between',
      `insert into list_activation (list, number, version_seq, version_digest, at, mac)
        select b.list, 3, b.version_seq, b.version_digest, a.at + 1, b.mac from list_activation a, list_activation b
        where a.number = 1 and b.number = 2`,
    ],
  ])('is not searched as of a date and not replayed where the database says that %s', async (_, sql) => {
    await forge(sql);
    expect(await inShort(ask({ ...LISTED_ONCE, asOf }))).toEqual([409, 'version_not_proved']);
    expect(await replay()).toMatchObject({ verdict: 'not_replayed', missing: [{ name: 'un_sc' }] });
  });

  it('is refused where its stored listings are others than their hash says', async () => {
    const [first = '', second = ''] = (
      await rowsOf(lists.service.dataDir, 'select content from list_version order by seq')
    ).map(({ content }) => join(lists.versionsDir, VersionFiles.nameOf(String(content))));
    expect(await readdir(lists.versionsDir)).toHaveLength(2);
    await writeFile(first, await readFile(second));
    for (const answer of [ask({ ...LISTED_ONCE, asOf }), diff()])
      expect(await inShort(answer)).toEqual([409, 'version_not_proved']);
    expect(await replay()).toMatchObject({ code: 'version_not_proved', detail: expect.stringContaining('un_sc') });
  });

  it('is told of in the log and in the metrics', async () => {
    await forge('delete from list_activation where number = 1');
    const told: string[] = [];
    lists.service.app.storage.rowProof.watch(({ table, id }) => told.push(`${table} ${id}`));
    await ask({ ...LISTED_ONCE, asOf });
    expect(told).toEqual(['list_activation un_sc 1']);
  });
});
