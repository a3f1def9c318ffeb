import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '../support/database-of.ts';
import { administratorOf, join as joinAs, type TestBrowser } from '../support/people.ts';
import { type Answer, startService, type TestService } from '../support/test-service.ts';

const AUDIT = '/api/v1/audit';
type Item = Readonly<Record<string, unknown>>;

let service: TestService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.close());

const reader = () => service.token({ name: 'reader', scopes: ['audit:read'] });
const itemsOf = ({ body }: Answer): readonly Item[] => Object(body)['items'];
const actionsOf = (answer: Answer) => itemsOf(answer).map(({ action }) => action);
const read = (token: string, query = '') => service.get(`${AUDIT}${query}`, token);
const search = (token: string, searchText = 'Tolbrecht Quelmar') =>
  service.post('/api/v1/search', { searchText }, token);

/** Every page of a filter. */
async function readAll(token: string, query: string): Promise<readonly Item[]> {
  const items: Item[] = [];
  for (let cursor = ''; ; ) {
    const page = await read(token, `?${query}${cursor}`);
    expect(page.status).toBe(200);
    items.push(...itemsOf(page));
    if (page.body['nextCursor'] === null) return items;
    cursor = `&cursor=${encodeURIComponent(String(page.body['nextCursor']))}`;
  }
}

describe('the audit log', () => {
  it('has screenings and events in one order, newest first, without what was screened', async () => {
    const token = await service.token();
    service.clock.nowMs += 1_000;
    const { body } = await search(token);
    service.clock.nowMs += 1_000;
    await service.get(`/api/v1/searches/${body['searchId']}`, token);
    service.clock.nowMs += 1_000;
    const log = await read(await reader());
    const actions = actionsOf(log).filter((action) => action !== 'receipt_key.began');
    expect(actions).toEqual([
      'token.created',
      'record.read',
      'search.recorded',
      'token.created',
      'setup_link.created',
      'policy.shipped',
    ]);
    expect(itemsOf(log).find(({ action }) => action === 'search.recorded')).toMatchObject({
      at: '2026-03-01T12:00:01.000Z',
      target: body['searchId'],
      detail: { outcome: body['outcome'], total: body['total'] },
      actor: { kind: 'token', name: null },
    });
    expect(JSON.stringify(log.body)).not.toMatch(/Tolbrecht|Quelmar/i);
  });

  it('numbers its entries in the chain and says which are sealed', async () => {
    const token = await reader();
    await expect.poll(async () => itemsOf(await read(token, '?action=policy.'))[0]?.['sealed']).toBe(true);
    const [entry] = itemsOf(await read(token, '?action=policy.shipped'));
    expect(entry?.['entry']).toBeGreaterThan(0);
  });

  it('records that it was read, once for all pages', async () => {
    const token = await reader();
    for (let n = 0; n < 4; n++) await search(await service.token());
    await readAll(token, 'action=search.recorded&limit=1');
    const reads = await readAll(token, 'action=audit.read');
    expect(reads.map(({ detail }) => detail)).toEqual([{ action: 'search.recorded' }]);
  });

  it('gives every entry once, however it is cut into pages', async () => {
    const tokens = [await service.token(), await service.token({ scopes: ['search:write', 'search:read'] })];
    for (let n = 0; n < 12; n++) {
      if (n % 3 > 0) service.clock.nowMs += 7;
      await search(tokens[n % 2] ?? '');
      if (n % 4 === 0) await service.token();
    }
    const token = await reader();
    // Entries are sealed, and readings recorded, meanwhile.
    const read = async (limit: number) =>
      (await readAll(token, `limit=${limit}`))
        .filter(({ action }) => action !== 'audit.read')
        .map(({ sealed: _, ...item }) => item);
    const whole = await read(500);
    expect(whole.filter(({ action }) => action === 'search.recorded')).toHaveLength(12);
    for (const limit of [1, 2, 3, 5]) expect(await read(limit)).toEqual(whole);
    expect(whole.map(({ at }) => at)).toEqual(
      whole
        .map(({ at }) => at)
        .toSorted()
        .reverse(),
    );
  });

  it('is searched by time, actor, action, beginning of an action, target and request', async () => {
    const one = await service.token({ name: 'one', scopes: ['search:write', 'search:read', 'tokens:write'] });
    service.clock.nowMs += 60_000;
    const { body } = await search(one);
    await service.get(`/api/v1/searches/${body['searchId']}`, one);
    service.clock.nowMs += 60_000;
    const made = await service.post('/api/v1/tokens', { name: 'two', scopes: ['search:write'] }, one);
    await search(String(made.body['token']));
    const token = await reader();
    const actions = async (query: string) => (await readAll(token, query)).map(({ action }) => action);
    const actor = Object((await readAll(token, 'action=record.read'))[0]?.['actor']).id;
    expect(await actions(`actor=${actor}`)).toEqual(['token.created', 'record.read', 'search.recorded']);
    expect(await actions(`target=${body['searchId']}`)).toEqual(['record.read', 'search.recorded']);
    expect(await actions('action=search.')).toEqual(['search.recorded', 'search.recorded']);
    expect(await actions(`action=token.&target=${made.body['id']}`)).toEqual(['token.created']);
    expect(await actions('from=2026-03-01T12:01:00.000Z&to=2026-03-01T12:02:00.000Z')).toEqual([
      'record.read',
      'search.recorded',
    ]);
    expect(await actions('from=2026-03-01T13:01:00%2B01:00&to=2026-03-01T12:02:00.000Z&action=record.read')).toEqual([
      'record.read',
    ]);
    const [created] = await readAll(token, `action=token.created&target=${made.body['id']}`);
    expect(await actions(`requestId=${created?.['requestId']}`)).toEqual(['token.created']);
    expect(await actions('actor=token:tok_none')).toEqual([]);
  });

  it('looks on where a filter fits few of many screenings', async () => {
    const [rare, busy] = [await service.token(), await service.token()];
    await search(rare);
    service.clock.nowMs += 5;
    for (let n = 0; n < 30; n++) await search(busy);
    const all = await readAll(await reader(), 'action=search.recorded');
    const actor = Object(all.at(-1)?.['actor']).id;
    expect(await readAll(await reader(), `actor=${actor}&limit=1`)).toHaveLength(1);
  });

  it('takes no cursor of another filter', async () => {
    const token = await reader();
    await search(await service.token());
    const { body } = await read(token, '?limit=1');
    const answer = await read(token, `?limit=1&action=token.created&cursor=${body['nextCursor']}`);
    expect([answer.status, answer.body['code']]).toEqual([422, 'cursor_invalid']);
  });

  it('takes no text with spaces where ids belong: an address is no place for names', async () => {
    const answer = await read(await reader(), '?target=Tolbrecht%20Quelmar');
    expect([answer.status, answer.body['code']]).toEqual([422, 'invalid_format']);
  });

  it('names users and tokens to whom may see them', async () => {
    const admin = await administratorOf(service);
    const auditor = await joinAs(service, admin, 'Cleo', 'auditor');
    const made = await admin.send('POST', '/tokens', { name: 'payments' });
    const mine = async (log: Answer) => itemsOf(log).find(({ target }) => target === made.body['id']);
    expect(await mine(await auditor.get('/audit'))).toMatchObject({
      actor: { kind: 'user', name: 'Ada' },
      targetName: 'payments',
    });
    expect(await mine(await read(await reader()))).toMatchObject({
      actor: { kind: 'user', name: null },
      targetName: null,
    });
  });
});

