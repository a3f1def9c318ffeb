import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compactResponseSchema, type Entity, entitySchema, type SearchResponse } from '@namesake/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSnapshot } from '../../src/lists/loading/load-snapshot.ts';
import { ListKeeper } from '../../src/lists/state/list-keeper.ts';
import { ofacListOf, ukListOf } from '../support/invented-owners.ts';
import { startService, type TestService } from '../support/test-service.ts';

const NAME = 'Tolbrecht Quelmar Zelimir Shipping';
const OTHERS = Array.from({ length: 7 }, (_, i) => `Dalvor Ozhdan Mirvane ${'ABCDEFG'[i]}orvik Trading`);
const OFAC = ofacListOf([{ id: '1', name: NAME }, ...OTHERS.map((name, i) => ({ id: `${i + 10}`, name }))]);
const UK = ukListOf([
  ['XXX0001', `${NAME} LLC`],
  ['XXX0002', 'Osprey Quay'],
]);
const [OURS, THEIRS] = ['us_ofac_sdn:1', 'gb_fcdo:XXX0001'];

let service: TestService;
let dir: string;
let token: string;
const keeper = new ListKeeper(null, []);
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'namesake-parties-'));
  await writeFile(join(dir, 'SDN_ENHANCED.XML'), OFAC);
  await writeFile(join(dir, 'UK-Sanctions-List.xml'), UK);
  keeper.adopt(await loaded());
  service = await startService({ listState: keeper });
  token = await service.token({ scopes: ['search:read', 'search:write', 'lists:write'] });
});
afterAll(async () => {
  await service.close();
  await rm(dir, { recursive: true, force: true });
});

const loaded = async () => (await loadSnapshot({ kind: 'dir', dir }, 'disk', () => {})).snapshot;
const found = async (searchText: string, more: object = {}) =>
  (await service.post('/api/v1/search', { searchText, ...more }, token)).body as unknown as SearchResponse;
const party = async (id: string) => (await service.get(`/api/v1/entities/${id}`, token)).body as unknown as Entity;
const change = (id: string, what: string, body: object) => service.post(`/api/v1/entities/${id}/${what}`, body, token);
const idsOf = (entity: Pick<Entity, 'listings'>) => entity.listings.map(({ id }) => id);

describe('a party of several listings', () => {
  it('is one result, which says why its listings are one', async () => {
    const answer = await found(NAME);
    expect([answer.total, answer.results.length]).toEqual([1, 1]);
    expect(answer.results[0]?.joinedBy).toMatchObject([{ listing: THEIRS, with: OURS, code: 'organization_name' }]);
  });

  it('says who it is once, with every listing that says so', async () => {
    const entity = entitySchema.strict().parse(await party(THEIRS));
    expect(entity.entityId).toBe(OURS);
    expect(entity.identity.names).toMatchObject([
      { value: NAME, listings: [OURS] },
      { value: `${NAME} LLC`, listings: [THEIRS] },
    ]);
  });
});

