import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CaseView } from '@namesake/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyRange } from '../../src/examine/verify/verify-range.ts';
import { verifyStore } from '../../src/examine/verify/verify-store.ts';
import { moveStore } from '../../src/moving/move-store.ts';
import { keyIdsOf } from '../../src/proof/receipt-key.ts';
import { onSqlite } from '../support/database-of.ts';
import { type TestDatabase, testDatabase } from '../support/postgres.ts';
import { startService, type TestService } from '../support/test-service.ts';

const PERIOD = 'from=2026-03-01T00:00:00.000Z&to=2026-03-02T00:00:00.000Z';

let dataDir: string;
let database: TestDatabase;
let service: TestService;
let token: string;
let receipt: Record<string, unknown>;
let searchId: string;
let recorded: unknown;
let trusted: ReadonlySet<string>;

let decided: Readonly<Record<'open' | 'closed', readonly CaseView[]>>;
const cases = async (view: 'open' | 'closed'): Promise<readonly CaseView[]> =>
  Object((await service.get(`/api/v1/cases?view=${view}`, token)).body)['items'];
const asked = async (searchText: string): Promise<string> =>
  String((await service.post('/api/v1/search', { searchText, externalRef: 'c-1' }, token)).body['searchId']);

describe.runIf(onSqlite)('a service on PostgreSQL with the records of one on SQLite', () => {
  /** A service on SQLite that was used, and one on PostgreSQL with its records. */
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'namesake-moved-'));
    database = await testDatabase();
    const environment = { SECRET: 'q8Zt5vYw2mKpLr7uXc4nBd9hJf3sGa6e' };
    service = await startService({ dataDir, environment });
    token = await service.token({
      scopes: [
        'search:write',
        'search:read',
        'audit:read',
        'records:read',
        'customers:write',
        'customers:read',
        'cases:read',
        'cases:write',
        'decisions:write',
      ],
    });
    searchId = await asked('Tolbrecht Quelmar');
    const customers = ['customer-1', 'customer-2'].map((externalRef) => ({
      externalRef,
      searchText: 'Orlan Vestrakov',
    }));
    await service.post('/api/v1/customers', { customers }, token);
    const [open, waiting] = (await cases('open')).map(({ id }) => id);
    if (open === undefined || waiting === undefined) throw new Error('There are no two cases.');
    const decision = { cases: [open], verdict: 'false_positive', reason: 'different_birth_date' };
    expect((await service.post('/api/v1/cases/decide', decision, token)).status).toBe(201);
    decided = { open: await cases('open'), closed: await cases('closed') };
    for (const name of ['Dalvor Österlind', '名 Quelmar', 'Tolbrecht']) await asked(name);
    await service.app.storage.ledger.checkpoint();
    receipt = (await service.get(`/api/v1/searches/${searchId}/receipt`, token)).body;
    recorded = (await service.get(`/api/v1/searches/${searchId}`, token)).body;
    trusted = keyIdsOf(service.app.keys.receipts);
    await service.close();
    await moveStore({ dataDir, url: database.url, nowMs: Date.now(), trusted, onProgress: () => {} });
    service = await startService({ dataDir, environment: { ...environment, DATABASE_URL: database.url } });
  });
  afterAll(async () => {
    await service.close();
    await database.drop();
    await rm(dataDir, { recursive: true });
  });

  it('has its tokens and its screenings', async () => {
    expect(recorded).toMatchObject({ searchId });
    expect((await service.get(`/api/v1/searches/${searchId}`, token)).body).toEqual(recorded);
  });

  it('has its customers and their cases, each as it was decided', async () => {
    expect(decided).toMatchObject({ open: [{ state: 'open' }], closed: [{ resolution: 'false_positive' }] });
    expect({ open: await cases('open'), closed: await cases('closed') }).toEqual(decided);
    const { body } = await service.get('/api/v1/customers', token);
    expect(body).toMatchObject({ items: [{ status: 'alert' }, { status: 'decided' }] });
  });

  it('proves receipts that were issued before', async () => {
    const headers = { 'content-type': 'application/json' };
    const request = { method: 'POST', body: JSON.stringify(receipt), headers };
    expect((await service.fetch('/api/v1/receipts/verify', request)).body).toMatchObject({ verdict: 'proved' });
  });

  it('goes on with the same chain', async () => {
    const id = await asked('Quelmar Dalvor');
    await service.app.storage.ledger.checkpoint();
    expect((await service.get(`/api/v1/searches/${id}/receipt`, token)).status).toBe(200);
    const verified = await verifyStore({ kind: 'postgres', url: database.url }, { here: verifyRange, trusted });
    expect(verified).toMatchObject({ broken: null, start: { kind: 'genesis' } });
    expect(verified.screenings).toBeGreaterThan(4);
  });

  it('makes an evidence pack', async () => {
    const response = await fetch(`${service.url}/api/v1/audit/evidence.zip?${PERIOD}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).toString('latin1')).toContain('screenings');
  });
});