describe('the export', () => {
  const csv = (token: string, query = '') => service.get(`${AUDIT}/export.csv${query}`, token);

  it('has every entry of the filter, and is recorded', async () => {
    for (let n = 0; n < 5; n++) await search(await service.token());
    const token = await reader();
    const { status, headers, body } = await csv(token, '?action=search.');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="audit-log.csv"');
    const lines = String(body['text']).trimEnd().split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFF?time,actor,/);
    expect(lines).toHaveLength(6);
    expect(await readAll(token, 'action=audit.exported')).toMatchObject([{ detail: { action: 'search.' } }]);
  });

  it('leaves no cell that a spreadsheet takes for a formula', async () => {
    await service.token({ name: '=cmd|calc', createdBy: '@operator' });
    await service.token({ name: 'a "quoted", name' });
    const token = await service.token({ scopes: ['audit:read', 'tokens:read'] });
    const rows = String((await csv(token, '?action=token.created')).body['text']);
    expect(rows).toContain(",'=cmd|calc,");
    expect(rows).toContain(",'@operator,");
    expect(rows).toContain(',"a ""quoted"", name",');
    expect(rows).not.toMatch(/(^|,)"?[=+\-@\t]/m);
  });
});

describe('the chain', () => {
  it('is described', async () => {
    const token = await reader();
    await expect
      .poll(async () => (await read(token, '/chain')).body)
      .toMatchObject({
        entryCount: expect.any(Number),
        unsealedCount: 0,
        erasedCount: 0,
        keyId: expect.stringMatching(/^rk_/),
        head: expect.stringMatching(/^[0-9a-f]{64}$/),
        verification: null,
      });
  });

  it('is verified on request, once at a time, and what was found is recorded', async () => {
    const token = await reader();
    await search(await service.token());
    const started = await Promise.all([1, 2].map(() => service.post(`${AUDIT}/chain/verify`, '', token)));
    for (const { status, body } of started) {
      expect(status).toBe(202);
      expect(body['verification']).toMatchObject({ state: 'running', endedAt: null });
    }
    const state = async () => Object((await read(token, '/chain')).body['verification'])['state'];
    await expect.poll(state).toBe('whole');
    await expect
      .poll(async () => (await readAll(token, 'action=audit.verified')).map(({ detail }) => detail))
      .toMatchObject([{ result: 'whole' }]);
  });
});

describe('a chain that somebody changed', () => {
  it('is broken where it was changed, and the log tells of it', async () => {
    const token = await reader();
    await search(await service.token());
    await service.app.storage.ledger.checkpoint();
    await rowsOf(service.dataDir, "update screening set outcome = 'no_match_' where seq = 1");
    const [row] = await rowsOf(service.dataDir, 'select entry from screening where seq = 1');
    const entry = Number(row?.['entry']);
    await service.post(`${AUDIT}/chain/verify`, '', token);
    const verification = async () => (await read(token, '/chain')).body['verification'];
    await expect.poll(async () => Object(await verification()).state).toBe('broken');
    expect(await verification()).toMatchObject({ break: { kind: 'content_changed', entry } });
    await expect
      .poll(async () => (await readAll(token, 'action=audit.verified')).map(({ detail }) => detail))
      .toMatchObject([{ result: 'broken', break: 'content_changed', entry }]);
  });
});

describe('who may', () => {
  it('read the log has the scope audit:read', async () => {
    const admin = await administratorOf(service);
    const analyst: TestBrowser = await joinAs(service, admin, 'Ben', 'analyst');
    for (const path of ['/audit', '/audit/export.csv', '/audit/chain'])
      expect((await analyst.get(path)).body['code']).toBe('scope_missing');
  });
});
