import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseScreeningId } from '../../src/lib/ids/screening-id.ts';
import { onSqlite } from '../support/database-of.ts';
import { itemsWith, useRetentionService } from '../support/retention-service.ts';

const desk = useRetentionService();
const { verify, search, statusOf, save, pass } = desk;

describe('erasing the records of a person', () => {
  const erase = (selection: unknown, expectedCount: number, more: Readonly<Record<string, unknown>> = {}) =>
    desk.admin.send('POST', '/erasures', {
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
      await desk.service.app.storage.ledger.checkpoint();
      const receipt = (await desk.service.get(`/api/v1/searches/${ids[0]}/receipt`, desk.token)).body;
      const selection = { kind: 'text', text: 'zorvanthil  OQUIS' };
      const { body: preview } = await desk.admin.send('POST', '/erasures/preview', { selection });
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
        expect((await desk.service.get(`/api/v1/searches/${id}`, desk.token)).body).toMatchObject({
          status: 410,
          code: 'search_erased',
        });
      expect((await desk.service.get(`/api/v1/searches/${ids[0]}/receipt`, desk.token)).body).toMatchObject({
        code: 'search_erased',
      });
      expect(await statusOf(other)).toBe(200);
      expect(await verify()).toMatchObject({ broken: null, erased: 2 });
      const verdict = await desk.service.fetch('/api/v1/receipts/verify', {
        method: 'POST',
        body: JSON.stringify(receipt),
        headers: { 'content-type': 'application/json' },
      });
      expect(verdict.body).toMatchObject({ verdict: 'proved' });
      expect(desk.service.log.join('')).not.toMatch(/zorvanthil/i);
      const [told] = await desk.service.app.storage.audit.details('records.erased');
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
    const stranger = await desk.service.token({ scopes: ['search:read'] });
    expect((await desk.service.get(`/api/v1/searches/${id}`, stranger)).status).toBe(404);
  });

  describe('who is a customer under watch', () => {
    const PERSON = { externalRef: 'customer-8', searchText: 'Tolbrecht Quelmar' };
    const selection = { kind: 'external_ref', externalRef: PERSON.externalRef };
    const left = async () => (await desk.admin.send('POST', '/erasures/preview', { selection })).body;
    async function customer(): Promise<string> {
      const { body } = await desk.admin.send('POST', '/customers', { customers: [PERSON] });
      const [saved] = body['items'] as readonly { readonly customerId: string }[];
      return saved?.customerId ?? '';
    }
    /** Does something once the first records are erased, and nothing else is. */
    function onceErased(then: () => Promise<void>): void {
      const { erasure } = desk.service.app.storage;
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
      const { screenings } = desk.service.app.storage;
      const record = screenings.record.bind(screenings);
      const [underWay, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      screenings.record = async (screening) => {
        underWay.resolve();
        await mayEnd.promise;
        return record(screening);
      };
      const screened = desk.admin.send('POST', `/customers/${id}/screen`);
      await underWay.promise;
      onceErased(async () => {
        mayEnd.resolve();
        await screened;
      });
      expect((await erase(selection, 1)).body).toMatchObject({ erasedCount: 2, customerCount: 1 });
      expect(await left()).toMatchObject({ count: 0, customerCount: 0 });
      const told = await desk.service.app.storage.audit.details('records.erased');
      expect(told.map((detail) => [detail['screenings'], detail['belowFloor'], detail['reference']])).toEqual([
        [1, 1, 'DSR-1'],
        [1, 1, 'DSR-1'],
      ]);
      expect(await verify()).toMatchObject({ broken: null, erased: 2 });
    });

    it('names the screenings of its related parties, which stay, and how to select them', async () => {
      const owner = { role: 'owner', searchText: 'Anna Quarm' };
      await desk.admin.send('POST', '/customers', { customers: [{ ...PERSON, related: [owner] }] });
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
      onceErased(async () => void again.push((await desk.admin.send('POST', `/customers/${id}/screen`)).status));
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
    const db = new Database(join(desk.dataDir, 'namesake.db'), { readonly: true });
    const body = db.prepare('select body from screening where id = ?').pluck().get(parseScreeningId(id));
    db.close();
    return body as Buffer;
  }
  const filesWith = (bytes: Buffer): readonly string[] =>
    ['', '-wal', '-shm'].filter((suffix) => readFileSync(join(desk.dataDir, `namesake.db${suffix}`)).includes(bytes));
});
