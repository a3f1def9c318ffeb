import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseSource } from '../../src/db/reading/database-source.ts';
import { verifyRange } from '../../src/examine/verify/verify-range.ts';
import { type StoreVerified, verifyStore } from '../../src/examine/verify/verify-store.ts';
import { parseScreeningId } from '../../src/lib/ids/screening-id.ts';
import { Purge } from '../../src/modules/retention/purge/purge.ts';
import { PurgeExport } from '../../src/modules/retention/purge/purge-export.ts';
import { databaseUrlOf, dropDatabaseOf, onSqlite } from '../support/database-of.ts';
import { administratorOf, join, type TestBrowser } from '../support/people.ts';
import { startService, type TestService } from '../support/test-service.ts';

const DAY_MS = 86_400_000;
const CURRENT = { reason: 'Invented lists are current.', atMs: 0, untilMs: Date.parse('2999-12-31') };
let service: TestService;
let admin: TestBrowser;
let token: string;
let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(joinPath(tmpdir(), 'namesake-retention-'));
  // Segments are sealed by the system's clock. Lists never get too old here, however many years pass.
  service = await startService({ dataDir, lists: { origin: 'disk', attestation: CURRENT } });
  service.clock.nowMs = Date.now();
  token = await service.token({ scopes: ['search:write', 'search:read'], lifetimeMs: 2e12 });
  admin = await administratorOf(service);
});
afterEach(async () => {
  await service.close();
  await dropDatabaseOf(dataDir);
  await rm(dataDir, { recursive: true, force: true });
});

const verify = async (): Promise<StoreVerified> => {
  const source = databaseSource({ dataDir, databaseUrl: await databaseUrlOf(dataDir) });
  return verifyStore(source, { here: verifyRange, allSignatures: true });
};

async function search(members: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const answer = await service.post('/api/v1/search', { searchText: 'Tolbrecht Quelmar', ...members }, token);
  expect(answer.status).toBe(200);
  return String(answer.body['searchId']);
}
/** Another administrator's session: the first one ends while years pass. */
async function later(days: number): Promise<void> {
  service.clock.nowMs += days * DAY_MS;
  admin.clear();
  await admin.logIn('Ada', 'seven quiet lanterns');
}
const statusOf = async (searchId: string): Promise<number> =>
  (await service.get(`/api/v1/searches/${searchId}`, token)).status;
const itemsWith = (keep: Readonly<Record<string, number | null>>, floorDays = 0) =>
  ['screenings', 'no_match', 'audit_events', 'access'].map((kind) => {
    return { kind, purpose: null as string | null, keepDays: keep[kind] ?? null, floorDays, ceilingDays: null };
  });
async function save(items: readonly unknown[], version = 0): Promise<Record<string, unknown>> {
  const saved = await admin.send('PUT', '/retention', { version, items, text: 'A test.' });
  expect(saved.body).toMatchObject({ version: version + 1 });
  return saved.body;
}
const purge = (): Promise<void> =>
  new Purge({ storage: service.app.storage, now: service.app.now, pause: async () => {}, tell: () => {} }).run();
/** Lets weeks pass in steps that a clock may make. */
async function pass(days: number): Promise<void> {
  for (let left = days; left > 0; left -= 30) {
    service.clock.nowMs += Math.min(left, 30) * DAY_MS;
    await service.app.storage.retention.see(service.app.now());
  }
  await later(0);
}

