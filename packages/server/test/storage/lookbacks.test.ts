import { DEFAULT_POLICY } from '@namesake/engine';
import { describe, expect, it } from 'vitest';
import { newScreeningId } from '../../src/lib/ids/screening-id.ts';
import type { Lookback, LookbackPart } from '../../src/modules/lookbacks/store/lookback.ts';
import type { FoundScreening } from '../../src/modules/retention/store/erased-records.ts';
import type { Storage } from '../../src/stores/storage.ts';
import { anyEvent } from '../support/any-event.ts';
import { DIALECTS } from '../support/dialects.ts';
import { useStorage } from '../support/use-storage.ts';

const NOW = Date.parse('2026-11-24T12:00:00Z');
const DAY_MS = 86_400_000;

const lookback = (id: string, members: Partial<Lookback> = {}): Lookback => ({
  id,
  state: 'running',
  createdBy: 'user:usr_1',
  createdAt: NOW,
  startedAt: NOW,
  endedAt: null,
  entityId: null,
  entity: { names: ['Orlan Vestrakov'], type: 'person', birthDates: ['1971'] },
  policy: DEFAULT_POLICY,
  reason: 'a question',
  fromMs: null,
  toMs: null,
  actors: null,
  upTo: 10,
  step: 0,
  lookedTo: null,
  total: null,
  scanned: 0,
  unreadable: 0,
  skipped: 0,
  found: 0,
  ...members,
});
const hit = (screeningId: Buffer): LookbackPart['hits'][number] => ({
  screeningId,
  nameScore: 97.2,
  score: 90,
  priority: 'high',
  matchedName: 'Orlan Vestrakov',
});

