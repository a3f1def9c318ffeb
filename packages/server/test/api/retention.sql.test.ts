import { readFileSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Purge } from '../../src/modules/retention/purge/purge.ts';
import { PurgeExport } from '../../src/modules/retention/purge/purge-export.ts';
import { join } from '../support/people.ts';
import { DAY_MS, itemsWith, useRetentionService } from '../support/retention-service.ts';

const desk = useRetentionService();
const { later, verify, search, statusOf, save, purge, pass } = desk;

describe('retention', () => {
  it('keeps everything until somebody decides, and then nothing that the minimum protects', async () => {
    const { body } = await desk.admin.get('/retention');
    expect(body).toMatchObject({ version: 0, savedAt: null, purge: { nextAt: null, clock: 'plausible', runs: [] } });
    expect(body['items']).toMatchObject([
      { kind: 'screenings', keepDays: null, floorDays: 3653 },
      { kind: 'no_match', keepDays: null },
      { kind: 'audit_events', keepDays: null },
      { kind: 'access', keepDays: 30 },
    ]);
    const items = itemsWith({ screenings: 100 }, 365);
    const refused = await desk.admin.send('PUT', '/retention', { version: 0, items, text: 'Too short.' });
    expect([refused.status, refused.body['errors']]).toMatchObject([422, [{ pointer: '/items/0/keepDays' }]]);
  });

  it('does not overwrite what somebody else saved', async () => {
    await save(itemsWith({ screenings: 100 }));
    const second = await desk.admin.send('PUT', '/retention', { version: 0, items: itemsWith({}), text: 'Late.' });
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
    const { body } = await desk.admin.send('POST', '/retention/preview', { items });
    const before = new Date(desk.service.clock.nowMs - 100 * DAY_MS).toISOString();
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
    const { body: after } = await desk.admin.get('/retention');
    expect(after).toMatchObject({ purge: { runs: [{ screeningCount: 1, problem: null }, { screeningCount: 0 }] } });
    await pass(100);
    await purge();
    expect(await statusOf(purposed)).toBe(410);
  });

  it('takes customers whose relationship ended when their group says, and not before the minimum', async () => {
    const groups = ['brief', 'usual'];
    const customers = groups.map((group) => ({ externalRef: group, searchText: 'Tolbrecht Quelmar', group }));
    const { body } = await desk.admin.send('POST', '/customers', { customers });
    for (const { customerId } of body['items'] as readonly { readonly customerId: string }[])
      await desk.admin.send('POST', `/customers/${customerId}/watch`, { watch: 'ended', reason: 'Closed.' });
    await save(itemsWith({}, 60));
    await desk.admin.send('PUT', '/customer-groups/brief', { keepEndedDays: 30 });
    const left = async (): Promise<readonly string[]> => {
      await purge();
      const { customers: store } = desk.service.app.storage;
      return (await store.page({}, undefined, 9)).map(({ group }) => group);
    };
    await pass(40);
    expect(await left()).toEqual(['usual', 'brief']);
    await pass(30);
    expect(await left()).toEqual(['usual']);
    await desk.admin.send('PUT', '/customer-groups/usual', { keepEndedDays: 65 });
    expect(await left()).toEqual(['usual']);
    await pass(2);
    const hold = await desk.admin.send('POST', '/legal-holds', { scope: { kind: 'all' }, text: 'Litigation.' });
    expect(await left()).toEqual(['usual']);
    await desk.admin.send('DELETE', `/legal-holds/${hold.body['id']}`);
    expect(await left()).toEqual([]);
  });

  it('does not count a purge that was stopped as done: the next look does what is left', async () => {
    const old = await search();
    await pass(101);
    await save(itemsWith({ screenings: 100, no_match: 100 }));
    await pass(2);
    const { storage, now } = desk.service.app;
    const parts = { storage, now, pause: async () => {}, tell: () => {} };
    await expect(new Purge(parts, AbortSignal.abort()).runIfDue()).rejects.toThrow('aborted');
    expect((await storage.purges.runs(1))[0]).toMatchObject({ endedAt: null });
    expect(await statusOf(old)).toBe(200);
    await new Purge(parts).runIfDue();
    expect((await storage.purges.runs(1))[0]).toMatchObject({ problem: null, screenings: 1 });
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
    await desk.service.app.storage.retention.see(desk.service.app.now());
    await later(4_000);
    await purge();
    expect(await statusOf(id)).toBe(200);
    expect((await desk.admin.get('/retention')).body).toMatchObject({
      purge: { clock: 'doubtful', runs: [{ screeningCount: 0, problem: expect.stringContaining('clock') }] },
    });
    const wrong = await desk.admin.send('POST', '/retention/clock', { today: '2026-03-01' });
    expect([wrong.status, wrong.body['code']]).toEqual([409, 'clock_differs']);
    const today = new Date(desk.service.clock.nowMs).toISOString().slice(0, 10);
    expect((await desk.admin.send('POST', '/retention/clock', { today })).status).toBe(204);
    await purge();
    expect(await statusOf(id)).toBe(410);
  });

  it('exports what it purges, and keeps what it cannot export', async () => {
    const id = await search({ externalRef: 'customer-1' });
    await save(itemsWith({ screenings: 10, no_match: 10 }));
    await pass(20);
    const parts = {
      storage: desk.service.app.storage,
      now: desk.service.app.now,
      pause: async () => {},
      tell: () => {},
    };
    await writeFile(joinPath(desk.dataDir, 'file'), '');
    const blocked = joinPath(desk.dataDir, 'file', 'below-a-file');
    await new Purge({ ...parts, exports: new PurgeExport(blocked, desk.service.app.now) }).run();
    expect(await statusOf(id)).toBe(200);
    const dir = joinPath(desk.dataDir, 'export');
    await new Purge({ ...parts, exports: new PurgeExport(dir, desk.service.app.now) }).run();
    expect(await statusOf(id)).toBe(410);
    const [file = ''] = await readdir(dir);
    const line = JSON.parse(readFileSync(joinPath(dir, file), 'utf8'));
    expect(line).toMatchObject({ searchId: id, salt: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(line.request).toContain('customer-1');
  });

  it('is read by an auditor, and set by an administrator only', async () => {
    const auditor = await join(desk.service, desk.admin, 'Cleo', 'auditor');
    expect((await auditor.get('/retention')).status).toBe(200);
    expect((await auditor.get('/legal-holds')).status).toBe(200);
    expect((await auditor.send('POST', '/retention/preview', { items: itemsWith({}) })).status).toBe(403);
  });
});
