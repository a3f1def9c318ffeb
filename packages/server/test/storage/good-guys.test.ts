import { describe, expect, it } from 'vitest';
import { newScreeningId } from '../../src/lib/ids/screening-id.ts';
import type { AddedGoodGuyEvent, GoodGuyEvent, MadeGoodGuy } from '../../src/modules/good-guys/store/good-guy.ts';
import type { FoundScreening } from '../../src/modules/retention/store/erased-records.ts';
import type { Storage } from '../../src/stores/storage.ts';
import { anyEvent } from '../support/any-event.ts';
import { DIALECTS } from '../support/dialects.ts';
import { useStorage } from '../support/use-storage.ts';

const NOW = Date.parse('2026-11-24T12:00:00Z');
const DAY_MS = 86_400_000;

describe.each(DIALECTS)('good guys on $name', ({ make }) => {
  let storage: Storage;
  useStorage(make, (opened) => {
    storage = opened;
  });

  const first = (members: Partial<GoodGuyEvent> = {}): GoodGuyEvent => ({
    number: 1,
    kind: 'made',
    at: NOW,
    actor: 'user:usr_1',
    person: 'user:usr_1',
    text: 'Ölmütz, seen',
    changes: [],
    salt: Buffer.from('salt'),
    ...members,
  });
  const goodGuy = (id: string, members: Partial<MadeGoodGuy> = {}): MadeGoodGuy => ({
    id,
    externalRef: 'customer-1',
    listing: 'demo:1',
    listedName: 'Orlan TOLBRECHT',
    reason: 'different_country',
    decision: 'dec_1',
    screeningId: Buffer.alloc(16, 7),
    expiresAt: NOW + DAY_MS,
    recordHash: 'sha256:00',
    listingFacts: { name: ['Orlan TOLBRECHT'], country: [] },
    customerFacts: { name: ['Ürlan'] },
    textKey: 'ab',
    event: first(),
    ...members,
  });
  const imported = { decision: null, screeningId: null, expiresAt: null, textKey: null };
  const add = (...made: readonly MadeGoodGuy[]) => storage.goodGuys.make(made, NOW, anyEvent(NOW));
  const then = (id: string, kind: GoodGuyEvent['kind'], members: Partial<GoodGuyEvent> = {}): AddedGoodGuyEvent => ({
    ...first({ number: 2, kind, ...members }),
    goodGuy: id,
  });
  const append = (...added: readonly AddedGoodGuyEvent[]) => storage.goodGuys.append(added, anyEvent(NOW));
  const live = async (nowMs = NOW) => (await storage.goodGuys.live('customer-1', nowMs)).map(({ id }) => id);

  it('keep what was made, and each event in order', async () => {
    const [one, two] = [goodGuy('gg_1'), goodGuy('gg_2', { ...imported, listing: 'demo:2' })];
    expect(await add(one, two)).toBe(true);
    const changes = [{ side: 'listing', fact: 'country', before: [], after: ['DE'] }] as const;
    expect(await append(then('gg_1', 'reopened', { changes }))).toBe(true);
    const found = await storage.goodGuys.find(['gg_1', 'gg_2', 'gg_3']);
    const { event, ...content } = one;
    expect(found.find(({ id }) => id === 'gg_1')).toMatchObject({
      ...content,
      events: [event, { kind: 'reopened', changes }],
    });
    expect(found.find(({ id }) => id === 'gg_2')).toMatchObject({ ...imported, events: [{ kind: 'made' }] });
    expect(found).toHaveLength(2);
  });

  it('are one for a customer and a listing while it is live, and none of a step is stored where one is not', async () => {
    expect(await add(goodGuy('gg_1'))).toBe(true);
    expect(await add(goodGuy('gg_2', { listing: 'demo:2' }), goodGuy('gg_3'))).toBe(false);
    expect(await live()).toEqual(['gg_1']);
    await append(then('gg_1', 'revoked'));
    expect(await add(goodGuy('gg_4'))).toBe(true);
    expect(await live()).toEqual(['gg_4']);
    expect(await storage.goodGuys.make([goodGuy('gg_5')], NOW + DAY_MS, anyEvent(NOW))).toBe(true);
  });

  it('are live while they are proposed or in force and have not expired', async () => {
    await add(goodGuy('gg_1'), goodGuy('gg_2', { listing: 'demo:2', event: first({ kind: 'proposed' }) }));
    expect(await live()).toEqual(['gg_1', 'gg_2']);
    expect(await live(NOW + DAY_MS)).toEqual([]);
    await append(then('gg_2', 'rejected'));
    expect(await live()).toEqual(['gg_1']);
    const sameText = async (key: string, listings: readonly string[]) =>
      (await storage.goodGuys.liveOfText(key, listings, NOW)).map(({ id }) => id);
    expect(await sameText('ab', ['demo:1', 'demo:2'])).toEqual(['gg_1']);
    expect(await sameText('ab', ['demo:3'])).toEqual([]);
    expect(await sameText('cd', ['demo:1'])).toEqual([]);
  });

  it('get one event of two that come at once', async () => {
    await add(goodGuy('gg_1'));
    const both = await Promise.all([append(then('gg_1', 'revoked')), append(then('gg_1', 'reopened'))]);
    expect(both.filter(Boolean)).toHaveLength(1);
    expect((await storage.goodGuys.find(['gg_1']))[0]?.events).toHaveLength(2);
    expect(await append(then('gg_9', 'revoked'))).toBe(false);
  });

  it('come in pages, by state, customer and listing', async () => {
    await add(goodGuy('gg_1'), goodGuy('gg_2', { listing: 'demo:2' }), goodGuy('gg_3', { externalRef: 'customer-2' }));
    await append(then('gg_2', 'revoked'));
    const page = async (filter: object, nowMs = NOW, before?: number) =>
      (await storage.goodGuys.page(filter, before, 2, nowMs)).map(({ id }) => id);
    expect(await page({})).toEqual(['gg_3', 'gg_2']);
    const place = (await storage.goodGuys.page({}, undefined, 2, NOW)).at(-1)?.place;
    expect(await page({}, NOW, place)).toEqual(['gg_1']);
    expect(await page({ state: 'in_force' })).toEqual(['gg_3', 'gg_1']);
    expect(await page({ state: 'revoked' })).toEqual(['gg_2']);
    expect(await page({ state: 'expired' }, NOW + DAY_MS)).toEqual(['gg_3', 'gg_1']);
    expect(await page({ externalRef: 'customer-1', listing: 'demo:1' })).toEqual(['gg_1']);
    const after = await storage.goodGuys.after(0, 10);
    expect(after.map(({ id }) => id)).toEqual(['gg_1', 'gg_2', 'gg_3']);
  });

  it('are purged when they have been over for long enough', async () => {
    await add(
      goodGuy('gg_1'),
      goodGuy('gg_2', { listing: 'demo:2' }),
      goodGuy('gg_3', { ...imported, listing: 'demo:3' }),
    );
    await append(then('gg_2', 'revoked', { at: NOW }));
    const purge = (cutoffMs: number) => storage.goodGuys.purgeOver(cutoffMs, 10, anyEvent(NOW));
    expect(await purge(NOW)).toBe(0);
    expect(await purge(NOW + 1)).toBe(1);
    expect(await purge(NOW + 2 * DAY_MS)).toBe(1);
    expect((await storage.goodGuys.after(0, 10)).map(({ id }) => id)).toEqual(['gg_3']);
  });

  it('go with a person’s erased screenings, and stay when those are only purged', async () => {
    const id = newScreeningId(NOW);
    const contextId = await storage.screenings.internContext('{}');
    const written = { id, contextId, actor: 'token:tok_1', outcome: 'potential_match', total: 1 };
    const request = JSON.stringify({ searchText: 'Tolbrecht', externalRef: 'customer-1' });
    await storage.screenings.record({ ...written, request, answer: '{"results":[]}' });
    const second = newScreeningId(NOW + 1);
    await storage.screenings.record({ ...written, id: second, request, answer: '{"results":[]}' });
    await add(goodGuy('gg_1', imported), goodGuy('gg_2', { ...imported, externalRef: 'customer-2' }));
    const erase = async (ids: readonly Buffer[], why: 'retention' | 'request') => {
      const found: FoundScreening[] = [];
      const onBatch = async (batch: readonly FoundScreening[]) => void found.push(...batch);
      await storage.erasure.scan({ kind: 'searches', ids }, { holds: [], onBatch });
      const holdsVersion = await storage.legalHolds.version();
      await storage.erasure.eraseScreenings(found, { holdsVersion, event: anyEvent(NOW), why, run: null });
    };
    await erase([id], 'retention');
    expect(await live()).toEqual(['gg_1']);
    await erase([second], 'request');
    expect((await storage.goodGuys.after(0, 10)).map(({ id: left }) => left)).toEqual(['gg_2']);
  });
});