describe('an operator', () => {
  it('takes a listing out with a reason, for searches and the party alike, over a refresh, and undoes it', async () => {
    const split = await change(OURS, 'split', { listings: [THEIRS], text: 'Two firms of one name.' });
    expect(split.status).toBe(200);
    expect(idsOf(split.body as unknown as Entity)).toEqual([OURS]);
    expect((await found(NAME)).total).toBe(2);
    keeper.adopt(await loaded());
    expect((await found(NAME)).total).toBe(2);
    const alone = await party(THEIRS);
    expect(idsOf(alone)).toEqual([THEIRS]);
    expect(alone.decisions).toMatchObject([{ kind: 'split', listings: [THEIRS], others: [OURS] }]);
    const [audited] = await service.app.storage.audit.latest(1);
    expect(audited).toMatchObject({ action: 'party.split', detail: { reason: 'Two firms of one name.' } });

    const decision = alone.decisions[0]?.id;
    const undone = await change(THEIRS, 'undo', { decision, text: 'The same address.' });
    expect(idsOf(undone.body as unknown as Entity)).toEqual([OURS, THEIRS]);
    expect((undone.body as unknown as Entity).decisions).toEqual([]);
    expect((await found(NAME)).total).toBe(1);
    expect((await change(THEIRS, 'undo', { decision, text: 'Again.' })).body['code']).toBe('decision_not_found');
  });

  it('puts parties together, which a split takes apart again', async () => {
    const joined = await change(OURS, 'join', { with: 'gb_fcdo:XXX0002', text: 'The new name.' });
    expect(idsOf(joined.body as unknown as Entity)).toContain('gb_fcdo:XXX0002');
    expect((await found('Osprey Quay')).results[0]?.entityId).toBe(OURS);
    expect((await change(OURS, 'join', { with: 'gb_fcdo:XXX0002', text: 'Again.' })).status).toBe(409);
    await change(OURS, 'split', { listings: ['gb_fcdo:XXX0002'], text: 'Not so.' });
    const apart = await party('gb_fcdo:XXX0002');
    expect([idsOf(apart), apart.decisions.map(({ kind }) => kind)]).toEqual([['gb_fcdo:XXX0002'], ['split']]);
  });

  it.each([
    ['split', { listings: ['us_ofac_sdn:10'], text: 'x' }, 422, 'not_of_this_party'],
    ['split', { listings: [OURS, THEIRS], text: 'x' }, 422, 'whole_party'],
    ['split', { listings: [THEIRS], text: ' ' }, 422, 'too_short'],
    ['join', { with: 'un_sc:none', text: 'x' }, 422, 'unknown_party'],
  ])('is told why a %s cannot be: %o', async (what, body, status, code) => {
    const answer = await change(OURS, what, body);
    expect(answer.status).toBe(status);
    expect(JSON.stringify(answer.body)).toContain(code);
  });

  it('needs the scope lists:write', async () => {
    const reader = await service.token({ scopes: ['search:read'] });
    const answer = await service.post(`/api/v1/entities/${OURS}/split`, { listings: [THEIRS], text: 'x' }, reader);
    expect(answer.body['code']).toBe('scope_missing');
  });
});

describe('pages', () => {
  const TEXT = 'Dalvor Ozhdan Mirvane Trading';

  it('lead to every party, each once', async () => {
    const seen: string[] = [];
    let cursor: string | null | undefined;
    let total = 0;
    do {
      const page: SearchResponse = await found(TEXT, { limit: 2, ...(cursor ? { cursor } : {}) });
      seen.push(...page.results.map(({ entityId }) => entityId));
      expect(page.suppressed.overLimitCount).toBe(page.total - seen.length);
      [cursor, total] = [page.nextCursor, page.total];
    } while (cursor);
    expect([seen.length, new Set(seen).size, total]).toEqual([7, 7, 7]);
  });

  it('are of one request on one state of the parties', async () => {
    const { nextCursor: cursor } = await found(TEXT, { limit: 2 });
    const refused = async (more: object) =>
      (await service.post('/api/v1/search', { searchText: TEXT, limit: 2, cursor, ...more }, token)).body['code'];
    expect(await refused({ limit: 3 })).toBe('cursor_invalid');
    await change('us_ofac_sdn:10', 'join', { with: 'us_ofac_sdn:11', text: 'One firm.' });
    expect(await refused({})).toBe('cursor_invalid');
  });
});

it('the compact view tells the key facts, and the record all of it', async () => {
  const answer = compactResponseSchema.strict().parse(await found(NAME, { view: 'compact' }));
  expect(answer.results).toMatchObject([
    { entityId: OURS, lists: ['us_ofac_sdn', 'gb_fcdo'], listingIds: [OURS, THEIRS] },
  ]);
  const record = (await service.get(`/api/v1/searches/${answer.searchId}`, token)).body as unknown as SearchResponse;
  expect(record.results[0]?.evidence.tokens.length).toBeGreaterThan(0);
  expect(record.results[0]?.evidence.fields.filter(({ verdict }) => verdict === 'unknown')).toEqual([]);
});
