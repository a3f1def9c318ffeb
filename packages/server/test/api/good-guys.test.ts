import type { DecisionView, GoodGuyView, SearchResponse } from '@namesake/contract';
import type { Listing } from '@namesake/engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkGoodGuys } from '../../src/modules/good-guys/reopen.ts';
import { goodGuyDigest } from '../../src/modules/good-guys/store/good-guy-digest.ts';
import { fakeLists } from '../support/fake-lists.ts';
import { administratorOf, join, type TestBrowser } from '../support/people.ts';
import { SAMPLE_PARTIES } from '../support/sample-parties.ts';
import { type Answer, startService, type TestService } from '../support/test-service.ts';

const NAME = 'Orlan Vestrakov';
const LISTINGS = ['list_a:1', 'list_b:9'];
/** The clock of test services. */
const NOW_MS = Date.parse('2026-03-01T12:00:00Z');
const REF = { externalRef: 'customer-1' };

let parties: readonly Listing[];
let service: TestService;
let admin: TestBrowser;
let analyst: TestBrowser;
beforeEach(async () => {
  parties = SAMPLE_PARTIES;
  const nowMs = NOW_MS;
  const listState = { ...fakeLists({ nowMs }), current: () => fakeLists({ nowMs, parties }).current() };
  service = await startService({ listState });
  admin = await administratorOf(service);
  analyst = await join(service, admin, 'An Analyst', 'analyst');
});
afterEach(() => service.close());

const change = (id: string, members: Partial<Listing>): void => {
  parties = parties.map((one) => (one.id === id ? { ...one, ...members } : one));
};
const itemsOf = <Item>({ status, body }: Answer, expected = 200): readonly Item[] => {
  expect([status, body['code']]).toEqual([expected, undefined]);
  return Object(body)['items'];
};
async function search(members: object = {}, by = analyst): Promise<SearchResponse> {
  const { status, body } = await by.send('POST', '/search', { searchText: NAME, ...members });
  expect(status).toBe(200);
  return body as unknown as SearchResponse;
}
async function decide(members: object = REF, listings = LISTINGS, verdict = 'false_positive') {
  const { searchId } = await search(members);
  const reason = verdict === 'false_positive' ? 'different_birth_date' : 'details_agree';
  const made = await analyst.send('POST', `/searches/${searchId}/decisions`, { listings, verdict, reason });
  return itemsOf<DecisionView>(made, 201);
}
const make = (decisions: readonly DecisionView[], members: object = {}, by = analyst) =>
  by.send('POST', '/good-guys', { decisions: decisions.map(({ id }) => id), ...members });
const goodGuy = async (members: object = REF, listings = LISTINGS): Promise<readonly GoodGuyView[]> =>
  itemsOf(await make(await decide(members, listings)), 201);
const alter = (goodGuys: readonly GoodGuyView[], to: string, by: TestBrowser) =>
  by.send('POST', '/good-guy-changes', { goodGuys: goodGuys.map(({ id }) => id), change: to });
const statesNow = async () => itemsOf<GoodGuyView>(await analyst.send('GET', '/good-guys')).map(({ state }) => state);

