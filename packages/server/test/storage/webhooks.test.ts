import { describe, expect, it } from 'vitest';
import { countsOf } from '../../src/modules/webhooks/store/delivery-store.ts';
import type { Delivery, Webhook } from '../../src/modules/webhooks/store/webhook.ts';
import type { Storage } from '../../src/stores/storage.ts';
import { anyEvent } from '../support/any-event.ts';
import { DIALECTS } from '../support/dialects.ts';
import { useStorage } from '../support/use-storage.ts';

const NOW = Date.parse('2026-11-24T12:00:00Z');
/** The place before which a page of everything begins. */
const LATEST = Number.MAX_SAFE_INTEGER;

const WEBHOOK: Webhook = {
  id: 'whk_1',
  url: 'https://hooks.example.com/',
  events: ['customer.alerted', 'list.stale'],
  description: 'one',
  state: 'on',
  secret: Buffer.from('sealed'),
  previous: null,
  takenTo: 3,
  digest: null,
  withReferences: false,
  createdAt: NOW,
  createdBy: 'user:usr_1',
};
const delivery = (entry: number, subject = 'cus_1', members: Partial<Delivery> = {}): Delivery => ({
  id: `msg_${entry}`,
  webhook: 'whk_1',
  entry,
  type: 'customer.alerted',
  subject,
  state: 'waiting',
  tries: 0,
  firstTryAt: null,
  dueAt: NOW,
  createdAt: NOW,
  endedAt: null,
  log: [],
  ...members,
});

