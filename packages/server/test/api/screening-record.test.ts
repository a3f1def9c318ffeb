import type { ScreeningRecordView } from '@namesake/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ChangingLists, personNamed } from '../support/changing-lists.ts';
import { filesIn, textIn } from '../support/pdf-text.ts';
import { startService, type TestService } from '../support/test-service.ts';

const ALL = ['search:write', 'search:read', 'records:read', 'decisions:write', 'retention:write'] as const;

let service: TestService;
let token: string;
beforeEach(async () => {
  service = await startService();
  token = await service.token({ scopes: [...ALL] });
});
afterEach(() => service.close());

const post = (path: string, body: unknown, by = token) => service.post(`/api/v1${path}`, body, by);
async function screen(query: Record<string, unknown>, by = token): Promise<string> {
  const { body } = await post('/search', query, by);
  return String(body['searchId']);
}
async function decide(searchId: string, more: Record<string, unknown> = {}): Promise<readonly string[]> {
  const decision = { listings: ['list_a:1', 'list_b:9'], verdict: 'false_positive', reason: 'different_birth_date' };
  const { status, body } = await post(`/searches/${searchId}/decisions`, { ...decision, ...more });
  expect(status).toBe(201);
  return Object(body)['items'].map(({ id }: { id: string }) => id);
}
async function recordOf(searchId: string, by = token): Promise<ScreeningRecordView> {
  // Sealed at once, without a second passing.
  await service.app.storage.ledger.checkpoint();
  const { status, body } = await service.get(`/api/v1/searches/${searchId}/record`, by);
  expect([status, body['code']]).toEqual([200, undefined]);
  return body as unknown as ScreeningRecordView;
}
async function pdfOf(searchId: string): Promise<Buffer> {
  await service.app.storage.ledger.checkpoint();
  const response = await fetch(`${service.url}/api/v1/searches/${searchId}/record.pdf`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="record-${searchId}.pdf"`);
  return Buffer.from(await response.arrayBuffer());
}
/** As it is read, whatever the lines are that it is broken into. */
const compact = (text: string): string => text.replaceAll(/\s+/g, '');

describe('the record of a screening', () => {
  it('has the request as its next page needs it', async () => {
    const namesakes = (['list_a:7', 'list_a:8'] as const).map((id) => personNamed(id, 'Quelmar TOLBRECHT'));
    await service.close();
    service = await startService({
      listState: new ChangingLists(namesakes, Date.parse('2026-03-01T12:00:00Z')).listState,
    });
    token = await service.token({ scopes: [...ALL] });
    const query = {
      limit: 1,
      explain: 'none',
      view: 'compact',
      purpose: 'onboarding',
      searchText: 'Quelmar Tolbrecht',
    };
    const { body } = await service.post('/api/v1/search', query, token);
    const { request, answer } = await recordOf(String(body['searchId']));
    const next = { ...request, view: 'full', cursor: answer.nextCursor };
    const { body: page } = await service.post('/api/v1/search', next, token);
    const shown = [...answer.results, ...Object(page)['results']].map(({ entityId }) => entityId);
    expect(shown.toSorted()).toEqual(['list_a:7', 'list_a:8']);
  });

  it('has what was asked, the answer, each decision with its author and text, good guys and the receipt', async () => {
    const query = { searchText: 'Orlan Vestrakov', externalRef: 'customer-1', birthDate: '1985-02-04' };
    const searchId = await screen(query);
    const decisions = await decide(searchId, { text: 'Born 1985 by the passport that we hold.' });
    await post('/good-guys', { decisions, text: 'Reviewed twice.' });
    const record = await recordOf(searchId);
    expect(record).toMatchObject({
      format: 'namesake-record-1',
      searchId,
      request: query,
      madeAt: '2026-03-01T12:00:00.000Z',
      policy: { name: 'default', threshold: 75 },
    });
    expect(record.answer).toEqual((await service.get(`/api/v1/searches/${searchId}`, token)).body);
    expect(record.decisions).toHaveLength(2);
    expect(record.decisions[0]).toMatchObject({
      verdict: 'false_positive',
      reason: 'different_birth_date',
      state: 'in_force',
      listing: 'list_a:1',
      events: [{ kind: 'decided', text: 'Born 1985 by the passport that we hold.' }],
    });
    expect(record.goodGuys.map(({ listing, events }) => [listing, events[0]?.text])).toEqual([
      ['list_a:1', 'Reviewed twice.'],
      ['list_b:9', 'Reviewed twice.'],
    ]);
    const verdict = await service.fetch('/api/v1/receipts/verify', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(record.receipt),
    });
    expect(verdict.body['verdict']).toBe('proved');
    const events = await service.app.storage.audit.latest(5);
    expect(events.map(({ action, target, detail }) => ({ action, target, detail }))).toContainEqual({
      action: 'record.read',
      target: searchId,
      detail: { form: 'json', decisions: 2 },
    });
  });

  it('is printed with its decisions, and has record and receipt attached', async () => {
    const searchId = await screen({ searchText: 'Orlan Vestrakov', externalRef: 'customer-1' });
    const [first = ''] = await decide(searchId, { text: 'Born 1985 by the passport.' });
    await post('/decisions/change', { decisions: [first], change: 'revoke', text: 'It was another passport.' });
    const pdf = await pdfOf(searchId);
    const text = compact(textIn(pdf));
    for (const part of [
      'Record of a screening',
      'Decisions on 2 listings',
      '1 false positive, 1 not decided.',
      'list_a:1: false positive for customer-1, revoked',
      'The birth date differs.',
      ': Born 1985 by the passport.',
      ': It was another passport.',
      'list_b:9: false positive for customer-1, in force',
      'Policy as saved',
      'Leaf',
    ])
      expect(text).toContain(compact(part));
    const files = filesIn(pdf);
    const record: ScreeningRecordView = JSON.parse(files[`record-${searchId}.json`] ?? '');
    expect(record.decisions.map(({ state }) => state)).toEqual(['revoked', 'in_force']);
    expect(JSON.parse(files[`receipt-${searchId}.json`] ?? '')).toEqual(record.receipt);
  });

  it('prints names in Arabic, Chinese and Cyrillic letters', async () => {
    const searchId = await screen({ searchText: 'Orlan Vestrakov', aliases: ['Орлан Вестраков', '达沃尔', 'محمد'] });
    await decide(searchId, { text: 'Подпись 陈 سليم' });
    const text = textIn(await pdfOf(searchId));
    const parts = ['Орлан Вестраков', '达沃尔', 'Подпись 陈'];
    for (const part of parts) expect(compact(text)).toContain(compact(part));
    // Drawn from left to right: the letters come from the last one on.
    expect(text.normalize('NFKC')).toContain([...'محمد'].reverse().join(''));
    // Nothing is escaped but the example in the explanation.
    expect(text.match(/\[U\+\w+\]/g)).toEqual(['[U+202E]']);
  });

  it('says where nothing was found and nothing was decided', async () => {
    const searchId = await screen({ searchText: 'Nobody Unlisted' });
    expect(await recordOf(searchId)).toMatchObject({ decisions: [], goodGuys: [], answer: { outcome: 'no_match' } });
    const text = compact(textIn(await pdfOf(searchId)));
    expect(text).toContain(compact('No potential match found'));
    expect(text).not.toContain('Decision');
  });

  it('is for those who may read the screening, with decisions on other screenings only for records:read', async () => {
    const mine = await service.token({ scopes: ['search:write', 'search:read'] });
    const own = await screen({ searchText: 'Orlan Vestrakov', externalRef: 'customer-1' }, mine);
    const theirs = await screen({ searchText: 'Orlan Vestrakov', externalRef: 'customer-1' });
    await decide(theirs);
    expect((await recordOf(own, mine)).decisions).toEqual([]);
    expect((await recordOf(own)).decisions.map(({ searchId }) => searchId)).toEqual([theirs, theirs]);
    for (const path of ['record', 'record.pdf'])
      expect((await service.get(`/api/v1/searches/${theirs}/${path}`, mine)).body['code']).toBe('search_not_found');
  });

  it('is gone with the screening', async () => {
    const searchId = await screen({ searchText: 'Orlan Vestrakov' });
    const order = { selection: { kind: 'searches', searchIds: [searchId] }, expectedCount: 1 };
    await post('/erasures', { ...order, legalBasis: 'other', reference: 'T-1', overrideFloor: 'of a test' });
    for (const path of ['record', 'record.pdf'])
      expect((await service.get(`/api/v1/searches/${searchId}/${path}`, token)).body['code']).toBe('search_erased');
  });
});