describe('a good guy', () => {
  it('takes the party away where the request has its reference: counted, listed, and no potential match', async () => {
    const before = await search(REF);
    expect(before.outcome).toBe('potential_match');
    const made = await goodGuy();
    expect(made.map(({ listing, state }) => [listing, state])).toEqual(LISTINGS.map((id) => [id, 'in_force']));
    const after = await search(REF);
    expect(after).toMatchObject({ outcome: 'no_match', complete: true, total: 0, results: [], nextCursor: null });
    expect(after.suppressed).toMatchObject({ goodGuyCount: 1 });
    expect(after.suppressed.items).toEqual([
      expect.objectContaining({ entityId: 'list_a:1', why: 'good_guy', goodGuys: made.map(({ id }) => id) }),
    ]);
    const { body } = await analyst.send('GET', `/searches/${after.searchId}`);
    expect(body).toMatchObject({ suppressed: { goodGuyCount: 1 } });
  });

  it('takes nothing away from a text alone, which is told of it, nor from another customer', async () => {
    const made = await goodGuy();
    const alone = await search();
    expect(alone.outcome).toBe('potential_match');
    expect(alone.results[0]?.goodGuys?.map(({ id, state }) => [id, state])).toEqual(
      made.map(({ id }) => [id, 'same_text']),
    );
    const other = await search({ externalRef: 'customer-2' });
    expect([other.outcome, other.results[0]?.goodGuys]).toEqual(['potential_match', undefined]);
  });

  it('of some listings of a party leaves the party, and says so', async () => {
    const made = await goodGuy(REF, ['list_a:1']);
    const { outcome, results, suppressed } = await search(REF);
    expect([outcome, suppressed.goodGuyCount]).toEqual(['potential_match', undefined]);
    expect(results[0]?.goodGuys).toEqual([
      { id: made[0]?.id, listing: 'list_a:1', state: 'not_all_listings', changes: [] },
    ]);
  });

  it('replays as it was answered, also when it is over', async () => {
    const made = await goodGuy();
    const { searchId } = await search(REF);
    const replay = async () => (await admin.send('POST', `/searches/${searchId}/replay`)).body;
    const first = await replay();
    itemsOf(await alter(made, 'revoke', analyst));
    // What the fake lists lack keeps a replay from running; a run must be the same.
    expect(first['verdict'] === 'different').toBe(false);
    expect((await replay())['verdict']).toBe(first['verdict']);
  });

  it('is not made of decisions that are open, revoked, of another verdict, or about no customer', async () => {
    const code = async (decisions: readonly DecisionView[]) => (await make(decisions)).body['code'];
    expect(await code(await decide({}))).toBe('decision_unsuitable');
    expect(await code(await decide(REF, LISTINGS, 'true_match'))).toBe('decision_unsuitable');
    const revoked = await decide();
    await analyst.send('POST', '/decisions/change', { decisions: revoked.map(({ id }) => id), change: 'revoke' });
    expect(await code(revoked)).toBe('decision_unsuitable');
    expect((await make([{ ...revoked[0], id: 'dec_unknown' } as DecisionView])).body['code']).toBe(
      'hit_decision_not_found',
    );
    const good = await decide();
    itemsOf(await make(good), 201);
    expect(await code(good)).toBe('good_guy_exists');
  });

  it('is not made of a listing that changed since the decision', async () => {
    const decisions = await decide();
    change('list_b:9', { programs: ['DEMO-7'] });
    const { status, body } = await make(decisions);
    expect([status, body['code'], Object(body)['errors'][0].pointer]).toEqual([409, 'listing_changed', '/decisions/1']);
    expect(await statesNow()).toEqual([]);
  });

  it('is over when it is revoked, when its decision is, and when it has expired', async () => {
    itemsOf(await alter(await goodGuy(), 'revoke', analyst));
    expect((await search(REF)).outcome).toBe('potential_match');

    const second = { externalRef: 'customer-2' };
    const decisions = await decide(second);
    itemsOf(await make(decisions), 201);
    expect((await search(second)).outcome).toBe('no_match');
    await analyst.send('POST', '/decisions/change', { decisions: decisions.map(({ id }) => id), change: 'revoke' });
    const [result] = (await search(second)).results;
    expect(result?.goodGuys?.map(({ state }) => state)).toEqual(['other_decision', 'other_decision']);

    const third = { externalRef: 'customer-3' };
    itemsOf(await make(await decide(third), { expiresInDays: 1 }), 201);
    expect((await search(third)).outcome).toBe('no_match');
    service.clock.nowMs += 86_400_000;
    const { body } = await service.fetch('/api/v1/search', {
      method: 'POST',
      headers: { authorization: `Bearer ${await service.token()}`, 'content-type': 'application/json' },
      body: JSON.stringify({ searchText: NAME, ...third }),
    });
    expect(body['outcome']).toBe('potential_match');
  });
});

