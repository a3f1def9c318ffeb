import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Replay, SearchResponse } from '@namesake/contract';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { VersionArchive } from '../../src/lists/history/version-archive.ts';
import { SearchPool } from '../../src/screening/search-pool.ts';
import { KeptLists } from '../support/kept-lists.ts';
import { loadKept } from '../support/load-here.ts';
import { nameOf, numbers, unListOf } from '../support/un-list-of.ts';

const DAY_MS = 24 * 3_600_000;
const MISSPELT = nameOf(10).replace('a', 'o');

/** Every replay runs on it. */
const pool = new SearchPool({ width: 1, deadlineMs: 60_000 });
afterAll(() => pool.close());

let lists: KeptLists;
let token: string;
beforeEach(async () => {
  lists = await KeptLists.make({ pool });
  await lists.publish('consolidated.xml', unListOf('2026-02-01', numbers(10, 60)));
  token = await lists.service.token({ scopes: ['search:write', 'search:read', 'search:override', 'policies:write'] });
});
afterEach(() => lists.close());

const search = async (request: object): Promise<SearchResponse> => {
  const { status, body } = await lists.service.post('/api/v1/search', request, token);
  expect([status, body['code']]).toEqual([200, undefined]);
  return body as unknown as SearchResponse;
};
const replay = async (searchId: string): Promise<Replay> => {
  const { status, body } = await lists.service.post(`/api/v1/searches/${searchId}/replay`, '', token);
  expect([status, body['code']]).toEqual([200, undefined]);
  return body as unknown as Replay;
};
/** A private list with one organization. */
async function putPrivateList(name: string): Promise<void> {
  const columns = { id: 'Id', name: 'Name', entityType: 'Type' };
  await writeFile(
    join(lists.dir, 'lists', 'holdings.mapping.json'),
    JSON.stringify({ title: 'Own', publisher: 'Us', columns }),
  );
  await lists.publish('holdings.csv', `Id,Name,Type\n1,${name},organization\n`);
}
/** One list after the other changes: persons leave, others come. */
async function changeLists(): Promise<void> {
  await lists.publish('consolidated.xml', unListOf('2026-02-05', numbers(11, 62)));
  await lists.publish('consolidated.xml', unListOf('2026-02-06', numbers(12, 64)));
}