describe.each(DIALECTS)('lookbacks on $name', ({ make }) => {
  let storage: Storage;
  useStorage(make, (opened) => {
    storage = opened;
  });

  const add = (...all: readonly Lookback[]) => Promise.all(all.map((one) => storage.lookbacks.add(one, anyEvent(NOW))));
  async function record(atMs: number, actor = 'user:usr_1'): Promise<Buffer> {
    const id = newScreeningId(atMs);
    const contextId = await storage.screenings.internContext('{}');
    const written = { id, contextId, actor, outcome: 'no_match', total: 0, answer: '{"results":[]}' };
    await storage.screenings.record({ ...written, request: '{"searchText":"Tolbrecht"}' });
    return id;
  }
  async function erase(...ids: readonly Buffer[]): Promise<void> {
    const found: FoundScreening[] = [];
    const onBatch = async (some: readonly FoundScreening[]) => void found.push(...some);
    await storage.erasure.scan({ kind: 'searches', ids }, { holds: [], onBatch });
    const holdsVersion = await storage.legalHolds.version();
    await storage.erasure.eraseScreenings(found, { holdsVersion, event: anyEvent(NOW), why: 'request', run: null });
  }

  it('are read back as they were stored', async () => {
    const whole = lookback('lkb_1', {
      actors: ['user:usr_1', 'token:tok_1'],
      fromMs: 1,
      toMs: NOW,
      entityId: 'list_a:1',
      reason: null,
      entity: {
        names: ['Orlan Vestrakov', 'Орлан'],
        weakNames: ['Orly'],
        type: 'person',
        birthDates: ['1971'],
        gender: 'male',
        countries: ['DE'],
        identifiers: [{ type: 'passport', value: 'X1', country: 'DE' }],
      },
    });
    await add(whole);
    expect(await storage.lookbacks.find('lkb_1')).toMatchObject(whole);
    expect(await storage.lookbacks.find('lkb_2')).toBeUndefined();
  });

  it('store a part once, with its hits, and only while they run', async () => {
    const ids = [await record(NOW), await record(NOW - 1)];
    const begun = lookback('lkb_1');
    await add(begun);
    const part = { lookedTo: Buffer.alloc(16, 7), scanned: 5, unreadable: 1, hits: ids.map(hit) };
    const stored = await Promise.all([storage.lookbacks.finish(begun, part), storage.lookbacks.finish(begun, part)]);
    expect(stored.filter(Boolean)).toHaveLength(1);
    const after = await storage.lookbacks.find('lkb_1');
    expect(after).toMatchObject({ step: 1, scanned: 5, unreadable: 1, found: 2, lookedTo: part.lookedTo });
    expect(await storage.lookbacks.finish(after ?? begun, { ...part, hits: [hit(await record(NOW - 2))] })).toBe(true);
    const hits = await storage.lookbacks.hits('lkb_1', 0, 10);
    expect(hits.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(hits[0]).toEqual({ number: 1, ...hit(ids[0] ?? Buffer.alloc(0)) });
    expect((await storage.lookbacks.hits('lkb_1', 1, 1)).map(({ number }) => number)).toEqual([2]);

    const now = await storage.lookbacks.find('lkb_1');
    await storage.lookbacks.change('lkb_1', ['running'], { state: 'cancelled', endedAt: NOW }, anyEvent(NOW));
    expect(await storage.lookbacks.finish(now ?? begun, part)).toBe(false);
    expect(await storage.lookbacks.hitCount('lkb_1')).toBe(3);
    expect(await storage.lookbacks.change('lkb_1', ['running'], { state: 'done' })).toBe(false);
  });

  it('come in pages: all, or those over own screenings; those that wait are found', async () => {
    await add(lookback('lkb_1', { actors: ['user:usr_1'] }));
    await add(lookback('lkb_2', { createdBy: 'token:tok_1', state: 'queued', actors: ['token:tok_1'] }));
    await add(lookback('lkb_3', { state: 'done', endedAt: NOW }));
    const page = async (actors?: readonly string[], before?: number) =>
      (await storage.lookbacks.page(actors, before, 2)).map(({ id }) => id);
    expect(await page()).toEqual(['lkb_3', 'lkb_2']);
    const [, second] = await storage.lookbacks.page(undefined, undefined, 2);
    expect(await page(undefined, second?.place)).toEqual(['lkb_1']);
    // The third one is over screenings of everybody: being its creator is not enough.
    expect(await page(['user:usr_1'])).toEqual(['lkb_1']);
    expect(await page([])).toEqual([]);
    expect(await storage.lookbacks.waiting()).toEqual(['lkb_1', 'lkb_2']);
    expect(await storage.lookbacks.unfinished('user:usr_1')).toBe(1);
  });

  it('lose hits with their screenings, and keep none of a screening that was erased while it was compared', async () => {
    const [first, second] = [await record(NOW), await record(NOW - 1)];
    const begun = lookback('lkb_1');
    await add(begun);
    await erase(second);
    const part = { lookedTo: second, scanned: 2, unreadable: 0, hits: [hit(first), hit(second)] };
    expect(await storage.lookbacks.finish(begun, part)).toBe(true);
    expect(await storage.lookbacks.hitCount('lkb_1')).toBe(1);
    await erase(first);
    expect(await storage.lookbacks.hits('lkb_1', 0, 10)).toEqual([]);
    expect((await storage.lookbacks.find('lkb_1'))?.found).toBe(2);
  });

  it('are found by a text in what they ask, and erased or purged with what they found', async () => {
    const id = await record(NOW);
    await add(lookback('lkb_1'), lookback('lkb_2', { entity: { names: ['Someone'] }, reason: 'as ORLAN  vestrakov' }));
    await add(lookback('lkb_3', { entity: { names: ['Someone'] } }));
    const part = { lookedTo: id, scanned: 1, unreadable: 0, hits: [hit(id)] };
    await storage.lookbacks.finish(lookback('lkb_1'), part);
    await storage.lookbacks.finish(lookback('lkb_3'), part);
    const about = await storage.lookbacks.about('orlan Vestrakov');
    expect([...about].sort()).toEqual(['lkb_1', 'lkb_2']);
    await storage.lookbacks.erase(about, anyEvent(NOW));
    expect(await storage.lookbacks.hits('lkb_1', 0, 10)).toEqual([]);
    await storage.lookbacks.change('lkb_3', ['running'], { state: 'done', endedAt: NOW });
    expect(await storage.lookbacks.purgeEnded(NOW, anyEvent(NOW))).toBe(0);
    expect(await storage.lookbacks.purgeEnded(NOW + 1, anyEvent(NOW))).toBe(1);
    expect(await storage.lookbacks.page(undefined, undefined, 10)).toEqual([]);
    expect(await storage.lookbacks.hitCount('lkb_3')).toBe(0);
  });

  it('look at what was recorded before they were asked, by the row and not by the clock', async () => {
    const mine = [await record(NOW - DAY_MS), await record(NOW), await record(NOW + DAY_MS)];
    const theirs = await record(NOW - 1, 'token:tok_9');
    const upTo = await storage.history.newest();
    // Its clock is behind: it has the time of what was there before.
    await record(NOW - 2 * DAY_MS);
    const ids = async (filter: Parameters<Storage['history']['count']>[0]) =>
      (await storage.history.ids({ ...filter, upTo }, { limit: 10 })).ids.map((id) => id.toString('hex'));
    const hex = (all: readonly (Buffer | undefined)[]) => all.map((id) => id?.toString('hex'));
    expect(await ids({})).toEqual(hex([mine[2], mine[1], theirs, mine[0]]));
    expect(await ids({ actors: ['user:usr_1'] })).toEqual(hex([mine[2], mine[1], mine[0]]));
    expect(await storage.history.count({ upTo })).toBe(4);
    expect(await storage.history.count({ upTo, fromMs: NOW, toMs: NOW + 1 })).toBe(1);
    expect(await storage.history.count({ upTo, actors: ['token:tok_9', 'user:usr_1'] })).toBe(4);
    await erase(mine[1] ?? Buffer.alloc(0), theirs);
    expect(await storage.history.countGone({ upTo })).toBe(2);
    expect(await storage.history.countGone({ actors: ['user:usr_1'] })).toBe(1);
    expect(await storage.history.countGone({ fromMs: NOW + 1 })).toBe(0);
    expect(await storage.history.count({ upTo })).toBe(2);
  });
});
