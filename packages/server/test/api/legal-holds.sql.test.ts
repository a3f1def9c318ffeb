import { describe, expect, it } from 'vitest';
import { DAY_MS, itemsWith, useRetentionService } from '../support/retention-service.ts';

const desk = useRetentionService();
const { verify, search, statusOf, save, purge, pass } = desk;

describe('a legal hold', () => {
  const place = async (scope: unknown, more: Readonly<Record<string, unknown>> = {}) =>
    desk.admin.send('POST', '/legal-holds', { scope, text: 'Litigation.', ...more });

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
    expect((await desk.admin.send('POST', '/erasures/preview', { selection })).body).toMatchObject({
      count: 1,
      heldCount: 1,
    });
    const erase = { selection, expectedCount: 1, legalBasis: 'other', reference: 'T-1' };
    expect((await desk.admin.send('POST', '/erasures', erase)).body).toMatchObject({ code: 'erasure_held' });
    expect((await desk.admin.send('DELETE', `/legal-holds/${String(placed.body['id'])}`)).status).toBe(204);
    expect((await desk.admin.send('DELETE', `/legal-holds/${String(placed.body['id'])}`)).status).toBe(404);
    await purge();
    expect(await statusOf(id)).toBe(410);
    expect((await desk.admin.get('/legal-holds')).body['items']).toMatchObject([
      { inForce: false, liftedBy: { kind: 'user', name: 'Ada' } },
    ]);
  });

  it('ends by itself, and keeps audit events while it is in force', async () => {
    await save(itemsWith({ audit_events: 10 }));
    const endsAt = new Date(desk.service.clock.nowMs + 40 * DAY_MS).toISOString();
    await place({ kind: 'external_ref', externalRef: 'somebody' }, { endsAt });
    const events = async () => (await desk.service.app.storage.audit.details('legal_hold.placed')).length;
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