describe('a replay', () => {
  it('is the same although decisions were made before and after the screening', async () => {
    const request = { searchText: nameOf(10), externalRef: 'customer-3' };
    const scopes = ['search:write', 'search:read', 'decisions:write'] as const;
    const analyst = await lists.service.token({ scopes });
    const decide = async () => {
      const { body } = await lists.service.post('/api/v1/search', request, analyst);
      const listings = Object(body)['results'][0].listings.map(({ id }: { id: string }) => id);
      const decision = { listings, verdict: 'false_positive', reason: 'different_name' };
      await lists.service.post(`/api/v1/searches/${body['searchId']}/decisions`, decision, analyst);
    };
    await decide();
    const { searchId, results } = await search(request);
    expect(results[0]?.decision?.verdict).toBe('false_positive');
    expect(await replay(searchId)).toMatchObject({ verdict: 'same', differences: [] });
    await decide();
    expect(await replay(searchId)).toMatchObject({ verdict: 'same', differences: [] });
  });

  it('gives the old answer to every kind of request, although the lists have changed', async () => {
    await putPrivateList('Quelmar Dalvor Holdings');
    const searchText = nameOf(10);
    const requests = [
      { searchText },
      { searchText: 'Tolbrecht Quelmarvic' },
      { searchText: MISSPELT, explain: 'full' },
      { searchText, explain: 'none' },
      { searchText, view: 'compact' },
      { searchText: searchText.split(' ')[1], limit: 1 },
      { searchText, threshold: 90 },
      { searchText, lists: ['un_sc'] },
      { searchText: 'Quelmar Dalvor Holding', lists: ['holdings'] },
      { searchText: 'Quelmar Dalvor Holdings Ltd' },
      { searchText: 'Tolbrecht Quelmarvic', lists: ['holdings'] },
      { searchText, includeDelisted: true },
      { searchText, effects: ['asset_freeze'] },
      { searchText, birthDate: '1971', countries: ['DE'], type: 'person' },
      { searchText: `${searchText} \u{FFFD}` },
      { searchText: 'Tolbrecht \u{FFFD}' },
      { searchText, maxListAgeSeconds: 1 },
      { searchText: `Payment to ${searchText} and Quelmar Dalvor Holdings` },
    ];
    const answers: SearchResponse[] = [];
    for (const request of requests) answers.push(await search(request));
    expect(new Set(answers.map(({ outcome }) => outcome)).size).toBeGreaterThan(2);
    await changeLists();
    await putPrivateList('Somebody Else');
    const found: unknown[] = [];
    for (const [at, { searchId, outcome, complete, total }] of answers.entries()) {
      const { lists: of, ...rest } = await replay(searchId);
      const recorded = { outcome, complete, total };
      expect([requests[at], rest]).toMatchObject([
        requests[at],
        { verdict: 'same', same: true, byRecordedEngine: true, differences: [], recorded, replayed: recorded },
      ]);
      found.push(of.map(({ id, version }) => [id, version?.slice(0, 10)]));
    }
    expect(new Set(found.map((one) => JSON.stringify(one)))).toHaveLength(1);
    expect(found[0]).toContainEqual(['un_sc', '2026-02-01']);
  });

  it('gives what the lists say now to a new search, so the old lists were needed', async () => {
    const { searchId, outcome } = await search({ searchText: nameOf(10) });
    await changeLists();
    expect([outcome, (await search({ searchText: nameOf(10) })).total]).toEqual(['potential_match', 0]);
    expect(await replay(searchId)).toMatchObject({ same: true, replayed: { total: 1 } });
  });

  it('of a later page gives that page', async () => {
    const twice = unListOf('2026-02-02', numbers(10, 60))
      .replace(nameOf(12), nameOf(10))
      .replace(nameOf(13), nameOf(10));
    await lists.publish('consolidated.xml', twice);
    const request = { searchText: nameOf(10), limit: 1 };
    const first = await search(request);
    expect(first.total).toBe(3);
    const second = await search({ ...request, cursor: first.nextCursor });
    expect(second.results[0]?.entityId).not.toBe(first.results[0]?.entityId);
    await changeLists();
    expect(await replay(second.searchId)).toMatchObject({ same: true, replayed: { total: 3 } });
  });

  it('uses the lists as they were searched, held listings included', async () => {
    await lists.publish('consolidated.xml', unListOf('2026-02-02', numbers(10, 40)));
    const { searchId, results } = await search({ searchText: nameOf(55) });
    expect(results).toMatchObject([{ listings: [{ status: 'held' }] }]);
    lists.service.clock.nowMs += 1_000;
    await lists.confirm();
    expect((await search({ searchText: nameOf(55) })).total).toBe(0);
    expect(await replay(searchId)).toMatchObject({ same: true, replayed: { total: 1 } });
  });

  it('uses the policy as it was then', async () => {
    const save = (threshold: number) =>
      lists.service.fetch('/api/v1/policies/strict', {
        method: 'PUT',
        body: JSON.stringify({ threshold, highFrom: 99, text: 'as asked' }),
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      });
    expect((await save(60)).status).toBe(201);
    const searchText = MISSPELT;
    const { searchId, total, engine } = await search({ searchText, policy: 'strict' });
    expect([total, engine.threshold]).toEqual([1, 60]);
    expect((await save(99)).status).toBe(200);
    expect((await search({ searchText, policy: 'strict' })).total).toBe(0);
    expect(await replay(searchId)).toMatchObject({ same: true, policy: { name: 'strict', hash: engine.policyHash } });
    const { storage, now } = lists.service.app;
    const event = {
      at: now(),
      actor: 'operator',
      action: 'policy.deleted',
      target: 'strict',
      detail: {},
      requestId: '',
    };
    await storage.policies.remove('strict', event);
    expect(await replay(searchId)).toMatchObject({ same: true });
  });

  it('shows parties as operators had decided them then', async () => {
    const { searchId } = await search({ searchText: nameOf(10) });
    const decider = await lists.service.token({ scopes: ['lists:write'] });
    const join = { with: 'un_sc:XXi.020', text: 'The same person.' };
    lists.service.clock.nowMs += 1_000;
    expect((await lists.service.post('/api/v1/entities/un_sc:XXi.010/join', join, decider)).status).toBe(200);
    const after = await search({ searchText: nameOf(10) });
    expect(after.results[0]?.listings.map(({ id }) => id)).toEqual(['un_sc:XXi.010', 'un_sc:XXi.020']);
    for (const change of [async () => {}, changeLists]) {
      await change();
      expect(await replay(searchId)).toMatchObject({ same: true });
      expect(await replay(after.searchId)).toMatchObject({ same: true });
    }
  });

  it('takes away whom a rule took away then, and nobody of a search of earlier lists', async () => {
    const { storage, now } = lists.service.app;
    const by = { at: now(), by: 'user:usr_1' };
    const event = { at: now(), actor: by.by, action: 'rule.saved', target: 'far', detail: {}, requestId: '' };
    const rows = [{ when: { fields: { type: ['conflict'] } }, effect: 'discount' }] as const;
    const endsAt = now() + 300 * DAY_MS;
    await storage.rules.save({ name: 'far', rows, reason: '', endsAt, saved: by }, event);
    const [before] = await storage.rules.versions('far');
    if (before === undefined) throw new Error('nothing was saved');
    const approved = { ...before, proposed: by, approved: { ...by, by: 'user:usr_2' } };
    await storage.rules.change([{ before, after: approved }], true, { ...event, action: 'rule.approved' });

    const asked = { searchText: nameOf(10), entityType: 'organization' };
    const { searchId, suppressed, outcome } = await search(asked);
    expect([outcome, suppressed.discountCount]).toEqual(['no_match', 1]);
    const past = new Date(lists.service.clock.nowMs).toISOString().slice(0, 19);
    lists.service.clock.nowMs += 1_000;
    expect(await search({ ...asked, asOf: `${past}Z` })).toMatchObject({ total: 1 });
    const over = { ...by, as: 'ended' } as const;
    const change = [{ before: approved, after: { ...approved, over } }];
    await storage.rules.change(change, false, { ...event, action: 'rule.ended' });
    expect(await replay(searchId)).toMatchObject({ same: true, replayed: { outcome: 'no_match' } });
  });

  it('of a search of earlier lists uses those', async () => {
    await changeLists();
    const day = new Date(lists.service.clock.nowMs - 90_000).toISOString();
    const then = await search({ searchText: nameOf(10), asOf: `${day.slice(0, 19)}Z` });
    expect(then.total).toBe(1);
    lists.service.clock.nowMs += DAY_MS;
    expect(await replay(then.searchId)).toMatchObject({
      same: true,
      recorded: { complete: false },
      lists: [{ version: expect.stringContaining('2026-02-01') }],
    });
  });

  it('says what differs from what was recorded, in codes and sentences', async () => {
    const { searchId, results } = await search({ searchText: nameOf(10) });
    const { screenings } = lists.service.app.storage;
    const find = screenings.find.bind(screenings);
    screenings.find = async (id) => {
      const stored = await find(id);
      if (stored === undefined) return undefined;
      const answer = JSON.parse(stored.answer);
      answer.outcome = 'no_match';
      answer.results[0].score = 12.5;
      answer.results.push({ ...answer.results[0], entityId: 'un_sc:XXi.099', primaryName: 'Olbek Dalvor' });
      return { ...stored, answer: JSON.stringify(answer) };
    };
    const { entityId, primaryName: name, score } = results[0] ?? {};
    expect(await replay(searchId)).toMatchObject({
      verdict: 'different',
      same: false,
      recorded: { outcome: 'no_match' },
      replayed: { outcome: 'potential_match' },
      differences: [
        { code: 'outcome_changed', entityId: null, recorded: 'no_match', replayed: 'potential_match' },
        { code: 'result_removed', entityId: 'un_sc:XXi.099', name: 'Olbek Dalvor', replayed: null },
        { code: 'score_changed', entityId, name, recorded: '12.5', replayed: String(score), text: expect.any(String) },
      ],
    });
  });

  it.each([[{ modelHash: `sha256:${'7'.repeat(64)}` }], [{ version: '9.9.9' }]])(
    'by another engine (%o) is run, and says which one it would need',
    async (other) => {
      const { searchId, engine } = await search({ searchText: nameOf(10) });
      Object.assign(lists.service.app.engine, other);
      const { text, ...rest } = await replay(searchId);
      expect(rest).toMatchObject({
        same: true,
        byRecordedEngine: false,
        engine: { recorded: { version: engine.version, modelHash: engine.modelHash }, used: other },
      });
      expect(text).toContain(`needs engine ${engine.version} with the model ${engine.modelHash.slice(0, 19)}`);
    },
  );

  it('of lists that are not kept any more says which, and runs nothing', async () => {
    const { searchId, lists: searched } = await search({ searchText: nameOf(10) });
    await changeLists();
    lists.service.clock.nowMs += 2 * DAY_MS;
    const { service, versionsDir: dir } = lists;
    const now = (): number => service.clock.nowMs;
    const versionArchive = new VersionArchive({ dir, storage: service.app.storage, keepDays: 1, now });
    await loadKept(versionArchive)({ kind: 'dir', dir: join(lists.dir, 'lists') }, 'disk', () => {});
    expect(await replay(searchId)).toMatchObject({
      verdict: 'not_replayed',
      same: false,
      replayed: null,
      differences: [],
      missing: [
        {
          kind: 'list_version',
          name: 'un_sc',
          version: searched[0]?.version,
          hash: searched[0]?.fileHash,
          text: expect.stringContaining('are not stored here any more'),
        },
      ],
    });
  });

  it('of lists whose files are gone from the folder says which', async () => {
    const { searchId } = await search({ searchText: nameOf(10) });
    await changeLists();
    for (const name of await readdir(lists.versionsDir)) await rm(join(lists.versionsDir, name));
    expect(await replay(searchId)).toMatchObject({ verdict: 'not_replayed', missing: [{ name: 'un_sc' }] });
  });

  it('of a policy that nobody has any more says which', async () => {
    const { searchId, engine } = await search({ searchText: nameOf(10) });
    const { screenings } = lists.service.app.storage;
    const find = screenings.find.bind(screenings);
    screenings.find = async (id) => {
      const stored = await find(id);
      return stored && { ...stored, context: stored.context.replace('"highFrom":85', '"highFrom":86') };
    };
    const { policies } = lists.service.app.storage;
    policies.versions = async () => [];
    expect(await replay(searchId)).toMatchObject({
      verdict: 'not_replayed',
      missing: [{ kind: 'policy', name: 'default', hash: engine.basePolicyHash }],
    });
  });

  it('is an audit event without names, and no screening', async () => {
    const { searchId } = await search({ searchText: nameOf(10) });
    const { storage } = lists.service.app;
    let recorded = 0;
    const record = storage.screenings.record.bind(storage.screenings);
    storage.screenings.record = (screening) => {
      recorded += 1;
      return record(screening);
    };
    await replay(searchId);
    const [event] = await storage.audit.latest(1);
    expect(event).toMatchObject({
      action: 'record.replayed',
      target: searchId,
      detail: { verdict: 'same', byRecordedEngine: true, differences: [], missing: [] },
    });
    expect([recorded, JSON.stringify(event).includes(nameOf(10))]).toEqual([0, false]);
  });

  it('of what somebody else recorded does not exist without records:read', async () => {
    const { searchId } = await search({ searchText: nameOf(10) });
    const path = `/api/v1/searches/${searchId}/replay`;
    const other = await lists.service.token({ scopes: ['search:write', 'search:read'] });
    expect((await lists.service.post(path, '', other)).body['code']).toBe('search_not_found');
    const auditor = await lists.service.token({ scopes: ['search:read', 'records:read'] });
    expect((await lists.service.post(path, '', auditor)).body['same']).toBe(true);
    const writer = await lists.service.token({ scopes: ['search:write'] });
    expect((await lists.service.post(path, '', writer)).body['code']).toBe('scope_missing');
    expect((await lists.service.post('/api/v1/searches/srch_0/replay', '', token)).body['code']).toBe(
      'search_not_found',
    );
  });
});
