import { ENDPOINTS, type Endpoint, SCOPE_NAMES } from '@namesake/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StorageUnavailable } from '../../src/lib/errors/storage-problem.ts';
import { rowsOf } from '../support/database-of.ts';
import { over } from '../support/over.ts';
import { administratorOf } from '../support/people.ts';
import { type Answer, startService, type TestService } from '../support/test-service.ts';

let service: TestService;
let token: string;
/** What fails while a test wants it to. */
let failing: 'nothing' | 'end' | 'record' = 'nothing';

beforeEach(async () => {
  failing = 'nothing';
  const fail = () => Promise.reject(new StorageUnavailable({ kind: 'full', text: 'The disk is full, says the test.' }));
  service = await startService({
    storage: ({ idempotency, screenings }) => {
      over(idempotency, 'end', () => (failing === 'end' ? fail : undefined));
      over(screenings, 'record', () => (failing === 'record' ? fail : undefined));
    },
  });
  token = await service.token({ scopes: SCOPE_NAMES });
});
afterEach(() => service.close());

const HOLD = { scope: { kind: 'all' }, text: 'a reason for this test' };
const post = (path: string, body: unknown, key: string, by = token): Promise<Answer> =>
  service.post(`/api/v1${path}`, body, by, { 'idempotency-key': key });
const holds = async () => Object((await service.get('/api/v1/legal-holds', token)).body)['items'].length;
const recorded = async () => (await service.app.storage.auditEntries.screenings({}, undefined, 100)).items.length;

it('every POST takes the header, but for those that keep nothing or come from somebody unknown', () => {
  const posts: readonly Endpoint[] = Object.values(ENDPOINTS).filter(({ method }) => method === 'POST');
  const wrong = posts.filter((one) => {
    const needsNone = one.auth.kind === 'public' || one.keepsNothing === true;
    return needsNone === (one.idempotency !== undefined);
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

describe('a request with an Idempotency-Key', () => {
  it('is done once, however often it is sent, and says from the second time on that it was done before', async () => {
    const first = await post('/legal-holds', HOLD, 'key-1');
    const again = await post('/legal-holds', HOLD, 'key-1');
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await holds()).toBe(1);
  });

  it('is done once where many are sent at the same time; the others are asked to wait', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => post('/legal-holds', HOLD, 'key-1')));
    for (const { status, body, headers } of answers)
      if (status !== 201)
        expect([status, body['code'], headers.get('retry-after')]).toEqual([409, 'idempotency_in_flight', '2']);
    expect(answers.map(({ status }) => status)).toContain(201);
    expect(await holds()).toBe(1);
  });

  it('is refused with another body or address', async () => {
    await post('/legal-holds', HOLD, 'key-1');
    for (const [path, body] of [
      ['/legal-holds', { ...HOLD, text: 'another reason' }],
      ['/search', { searchText: 'Tolbrecht Quelmar' }],
    ] as const) {
      const answer = await post(path, body, 'key-1');
      expect([answer.status, answer.body['code']]).toEqual([422, 'idempotency_key_reused']);
    }
    expect(await holds()).toBe(1);
  });

  it('shares its key with nobody else', async () => {
    const other = await service.token({ scopes: SCOPE_NAMES });
    const [mine, theirs] = [
      await post('/legal-holds', HOLD, 'key-1'),
      await post('/legal-holds', HOLD, 'key-1', other),
    ];
    expect(theirs.status).toBe(201);
    expect(theirs.body['id']).not.toBe(mine.body['id']);
  });

  it('keeps its key for 24 hours', async () => {
    const first = await post('/legal-holds', HOLD, 'key-1');
    service.clock.nowMs += 24 * 3_600_000 - 1;
    expect((await post('/legal-holds', HOLD, 'key-1')).body).toEqual(first.body);
    service.clock.nowMs += 1;
    expect((await post('/legal-holds', HOLD, 'key-1')).body['id']).not.toBe(first.body['id']);
  });

  it('may be corrected after it was refused', async () => {
    expect((await post('/legal-holds', { ...HOLD, text: '' }, 'key-1')).status).toBe(422);
    expect((await post('/legal-holds', HOLD, 'key-1')).status).toBe(201);
  });

  it.each(['', 'two words', 'schlüssel', 'k'.repeat(256)])('is refused where the key is "%s"', async (key) => {
    const value = Buffer.from(key).toString('latin1');
    const answer = await post('/legal-holds', HOLD, value);
    expect([answer.status, answer.body['code']]).toEqual([400, 'idempotency_key_invalid']);
    expect(await holds()).toBe(0);
  });

  it('of which no answer could be kept is not done again', async () => {
    failing = 'end';
    expect((await post('/legal-holds', HOLD, 'key-1')).status).toBe(201);
    failing = 'nothing';
    expect((await post('/legal-holds', HOLD, 'key-1')).body['code']).toBe('idempotency_in_flight');
    service.clock.nowMs += 120_000;
    expect((await post('/legal-holds', HOLD, 'key-1')).body['code']).toBe('idempotency_answer_lost');
    expect(await holds()).toBe(1);
  });

  it('never leaves a secret: of a token that was made, only that it was made is known', async () => {
    const made = await post('/tokens', { name: 'of a cashier' }, 'key-1');
    expect(made.status).toBe(201);
    const again = await post('/tokens', { name: 'of a cashier' }, 'key-1');
    expect([again.status, again.body['code']]).toEqual([409, 'idempotency_answer_lost']);
    const { items } = Object((await service.get('/api/v1/tokens', token)).body);
    expect(items.filter(({ name }: { readonly name: string }) => name === 'of a cashier')).toHaveLength(1);
  });

  it('works with a session as with a token', async () => {
    const admin = await administratorOf(service);
    const send = () => admin.send('POST', '/legal-holds', HOLD, { 'idempotency-key': 'key-1' });
    const first = await send();
    expect(first.status).toBe(201);
    expect((await send()).body).toEqual(first.body);
  });
});

describe('a search with an Idempotency-Key', () => {
  const SEARCH = { searchText: 'Tolbrecht Quelmar', externalRef: 'customer-77' };

  it.each(['full', 'compact'])('is recorded once, and read again from its record, in the view %s', async (view) => {
    const first = await post('/search', { ...SEARCH, view }, 'key-1');
    const again = await post('/search', { ...SEARCH, view }, 'key-1');
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await recorded()).toBe(1);
    const [event] = await service.app.storage.audit.latest(1);
    expect(event).toMatchObject({ action: 'record.read', target: first.body['searchId'] });
  });

  it('that could not be recorded is done by the next request with its key', async () => {
    failing = 'record';
    expect((await post('/search', SEARCH, 'key-1')).status).toBe(503);
    expect(await recorded()).toBe(0);
    failing = 'nothing';
    expect((await post('/search', SEARCH, 'key-1')).status).toBe(200);
    expect(await recorded()).toBe(1);
  });

  it('leaves neither its text nor its answer where keys are kept', async () => {
    await post('/search', SEARCH, 'key-1');
    const [row] = await rowsOf(service.dataDir, 'select * from idempotency_key');
    expect(row).toMatchObject({ status: null, body: null });
    // PostgreSQL gives times as digits.
    const texts = Object.values(row ?? {}).filter((value) => typeof value === 'string' && !/^\d+$/.test(value));
    expect(texts).toEqual([expect.stringMatching(/^req_/)]);
  });
});
