import { describe, expect, it } from 'vitest';
import { newScreeningId } from '../../src/lib/ids/screening-id.ts';
import type { HistoryFilter, WaitingHits } from '../../src/modules/history/store/history-query.ts';
import type { Storage } from '../../src/stores/storage.ts';
import { DIALECTS, type TestStore } from '../support/dialects.ts';
import { useStorage } from '../support/use-storage.ts';

const START = Date.parse('2026-11-24T12:00:00Z');
const ACTORS = ['token:tok_1', 'user:usr_1'];
const OPEN = { state: 'open', highOnly: false } as const;
const PROPOSED = { state: 'proposed', highOnly: false } as const;

/** Best scores of open and of proposed hits, in the order in which they were screened. */
const SCORES: readonly (readonly [open: number | null, proposed: number | null])[] = [
  [80, null],
  [97.2, null],
  [null, 90],
  [97.2, 75.1],
  [75.1, null],
  [100, 90],
  [97.1, null],
  [null, 100],
  [97.2, null],
];
const hitsOf = (open: number | null, proposed: number | null): WaitingHits => ({
  open: open === null ? 0 : 1,
  openHigh: Number(open !== null && open >= 85),
  openScore: open,
  proposed: proposed === null ? 0 : 2,
  proposedHigh: 0,
  proposedScore: proposed,
});

describe.each(DIALECTS)('the inbox by score on $name', ({ make }) => {
  let storage: Storage;
  let store: TestStore;
  let ids: Buffer[];
  useStorage(make, async (opened, place) => {
    [storage, store] = [opened, place];
    ids = [];
    for (const n of SCORES.keys()) await screened(n);
  });

  async function screened(n: number): Promise<void> {
    const id = newScreeningId(START + n * 1_000);
    const contextId = await storage.screenings.internContext('{}');
    const request = JSON.stringify({ searchText: 'Tolbrecht', externalRef: n % 2 === 0 ? 'customer-1' : undefined });
    const written = { id, contextId, actor: ACTORS[n % 2] ?? '', outcome: 'potential_match', total: 1 };
    await storage.screenings.record({ ...written, request, answer: '{"results":[]}' });
    ids.push(id);
  }
  const numberOf = (id: Buffer) => ids.findIndex((one) => one.equals(id));
  /** Keeps what was counted of all that is not counted, or of these. */
  async function keep(...only: readonly number[]): Promise<void> {
    const { items } = await storage.history.page({ inbox: { state: 'uncounted' } }, { limit: 100 });
    const chosen = items.filter(({ id }) => only.length === 0 || only.includes(numberOf(id)));
    const counted = chosen.map(({ id, inbox }) => {
      const [open = null, proposed = null] = SCORES[numberOf(id)] ?? [];
      return { id, version: inbox?.version ?? -1, hits: hitsOf(open, proposed) };
    });
    await storage.inbox.keep(counted);
  }
  async function byScore(filter: HistoryFilter, limit = 2): Promise<readonly number[]> {
    const seen: number[] = [];
    for (let after: Buffer | undefined; ; ) {
      const { items, lookedTo } = await storage.history.page(filter, { after, order: 'score', limit });
      seen.push(...items.map(({ id }) => numberOf(id)));
      if (lookedTo === null) return seen;
      after = lookedTo;
    }
  }
  const uncounted = async () =>
    (await storage.history.page({ inbox: { state: 'uncounted' } }, { order: 'oldest', limit: 100 })).items.map(
      ({ id }) => numberOf(id),
    );

  it('comes with the highest first, of equal ones the oldest, on pages of any size', async () => {
    await keep();
    for (const limit of [1, 2, 3, 50]) {
      expect(await byScore({ inbox: OPEN }, limit)).toEqual([5, 1, 3, 8, 6, 0, 4]);
      expect(await byScore({ inbox: PROPOSED }, limit)).toEqual([7, 2, 5, 3]);
    }
  });

  it('keeps to all other filters', async () => {
    await keep();
    expect(await byScore({ inbox: { ...OPEN, highOnly: true } })).toEqual([5, 1, 3, 8, 6]);
    expect(await byScore({ inbox: OPEN, externalRef: 'customer-1' })).toEqual([8, 6, 0, 4]);
    expect(await byScore({ inbox: OPEN, actors: ACTORS.slice(1) })).toEqual([5, 1, 3]);
    expect(await byScore({ inbox: OPEN, actors: ACTORS })).toEqual([5, 1, 3, 8, 6, 0, 4]);
    expect(await byScore({ inbox: OPEN, fromMs: START + 1_000, toMs: START + 5_000 })).toEqual([1, 3, 4]);
  });

  it('leaves out what nobody has counted, and gives it for counting', async () => {
    await keep(0, 5);
    expect(await byScore({ inbox: OPEN })).toEqual([5, 0]);
    expect(await uncounted()).toEqual([1, 2, 3, 4, 6, 7, 8]);
  });

  it('gives for counting what was counted without scores: before there were any, or by an earlier version', async () => {
    const counts = 'open_hits = 1, open_high = 0, proposed_hits = 0, proposed_high = 0';
    await store.change(`update inbox set ${counts}`);
    expect(await uncounted()).toEqual([...SCORES.keys()]);
    await keep();
    expect(await uncounted()).toEqual([]);
  });

  it('keeps the place of what changes while pages are read, so that no page misses it', async () => {
    await keep();
    const { items, lookedTo } = await storage.history.page({ inbox: OPEN }, { order: 'score', limit: 2 });
    expect(items.map(({ id }) => numberOf(id))).toEqual([5, 1]);
    // As the trigger of a decision does it.
    await store.change('update inbox set version = 7, open_hits = null, open_high = null where open_score < 970');
    const next = await storage.history.page(
      { inbox: OPEN },
      { after: lookedTo ?? undefined, order: 'score', limit: 9 },
    );
    expect(next.items.map(({ id }) => numberOf(id))).toEqual([3, 8, 6, 0, 4]);
    expect(next.items.map(({ inbox }) => inbox?.counted === null)).toEqual([false, false, false, true, true]);
    expect(await uncounted()).toEqual([0, 4]);
  });
});