describe('retention', () => {
  it('keeps everything until somebody decides, and then nothing that the minimum protects', async () => {
    const { body } = await admin.get('/retention');
    expect(body).toMatchObject({ version: 0, savedAt: null, purge: { nextAt: null, clock: 'plausible', runs: [] } });
    expect(body['items']).toMatchObject([
      { kind: 'screenings', keepDays: null, floorDays: 3653 },
      { kind: 'no_match', keepDays: null },
      { kind: 'audit_events', keepDays: null },
      { kind: 'access', keepDays: 30 },
    ]);
    const items = itemsWith({ screenings: 100 }, 365);
    const refused = await admin.send('PUT', '/retention', { version: 0, items, text: 'Too short.' });
    expect([refused.status, refused.body['errors']]).toMatchObject([422, [{ pointer: '/items/0/keepDays' }]]);
  });

  it('does not overwrite what somebody else saved', async () => {
    await save(itemsWith({ screenings: 100 }));
    const second = await admin.send('PUT', '/retention', { version: 0, items: itemsWith({}), text: 'Late.' });
    expect([second.status, second.body['code']]).toEqual([409, 'retention_changed']);
  });

  it('says what a purge would take, and takes it a day after a period got shorter', async () => {
    const [old, purposed] = [await search(), await search({ purpose: 'onboarding' })];
    await pass(101);
    const young = await search();
    const items = [
      ...itemsWith({ screenings: 100, no_match: 100 }),
      { kind: 'screenings', purpose: 'onboarding', keepDays: 200, floorDays: 0, ceilingDays: null },
    ];
    const { body } = await admin.send('POST', '/retention/preview', { items });
    const before = new Date(service.clock.nowMs - 100 * DAY_MS).toISOString();
    const counts = body['items'] as readonly { readonly count: number; readonly before: string | null }[];
    expect(counts.map(({ count }) => count).reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(counts[0]).toMatchObject({ before });
    await save(items);
    await purge();
    expect(await statusOf(old)).toBe(200);
    await pass(2);
    await purge();
    expect([await statusOf(old), await statusOf(purposed), await statusOf(young)]).toEqual([410, 200, 200]);
    expect((await verify()).broken).toBeNull();
    const { body: after } = await admin.get('/retention');
    expect(after).toMatchObject({ purge: { runs: [{ screeningCount: 1, problem: null }, { screeningCount: 0 }] } });
    await pass(100);
    await purge();
    expect(await statusOf(purposed)).toBe(410);
  });

  it('takes customers whose relationship ended when their group says, and not before the minimum', async () => {
    const groups = ['brief', 'usual'];
    const customers = groups.map((group) => ({ externalRef: group, searchText: 'Tolbrecht Quelmar', group }));
    const { body } = await admin.send('POST', '/customers', { customers });
    for (const { customerId } of body['items'] as readonly { readonly customerId: string }[])
      await admin.send('POST', `/customers/${customerId}/watch`, { watch: 'ended', reason: 'Closed.' });
    await save(itemsWith({}, 60));
    await admin.send('PUT', '/customer-groups/brief', { keepEndedDays: 30 });
    const left = async (): Promise<readonly string[]> => {
      await purge();
      const { customers: store } = service.app.storage;
      return (await store.page({}, undefined, 9)).map(({ group }) => group);
    };
    await pass(40);
    expect(await left()).toEqual(['usual', 'brief']);
    await pass(30);
    expect(await left()).toEqual(['usual']);
    await admin.send('PUT', '/customer-groups/usual', { keepEndedDays: 65 });
    expect(await left()).toEqual(['usual']);
    await pass(2);
    const hold = await admin.send('POST', '/legal-holds', { scope: { kind: 'all' }, text: 'Litigation.' });
    expect(await left()).toEqual(['usual']);
    await admin.send('DELETE', `/legal-holds/${hold.body['id']}`);
    expect(await left()).toEqual([]);
  });

  it('does not count a purge that was stopped as done: the next look does what is left', async () => {
    const old = await search();
    await pass(101);
    await save(itemsWith({ screenings: 100, no_match: 100 }));
    await pass(2);
    const { storage, now } = service.app;
    const parts = { storage, now, pause: async () => {}, tell: () => {} };
    await expect(new Purge(parts, AbortSignal.abort()).runIfDue()).rejects.toThrow('aborted');
    expect((await storage.erasure.runs(1))[0]).toMatchObject({ endedAt: null });
    expect(await statusOf(old)).toBe(200);
    await new Purge(parts).runIfDue();
    expect((await storage.erasure.runs(1))[0]).toMatchObject({ problem: null, screenings: 1 });
    expect(await statusOf(old)).not.toBe(200);
  });

  it('cuts the ledger when nothing before a checkpoint is left, and the rest verifies', async () => {
    await save(itemsWith({ screenings: 10, no_match: 10, audit_events: 10 }));
    await search();
    await pass(2);
    await purge();
    const kept = await search();
    await pass(5);
    await purge();
    expect((await verify()).cut).toBeNull();
    await pass(7);
    await purge();
    const verified = await verify();
    expect(verified).toMatchObject({ broken: null, start: { kind: 'checkpoint' }, cut: { retention: 1 } });
    expect(verified.cut?.entries).toBeGreaterThan(3);
    expect(await statusOf(kept)).toBe(410);
    await search();
    expect((await verify()).broken).toBeNull();
  });

  it('purges nothing after the clock has jumped, until a person confirms the date', async () => {
    const id = await search();
    await save(itemsWith({ screenings: 100, no_match: 100 }));
    await service.app.storage.retention.see(service.app.now());
    await later(4_000);
    await purge();
    expect(await statusOf(id)).toBe(200);
    expect((await admin.get('/retention')).body).toMatchObject({
      purge: { clock: 'doubtful', runs: [{ screeningCount: 0, problem: expect.stringContaining('clock') }] },
    });
    const wrong = await admin.send('POST', '/retention/clock', { today: '2026-03-01' });
    expect([wrong.status, wrong.body['code']]).toEqual([409, 'clock_differs']);
    const today = new Date(service.clock.nowMs).toISOString().slice(0, 10);
    expect((await admin.send('POST', '/retention/clock', { today })).status).toBe(204);
    await purge();
    expect(await statusOf(id)).toBe(410);
  });

  it('exports what it purges, and keeps what it cannot export', async () => {
    const id = await search({ externalRef: 'customer-1' });
    await save(itemsWith({ screenings: 10, no_match: 10 }));
    await pass(20);
    const parts = { storage: service.app.storage, now: service.app.now, pause: async () => {}, tell: () => {} };
    await writeFile(joinPath(dataDir, 'file'), '');
    const blocked = joinPath(dataDir, 'file', 'below-a-file');
    await new Purge({ ...parts, exports: new PurgeExport(blocked, service.app.now) }).run();
    expect(await statusOf(id)).toBe(200);
    const dir = joinPath(dataDir, 'export');
    await new Purge({ ...parts, exports: new PurgeExport(dir, service.app.now) }).run();
    expect(await statusOf(id)).toBe(410);
    const [file = ''] = await readdir(dir);
    const line = JSON.parse(readFileSync(joinPath(dir, file), 'utf8'));
    expect(line).toMatchObject({ searchId: id, salt: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(line.request).toContain('customer-1');
  });

  it('is read by an auditor, and set by an administrator only', async () => {
    const auditor = await join(service, admin, 'Cleo', 'auditor');
    expect((await auditor.get('/retention')).status).toBe(200);
    expect((await auditor.get('/legal-holds')).status).toBe(200);
    expect((await auditor.send('POST', '/retention/preview', { items: itemsWith({}) })).status).toBe(403);
  });
});

describe('a legal hold', () => {
  const place = async (scope: unknown, more: Readonly<Record<string, unknown>> = {}) =>
    admin.send('POST', '/legal-holds', { scope, text: 'Litigation.', ...more });

  it.each([
    ['all', () => ({ kind: 'all' })],
    ['a period', () => ({ kind: 'period', from: '2026-01-01T00:00:00.000Z', to: '2026-12-31T00:00:00.000Z' })],
    ['an external reference', () => ({ kind: 'external_ref', externalRef: 'customer-1' })],
    ['a screening', (id: string) => ({ kind: 'searches', searchIds: [id] })],
  ])('on %s keeps records from purge and erasure until it is lifted', async (_, scope) => {
    const id = await search({ externalRef: 'customer-1' });
    await save(itemsWith({ screenings: 10, no_match: 10 }));
    const placed = await place(scope(id));
    expect(placed.status).toBe(201);
    await pass(20);
    await purge();
    expect(await statusOf(id)).toBe(200);
    const selection = { kind: 'searches', searchIds: [id] };
    expect((await admin.send('POST', '/erasures/preview', { selection })).body).toMatchObject({
      count: 1,
      heldCount: 1,
    });
    const erase = { selection, expectedCount: 1, legalBasis: 'other', reference: 'T-1' };
    expect((await admin.send('POST', '/erasures', erase)).body).toMatchObject({ code: 'erasure_held' });
    expect((await admin.send('DELETE', `/legal-holds/${String(placed.body['id'])}`)).status).toBe(204);
    expect((await admin.send('DELETE', `/legal-holds/${String(placed.body['id'])}`)).status).toBe(404);
    await purge();
    expect(await statusOf(id)).toBe(410);
    expect((await admin.get('/legal-holds')).body['items']).toMatchObject([
      { inForce: false, liftedBy: { kind: 'user', name: 'Ada' } },
    ]);
  });

  it('ends by itself, and keeps audit events while it is in force', async () => {
    await save(itemsWith({ audit_events: 10 }));
    const endsAt = new Date(service.clock.nowMs + 40 * DAY_MS).toISOString();
    await place({ kind: 'external_ref', externalRef: 'somebody' }, { endsAt });
    const events = async () => (await service.app.storage.audit.details('legal_hold.placed')).length;
    await pass(30);
    await purge();
    expect(await events()).toBe(1);
    await pass(30);
    await purge();
    expect(await events()).toBe(0);
    expect((await verify()).broken).toBeNull();
  });

  it('refuses ids that are none, and an end in the past', async () => {
    expect((await place({ kind: 'searches', searchIds: ['srch_x'] })).status).toBe(422);
    expect((await place({ kind: 'all' }, { endsAt: '2020-01-01T00:00:00.000Z' })).status).toBe(422);
  });
});

describe('erasing the records of a person', () => {
  const erase = (selection: unknown, expectedCount: number, more: Readonly<Record<string, unknown>> = {}) =>
    admin.send('POST', '/erasures', {
      selection,
      expectedCount,
      legalBasis: 'data_subject_request',
      reference: 'DSR-1',
      overrideFloor: 'Never a customer.',
      ...more,
    });

  it.skipIf(!onSqlite)(
    'removes them from every file of the database, and the chain and earlier receipts stay proved',
    async () => {
      const secret = 'Zorvanthil Oquistrane';
      const ids = [
        await search({ searchText: secret, externalRef: 'customer-9' }),
        await search({ searchText: secret }),
      ];
      const other = await search();
      await service.app.storage.ledger.checkpoint();
      const receipt = (await service.get(`/api/v1/searches/${ids[0]}/receipt`, token)).body;
      const selection = { kind: 'text', text: 'zorvanthil  OQUIS' };
      const { body: preview } = await admin.send('POST', '/erasures/preview', { selection });
      expect(preview).toMatchObject({ count: 2, heldCount: 0, belowFloorCount: 2 });
      expect((await erase(selection, 2, { overrideFloor: undefined })).body).toMatchObject({
        code: 'erasure_below_floor',
      });
      expect((await erase(selection, 1)).body).toMatchObject({ code: 'erasure_changed' });
      const packed = await packedBytes(ids[0] ?? '');
      expect(filesWith(packed).length).toBeGreaterThan(0);
      expect((await erase(selection, 2)).body).toEqual({
        erasedCount: 2,
        lookbackCount: 0,
        customerCount: 0,
        batchCount: 0,
        rowCount: 0,
        related: [],
        overwritten: true,
      });
      expect(filesWith(packed)).toEqual([]);
      expect(filesWith(Buffer.from(secret))).toEqual([]);
      for (const id of ids)
        expect((await service.get(`/api/v1/searches/${id}`, token)).body).toMatchObject({
          status: 410,
          code: 'search_erased',
        });
      expect((await service.get(`/api/v1/searches/${ids[0]}/receipt`, token)).body).toMatchObject({
        code: 'search_erased',
      });
      expect(await statusOf(other)).toBe(200);
      expect(await verify()).toMatchObject({ broken: null, erased: 2 });
      const verdict = await service.fetch('/api/v1/receipts/verify', {
        method: 'POST',
        body: JSON.stringify(receipt),
        headers: { 'content-type': 'application/json' },
      });
      expect(verdict.body).toMatchObject({ verdict: 'proved' });
      expect(service.log.join('')).not.toMatch(/zorvanthil/i);
      const [told] = await service.app.storage.audit.details('records.erased');
      expect(told).toMatchObject({
        why: 'request',
        legalBasis: 'data_subject_request',
        reference: 'DSR-1',
        screenings: 2,
      });
      expect(JSON.stringify(told)).not.toMatch(/zorvanthil/i);
    },
  );

  it('finds them by external reference', async () => {
    const id = await search({ externalRef: 'customer-7' });
    await search({ externalRef: 'customer-70' });
    expect((await erase({ kind: 'external_ref', externalRef: 'customer-7 ' }, 1)).body).toMatchObject({
      erasedCount: 1,
    });
    expect(await statusOf(id)).toBe(410);
  });

  it('tells nobody else that there was one', async () => {
    const id = await search();
    await erase({ kind: 'searches', searchIds: [id] }, 1);
    const stranger = await service.token({ scopes: ['search:read'] });
    expect((await service.get(`/api/v1/searches/${id}`, stranger)).status).toBe(404);
  });

  describe('who is a customer under watch', () => {
    const PERSON = { externalRef: 'customer-8', searchText: 'Tolbrecht Quelmar' };
    const selection = { kind: 'external_ref', externalRef: PERSON.externalRef };
    const left = async () => (await admin.send('POST', '/erasures/preview', { selection })).body;
    async function customer(): Promise<string> {
      const { body } = await admin.send('POST', '/customers', { customers: [PERSON] });
      const [saved] = body['items'] as readonly { readonly customerId: string }[];
      return saved?.customerId ?? '';
    }
    /** Does something once the first records are erased, and nothing else is. */
    function onceErased(then: () => Promise<void>): void {
      const { erasure } = service.app.storage;
      const eraseScreenings = erasure.eraseScreenings.bind(erasure);
      erasure.eraseScreenings = async (...args) => {
        erasure.eraseScreenings = eraseScreenings;
        const isErased = await eraseScreenings(...args);
        await then();
        return isErased;
      };
    }

    it('takes along what a screening records that was under way, and counts it', async () => {
      const id = await customer();
      const { screenings } = service.app.storage;
      const record = screenings.record.bind(screenings);
      const [underWay, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      screenings.record = async (screening) => {
        underWay.resolve();
        await mayEnd.promise;
        return record(screening);
      };
      const screened = admin.send('POST', `/customers/${id}/screen`);
      await underWay.promise;
      onceErased(async () => {
        mayEnd.resolve();
        await screened;
      });
      expect((await erase(selection, 1)).body).toMatchObject({ erasedCount: 2, customerCount: 1 });
      expect(await left()).toMatchObject({ count: 0, customerCount: 0 });
      const told = await service.app.storage.audit.details('records.erased');
      expect(told.map((detail) => [detail['screenings'], detail['belowFloor'], detail['reference']])).toEqual([
        [1, 1, 'DSR-1'],
        [1, 1, 'DSR-1'],
      ]);
      expect(await verify()).toMatchObject({ broken: null, erased: 2 });
    });

    it('names the screenings of its related parties, which stay, and how to select them', async () => {
      const owner = { role: 'owner', searchText: 'Anna Quarm' };
      await admin.send('POST', '/customers', { customers: [{ ...PERSON, related: [owner] }] });
      await search({ externalRef: 'customer-8 / director' });
      await search({ externalRef: 'customer-80 / owner' });
      const related = [
        { externalRef: 'customer-8 / director', count: 1 },
        { externalRef: 'customer-8 / owner', count: 1 },
      ];
      expect(await left()).toMatchObject({ count: 1, related });
      expect((await erase(selection, 1)).body).toMatchObject({ erasedCount: 1, customerCount: 1, related });
      for (const { externalRef } of related)
        expect((await erase({ kind: 'external_ref', externalRef }, 1)).body).toMatchObject({ erasedCount: 1 });
      expect(await left()).toMatchObject({ count: 0, related: [] });
    });

    it('is screened no more while the records go', async () => {
      const id = await customer();
      const again: number[] = [];
      onceErased(async () => void again.push((await admin.send('POST', `/customers/${id}/screen`)).status));
      expect((await erase(selection, 1)).body).toMatchObject({ erasedCount: 1, customerCount: 1 });
      expect(again).toEqual([404]);
    });

    it('keeps what came meanwhile where the minimum protects it and nobody gave a reason, and says so', async () => {
      await save(itemsWith({}, 60));
      await search(PERSON);
      await pass(61);
      onceErased(async () => void (await search(PERSON)));
      const { body } = await erase(selection, 1, { overrideFloor: undefined });
      expect(body).toMatchObject({ code: 'erasure_changed', detail: expect.stringMatching(/^1 came meanwhile/) });
      expect(await left()).toMatchObject({ count: 1, belowFloorCount: 1 });
      expect((await erase(selection, 1)).body).toMatchObject({ erasedCount: 1 });
    });

    it('takes along what came meanwhile where there is no minimum', async () => {
      await save(itemsWith({}));
      await search(PERSON);
      await pass(1);
      onceErased(async () => void (await search(PERSON)));
      expect((await erase(selection, 1, { overrideFloor: undefined })).body).toMatchObject({ erasedCount: 2 });
    });
  });

  async function packedBytes(id: string): Promise<Buffer> {
    const { default: Database } = await import('better-sqlite3');
    const db = new Database(joinPath(dataDir, 'namesake.db'), { readonly: true });
    const body = db.prepare('select body from screening where id = ?').pluck().get(parseScreeningId(id));
    db.close();
    return body as Buffer;
  }
  const filesWith = (bytes: Buffer): readonly string[] =>
    ['', '-wal', '-shm'].filter((suffix) => readFileSync(joinPath(dataDir, `namesake.db${suffix}`)).includes(bytes));
});
