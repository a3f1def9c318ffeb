import { describe, expect, it } from 'vitest';
import { firstIdAt, screeningTime } from '../../lib/ids/screening-id.ts';
import type { EventEntry, ScreeningEntry } from './audit-entry-store.ts';
import { type LogPlace, type LogRow, readLog } from './read-log.ts';

const event = (at: number): EventEntry => ({
  at,
  seq: at,
  actor: 'operator',
  action: 'test.done',
  target: '',
  detail: {},
  requestId: '',
  entry: at,
});
const screening = (at: number): ScreeningEntry => ({
  id: firstIdAt(at),
  actor: 'token:tok_1',
  outcome: 'no_match',
  total: 0,
  entry: at,
});

/** In-memory entries. Screenings are compared a few at a time, and one in `everyFits` fits. */
const fakeEntries = (events: readonly EventEntry[], screenings: readonly ScreeningEntry[], everyFits: number) => ({
  events: async (_: object, before: { at: number } | undefined, limit: number) =>
    events.filter(({ at }) => at < (before?.at ?? Number.POSITIVE_INFINITY)).slice(0, limit),
  screenings: async (_: object, before: Buffer | undefined, limit: number) => {
    const rest = screenings.filter(({ id }) => before === undefined || Buffer.compare(id, before) < 0);
    const looked = rest.slice(0, Math.max(2, limit));
    const fitting = looked.filter(({ id }) => screeningTime(id) % everyFits === 0);
    const last = fitting.length > limit ? fitting[limit - 1] : looked.at(-1);
    const isCut = fitting.length > limit || looked.length < rest.length;
    return { items: fitting.slice(0, limit), lookedTo: isCut ? (last?.id ?? null) : null };
  },
});

async function readAll(entries: ReturnType<typeof fakeEntries>, limit: number): Promise<readonly LogRow[]> {
  const rows: LogRow[] = [];
  for (let place: LogPlace | undefined = {}; place !== undefined; ) {
    const page = await readLog(entries, {}, place, limit);
    rows.push(...page.rows);
    place = page.next;
  }
  return rows;
}

describe('reading the log', () => {
  const events = [50, 41, 40, 33, 20, 11, 3].map(event);
  const screenings = Array.from({ length: 48 }, (_, n) => screening(48 - n));

  it.each([1, 2, 3, 7, 100])('gives everything once and in order, %i entries a page', async (limit) => {
    for (const everyFits of [1, 4, 17, 1_000]) {
      const times = (await readAll(fakeEntries(events, screenings, everyFits), limit)).map(({ at }) => at);
      const fitting = screenings.map(({ id }) => screeningTime(id)).filter((at) => at % everyFits === 0);
      expect(times).toEqual([...events.map(({ at }) => at), ...fitting].sort((a, b) => b - a));
    }
  });

  it('says how far back it has looked while there is more', async () => {
    const page = await readLog(fakeEntries(events, screenings, 1), {}, {}, 10);
    expect(page.lookedToMs).toBe(page.rows.at(-1)?.at);
    expect((await readLog(fakeEntries(events, [], 1), {}, {}, 10)).lookedToMs).toBeUndefined();
  });
});