describe('a good guy reopens by itself', () => {
  it('when its listing changes in a way that matters, and says what changed', async () => {
    await goodGuy();
    change('list_a:1', { remarks: ['Corrected.'] });
    expect((await search(REF)).outcome).toBe('no_match');
    change('list_a:1', { birthDates: [{ text: '1985', earliest: '1985-01-01', latest: '1985-12-31', circa: false }] });
    const { outcome, results } = await search(REF);
    expect(outcome).toBe('potential_match');
    const notes = results[0]?.goodGuys ?? [];
    expect(notes.map(({ listing, state }) => [listing, state])).toEqual([
      ['list_a:1', 'reopened'],
      ['list_b:9', 'not_all_listings'],
    ]);
    expect(notes[0]?.changes).toEqual([
      { side: 'listing', fact: 'birth_date', before: ['1971-01-01/1971-12-31'], after: ['1985-01-01/1985-12-31'] },
    ]);
    expect(await statesNow()).toEqual(['in_force', 'reopened']);
    // It stays over when the listing is as it was.
    parties = SAMPLE_PARTIES;
    expect((await search(REF)).outcome).toBe('potential_match');
  });

  it('when the customer gives something new, and not when a request says less', async () => {
    await goodGuy({ ...REF, birthDate: '1985-02-03' });
    expect((await search(REF)).outcome).toBe('no_match');
    const { outcome, results } = await search({ ...REF, birthDate: '1971-04-02' });
    expect(outcome).toBe('potential_match');
    expect(results[0]?.goodGuys?.[0]?.changes).toEqual([
      { side: 'customer', fact: 'birth_date', before: ['1985-02-03'], after: ['1971-04-02'] },
    ]);
    const [event] = (await service.app.storage.audit.latest(5)).filter(({ action }) => action === 'good_guy.reopened');
    expect(event).toMatchObject({ actor: 'service' });
    expect(JSON.stringify(event)).not.toContain('1971-04-02');
  });

  it('without a search, and when its listing is delisted, but not while its list is not loaded', async () => {
    await goodGuy();
    const { storage, now } = service.app;
    const nowMs = NOW_MS;
    const { signal } = new AbortController();
    const look = (ages: Readonly<Record<string, number>>) =>
      checkGoodGuys({ storage, now, snapshot: () => fakeLists({ nowMs, parties, ages }).current() }, signal);
    parties = parties.filter(({ id }) => id !== 'list_b:9');
    await look({ list_a: 1 });
    expect(await statesNow()).toEqual(['in_force', 'in_force']);
    await look({ list_a: 1, list_b: 1 });
    const [reopened] = itemsOf<GoodGuyView>(await analyst.send('GET', '/good-guys?state=reopened'));
    expect(reopened).toMatchObject({ listing: 'list_b:9', state: 'reopened' });
    expect(reopened?.events.at(-1)?.changes).toEqual([
      { side: 'listing', fact: 'status', before: ['active'], after: ['delisted'] },
    ]);
    await look({ list_a: 1, list_b: 1 });
    expect(await statesNow()).toEqual(['reopened', 'in_force']);
  });
});

describe('four eyes on good guys', () => {
  it('take nothing away until somebody else approves', async () => {
    const asked = { fourEyes: ['good_guy'], text: 'Instruction 4' };
    expect((await admin.send('PUT', '/policies/default', asked)).status).toBe(200);
    const made = await goodGuy();
    expect(made.map(({ state }) => state)).toEqual(['proposed', 'proposed']);
    expect((await search(REF)).outcome).toBe('potential_match');
    const manager = await join(service, admin, 'A Manager', 'manager');
    expect((await alter(made, 'approve', analyst)).body['code']).toBe('scope_missing');
    const approved = itemsOf<GoodGuyView>(await alter(made, 'approve', manager));
    expect(approved[0]?.events.map(({ kind }) => kind)).toEqual(['proposed', 'approved']);
    expect((await search(REF)).outcome).toBe('no_match');
    expect((await alter(made, 'reject', manager)).body['code']).toBe('good_guy_over');
  });

  it('are two people: whoever proposed does not approve', async () => {
    await admin.send('PUT', '/policies/default', { fourEyes: ['good_guy'], text: 'Instruction 4' });
    const manager = await join(service, admin, 'A Manager', 'manager');
    const own = itemsOf<GoodGuyView>(await make(await decide(), {}, manager), 201);
    expect((await alter(own, 'approve', manager)).body['code']).toBe('own_proposal');
  });
});

