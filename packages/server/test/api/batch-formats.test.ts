import { describe, expect, it } from 'vitest';
import { runBatch } from '../../src/modules/batches/run.ts';
import { codeOf, NEVER, texts, useBatchFiles, view } from '../support/batch-files.ts';

const desk = useBatchFiles();
const { send, upload, preview, screened } = desk;

describe('what cannot be read of a row', () => {
  it('is an error where it is a date that no calendar has, and left out alike in every format elsewhere', async () => {
    const csv = view(await upload('Name,DOB,Country\nNobody,31.02.1980,DE\nNobody,unknown,Atlantis\n'));
    const lines = [
      '{"searchText":"Nobody","birthDate":"31.02.1980","countries":["DE"]}',
      '{"searchText":"Nobody","birthDate":"unknown","countries":["Atlantis"]}',
    ];
    const json = view(await upload(lines.join('\n'), { type: 'application/x-ndjson', query: '?start=false' }));
    for (const { id } of [csv, json])
      expect((await preview(id)).items.map(({ error, notes }) => [error?.code, notes.toSorted()])).toEqual([
        ['invalid_birth_date', []],
        [undefined, ['birthDate', 'countries']],
      ]);
  });

  it('is an error where a member of JSON is unknown, until it is set aside', async () => {
    const line = '{"searchText":"Nobody Unlisted","alias":"Orlan Vestrakov","shoe":"wide"}';
    const type = 'application/x-ndjson';
    const strict = view(await upload(line, { type }));
    await runBatch(desk.service.app, strict.id, NEVER);
    const of = async (id: string) => Object((await send('GET', `/batches/${id}/results`)).body)['items'][0];
    expect((await of(strict.id)).error.code).toBe('unknown_member');
    const loose = view(await upload(line, { type, query: '?ignore=alias,shoe' }));
    expect(loose.ignored).toEqual(['alias', 'shoe']);
    await runBatch(desk.service.app, loose.id, NEVER);
    expect(await of(loose.id)).toMatchObject({ outcome: 'incomplete', setAside: ['alias', 'shoe'] });
  });

  it('is left out where it orders results, and makes the row an error where parties are found by it', async () => {
    const long = 'x'.repeat(20_000);
    const rows = [
      'Name,Alias,Gender,Passport',
      'Nobody Unlisted,,whatever,',
      `Nobody Unlisted,${long},,`,
      `Nobody Unlisted,,,${long}`,
    ];
    const { id } = view(await upload(rows.join('\n')));
    expect((await screened(id)).map(({ outcome, notes, error }) => [outcome, notes, error?.detail])).toEqual([
      ['no_match', ['gender'], undefined],
      ['error', [], expect.stringContaining('/aliases/0')],
      ['error', [], expect.stringContaining('/identifiers/0')],
    ]);
  });
});

describe('an encoding that cannot be told', () => {
  /** "Имя Иван" in windows-1251. */
  const cyrillic = Buffer.concat([
    Buffer.from('Name\n'),
    Buffer.from([0xc8, 0xe2, 0xe0, 0xed]),
    Buffer.from(' Orlan\n'),
  ]);

  it('must be said before a name is screened', async () => {
    const batch = view(await upload(cyrillic));
    expect(batch.layout?.encoding).toBeNull();
    expect(codeOf(await send('POST', `/batches/${batch.id}/start`, {}))).toBe('encoding_unknown');
    const atOnce = await upload(cyrillic, { query: '?start=true' });
    expect([codeOf(atOnce), atOnce.body['detail']]).toEqual([
      'encoding_unknown',
      expect.stringMatching(/nothing was stored.* send it again with its encoding/),
    ]);
    expect(texts(await preview(batch.id, { encoding: 'windows-1251' }))).toEqual(['Иван Orlan']);
    const said = view(await upload(cyrillic, { query: '?start=true&encoding=windows-1251' }));
    expect(said.layout?.encoding).toBe('windows-1251');
    expect(await screened(batch.id, { encoding: 'windows-1251' })).toHaveLength(1);
  });
});

describe('a JSON array', () => {
  it('of any length is cut where its elements end, and says on which lines they are', async () => {
    const rows = [
      '[',
      '  {"id": "a", "searchText": "Orlan [Vestrakov], \\"}\\""},',
      '  {"id": "b",',
      '   "searchText": "Nobody Unlisted"},',
      '  nonsense, {"id": "d", "searchText": ""},',
      '  {"id": "e", "searchText": "x", "searchText": "y"}',
      ']',
      '',
    ].join('\n');
    const { id } = view(await upload(rows, { type: 'application/json', query: '?start=false' }));
    expect((await screened(id)).map(({ id: own, line, error }) => [own, line, error?.code])).toEqual([
      ['a', 2, undefined],
      ['b', 3, undefined],
      [null, 5, 'malformed_json'],
      ['d', 5, 'empty_search_text'],
      ['e', 6, 'duplicate_member'],
    ]);
    const large = `[${Array.from({ length: 20_000 }, (_, at) => `{"id":${at},"searchText":"Nobody ${at}"}`).join(',')}]`;
    expect(large.length).toBeGreaterThan(256 * 1024);
    expect(view(await upload(large, { type: 'application/json' })).state).toBe('queued');
  });

  it('is refused where it is none, and fails where it ends early, with what was read recorded', async () => {
    expect(codeOf(await upload('{"searchText":"x"}', { type: 'application/json' }))).toBe('file_unreadable');
    expect(codeOf(await upload(' [ ] ', { type: 'application/json' }))).toBe('file_empty');
    const { id } = view(await upload('[{"searchText":"Orlan Vestrakov"},{"sear', { type: 'application/json' }));
    await runBatch(desk.service.app, id, NEVER);
    const { body } = await send('GET', `/batches/${id}`);
    expect(body).toMatchObject({ state: 'failed', problem: 'file_unreadable', rowCount: 1 });
    const results = await send('GET', `/batches/${id}/results`);
    expect(results.body['items']).toMatchObject([{ row: 1, outcome: 'potential_match' }]);
  });

  it('ends with an event where it fails, for programs that wait for its end', async () => {
    const by = await desk.service.token({ scopes: ['search:write', 'search:read', 'records:read', 'customers:read'] });
    const { id } = view(await upload('[{"searchText":"Orlan Vestrakov"},{"sear', { type: 'application/json', by }));
    await runBatch(desk.service.app, id, NEVER);
    const { body } = await send('GET', '/events', undefined, by);
    expect(body['items']).toMatchObject([
      { type: 'batch.failed', batch: id, rows: 1, counts: { potential_match: 1 }, problem: 'file_unreadable' },
    ]);
  });
});