describe.each(DIALECTS)('webhooks on $name', ({ make }) => {
  let storage: Storage;
  useStorage(make, async (opened) => {
    storage = opened;
    await storage.webhooks.add(WEBHOOK, anyEvent(NOW, 'webhook.created'));
  });

  const dueIds = async (atMs = NOW) => (await storage.deliveries.due('whk_1', atMs, 10)).map(({ id }) => id);

  it('are read as they were stored, and changed', async () => {
    expect(await storage.webhooks.find('whk_1')).toEqual(WEBHOOK);
    const previous = { secret: Buffer.from('old'), until: NOW };
    const changed = {
      events: ['list.held'],
      previous,
      digest: { at: '08:00', timeZone: 'Europe/Vienna' },
      withReferences: true,
    } as const;
    expect(await storage.webhooks.change('whk_1', changed, anyEvent(NOW, 'webhook.changed'))).toBe(true);
    expect(await storage.webhooks.all()).toEqual([{ ...WEBHOOK, ...changed }]);
    expect(await storage.webhooks.change('whk_2', changed, anyEvent(NOW, 'webhook.changed'))).toBe(false);
  });

  it('take up events once, and only while they are on', async () => {
    expect(await storage.webhooks.take(WEBHOOK, 5, [delivery(4), delivery(5)])).toBe(true);
    expect(await storage.webhooks.take(WEBHOOK, 5, [delivery(4), delivery(5)])).toBe(false);
    expect((await storage.webhooks.find('whk_1'))?.takenTo).toBe(5);
    await storage.webhooks.change('whk_1', { state: 'off' }, anyEvent(NOW, 'webhook.changed'));
    expect(await storage.webhooks.take({ ...WEBHOOK, takenTo: 5 }, 6, [delivery(6)])).toBe(false);
    expect((await storage.deliveries.page('whk_1', undefined, LATEST, 10)).map(({ entry }) => entry)).toEqual([5, 4]);
  });

  it('have of each subject only the first delivery due that waits', async () => {
    const later = delivery(6, 'cus_2', { dueAt: NOW + 1 });
    await storage.webhooks.take(WEBHOOK, 7, [delivery(4), delivery(5), later, delivery(7, 'cus_3')]);
    expect(await dueIds()).toEqual(['msg_4', 'msg_7']);
    expect(await dueIds(NOW + 1)).toEqual(['msg_4', 'msg_7', 'msg_6']);
    const done = { ...delivery(4), state: 'delivered', tries: 1, endedAt: NOW } as const;
    expect(await storage.deliveries.change(delivery(4), done)).toBe(true);
    expect(await storage.deliveries.change(delivery(4), done)).toBe(false);
    expect(await dueIds()).toEqual(['msg_5', 'msg_7']);
    expect(await storage.deliveries.counts()).toEqual(new Map([['whk_1', { waiting: 3, failed: 0 }]]));
    const bySubject = await storage.deliveries.countsBySubject();
    expect(bySubject.map(({ subject }) => subject).sort()).toEqual(['cus_1', 'cus_2', 'cus_3']);
    expect(countsOf(bySubject)).toEqual(await storage.deliveries.counts());
    expect(await storage.deliveries.waiting('whk_1', 2)).toBe(2);
  });

  it('have for one mail everything due, but what follows one of its subject that is not', async () => {
    const later = delivery(6, 'cus_2', { dueAt: NOW + 1 });
    await storage.webhooks.take(WEBHOOK, 8, [
      delivery(4),
      delivery(5),
      later,
      delivery(7, 'cus_2'),
      delivery(8, 'cus_3'),
    ]);
    const together = async (atMs: number) =>
      (await storage.deliveries.dueTogether('whk_1', atMs, 4)).map(({ entry }) => entry);
    expect(await together(NOW)).toEqual([4, 5, 8]);
    expect(await together(NOW + 1)).toEqual([4, 5, 6, 7]);
  });

  it('keep what was tried, until it has been over for long', async () => {
    const tried = { at: NOW, status: null, problem: 'No answer within 15 seconds.', durationMs: 15_000 };
    const failed = { ...delivery(4), state: 'failed', tries: 9, firstTryAt: NOW, endedAt: NOW, log: [tried] } as const;
    await storage.webhooks.take(WEBHOOK, 5, [failed, delivery(5, 'cus_2')]);
    expect(await storage.deliveries.find('whk_1', 'msg_4')).toEqual(failed);
    expect(await storage.deliveries.page('whk_1', 'failed', LATEST, 10)).toMatchObject([{ id: 'msg_4' }]);
    await storage.deliveries.tidy(NOW);
    expect(await storage.deliveries.find('whk_1', 'msg_4')).toEqual(failed);
    await storage.deliveries.tidy(NOW + 1);
    expect((await storage.deliveries.page('whk_1', undefined, LATEST, 10)).map(({ id }) => id)).toEqual(['msg_5']);
  });

  it('are disabled with the try that says so, once', async () => {
    await storage.webhooks.take(WEBHOOK, 4, [delivery(4)]);
    const event = anyEvent(NOW, 'webhook.disabled');
    await storage.deliveries.disable(delivery(4), delivery(4), event);
    await storage.deliveries.disable(delivery(4), delivery(4), event);
    expect((await storage.webhooks.find('whk_1'))?.state).toBe('disabled');
    expect(await storage.auditEntries.events({ action: 'webhook.disabled' }, undefined, 10)).toHaveLength(1);
  });

  it('have those that failed read part by part, the oldest event first', async () => {
    const [one, other, third] = [5, 4, 7].map((entry) => delivery(entry, `cus_${entry}`, { state: 'failed' }));
    if (!one || !other || !third) throw new Error('There are three.');
    await storage.webhooks.take(WEBHOOK, 7, [one, other, delivery(6), third]);
    const failed = async (after: number) =>
      (await storage.deliveries.failed('whk_1', after, 2)).map(({ entry, subject }) => [entry, subject]);
    expect([await failed(-1), await failed(5), await failed(7)]).toEqual([
      [
        [4, 'cus_4'],
        [5, 'cus_5'],
      ],
      [[7, 'cus_7']],
      [],
    ]);
  });

  it('are deleted with their deliveries', async () => {
    await storage.webhooks.take(WEBHOOK, 4, [delivery(4)]);
    expect(await storage.webhooks.delete('whk_1', anyEvent(NOW, 'webhook.deleted'))).toBe(true);
    expect(await storage.webhooks.delete('whk_1', anyEvent(NOW, 'webhook.deleted'))).toBe(false);
    expect(await storage.webhooks.all()).toEqual([]);
    expect(await storage.deliveries.find('whk_1', 'msg_4')).toBeUndefined();
  });
});