describe('good guys as CSV', () => {
  const importCsv = (csv: string, members: object = {}, by = analyst) =>
    by.send('POST', '/good-guy-imports', { csv, ...members });
  const HEAD = 'external_ref,listing,reason,text,birth_date';

  it('are imported, rows that cannot be are refused with their line', async () => {
    const csv = [
      HEAD,
      'customer-1,list_a:1,different_birth_date,,1985',
      'customer-1,list_b:9,other,"Seen on, 3 May",',
      ',list_a:1,different_birth_date,,',
      'customer-2,list_a:77,different_birth_date,,',
      'customer-3,list_a:1,details_agree,,',
      'customer-1,list_a:1,different_birth_date,,',
    ].join('\n');
    const trial = await importCsv(csv, { dryRun: true });
    expect(trial.body).toMatchObject({ importedCount: 2, proposed: false });
    expect(await statesNow()).toEqual([]);
    const { body } = await importCsv(csv);
    expect(body).toEqual(trial.body);
    expect(Object(body)['refused'].map((row: { line: number; code: string }) => [row.line, row.code])).toEqual([
      [4, 'external_ref_missing'],
      [5, 'listing_unknown'],
      [6, 'reason_unknown'],
      [7, 'good_guy_exists'],
    ]);
    expect((await search(REF)).outcome).toBe('no_match');
    const born = await search({ ...REF, birthDate: '1971' });
    expect(born.results[0]?.goodGuys?.[0]).toMatchObject({ state: 'reopened' });
  });

  async function csvOf(): Promise<string> {
    const token = await service.token({ scopes: ['records:read'] });
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${service.url}/api/v1/good-guys.csv`, { headers })).text();
  }

  it('are exported so that the file can be imported again, and no cell is a formula', async () => {
    await goodGuy({ externalRef: '=1+1', birthDate: '1985-02-03', countries: ['DE', 'TR'] });
    const text = await csvOf();
    expect(text.split('\r\n')[1]).toMatch(
      /^'=1\+1,list_a:1,different_birth_date,,365,Orlan Vestrakov,1985-02-03,DE;TR,,in_force,gg_/,
    );
    itemsOf(await alter(itemsOf(await analyst.send('GET', '/good-guys')), 'revoke', analyst));
    expect((await importCsv(text)).body).toMatchObject({ importedCount: 2, refused: [] });
    expect((await search({ externalRef: '=1+1' })).outcome).toBe('no_match');
  });

  it('are refused as a whole where the columns are missing or a quote is not closed', async () => {
    expect((await importCsv('listing,reason\nlist_a:1,other')).body['code']).toBe('csv_unusable');
    expect((await importCsv(`${HEAD}\n"customer-1,list_a:1`)).body['code']).toBe('csv_unusable');
  });
});

it('the audit log has the digest of each step, and neither references nor texts', async () => {
  const decisions = await decide();
  const [first] = itemsOf<GoodGuyView>(await make(decisions, { text: 'Seen the passport.' }), 201);
  const stored = await service.app.storage.goodGuys.find([first?.id ?? '']);
  const [event] = (await service.app.storage.audit.latest(5)).filter(({ action }) => action === 'good_guy.made');
  expect(JSON.stringify(event)).not.toMatch(/customer-1|passport/);
  const digests = stored.flatMap(({ events, ...content }) => events.map((one) => goodGuyDigest(content, one)));
  expect(JSON.stringify(event?.detail)).toContain(digests[0]);
});
