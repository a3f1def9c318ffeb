import { describe, expect, it } from 'vitest';
import { cutoffOf, cutoffsAt } from './cutoffs.ts';
import { type RetentionItem, type RetentionVersion, retentionFaults, SHIPPED_RETENTION } from './retention.ts';

const DAY_MS = 86_400_000;
const NOW = 20_000 * DAY_MS;
const item = (
  kind: RetentionItem['kind'],
  keepDays: number | null,
  more: Partial<RetentionItem> = {},
): RetentionItem => {
  return { kind, purpose: null, keepDays, floorDays: 0, ceilingDays: null, ...more };
};
const items = (screenings: number | null, ...more: readonly RetentionItem[]): readonly RetentionItem[] => [
  item('screenings', screenings),
  item('no_match', 10),
  item('audit_events', null),
  item('access', 30),
  ...more,
];
const version = (savedDaysAgo: number, ...all: readonly RetentionItem[]): RetentionVersion => {
  return { version: 1, items: all, reason: '', savedAt: NOW - savedDaysAgo * DAY_MS, savedBy: '' };
};
const daysOf = (cutoff: number | null): number | null => (cutoff === null ? null : (NOW - cutoff) / DAY_MS);

describe('cuts', () => {
  it('take no records with the settings that ship', () => {
    expect(cutoffsAt([SHIPPED_RETENTION], NOW)).toMatchObject({ screenings: null, no_match: null, audit_events: null });
  });

  it('follow a longer period at once, and a shorter one after a day', () => {
    const [long, short] = [version(100, ...items(200)), version(0.5, ...items(50))];
    expect(daysOf(cutoffsAt([short, long], NOW).screenings)).toBe(200);
    expect(daysOf(cutoffsAt([{ ...short, savedAt: NOW - DAY_MS }, long], NOW).screenings)).toBe(50);
    expect(daysOf(cutoffsAt([version(0.5, ...items(300)), long], NOW).screenings)).toBe(300);
    expect(cutoffsAt([version(0.5, ...items(50)), SHIPPED_RETENTION], NOW).screenings).toBeNull();
  });

  it('are at the maximum where records are kept for ever', () => {
    const settings = version(100, ...items(null).with(0, item('screenings', null, { ceilingDays: 400 })));
    expect(daysOf(cutoffsAt([settings], NOW).screenings)).toBe(400);
  });

  it('are those of the purpose, else of the outcome', () => {
    const cutoffs = cutoffsAt([version(100, ...items(20, item('screenings', 90, { purpose: 'onboarding' })))], NOW);
    expect(daysOf(cutoffOf(cutoffs, 'no_match', 'onboarding'))).toBe(90);
    expect(daysOf(cutoffOf(cutoffs, 'no_match', 'payments'))).toBe(10);
    expect(daysOf(cutoffOf(cutoffs, 'potential_match', undefined))).toBe(20);
    // A purpose must not be confused with an inherited object member.
    expect(daysOf(cutoffOf(cutoffs, 'potential_match', 'constructor'))).toBe(20);
  });

  it('of a purpose that just got a row keep what the kind before it kept', () => {
    const named = version(0.5, ...items(200, item('screenings', 5, { purpose: 'payments' })));
    expect(daysOf(cutoffsAt([named, version(100, ...items(200))], NOW).purposes['payments'] ?? null)).toBe(200);
  });
});

describe('settings', () => {
  it.each([
    ['below the minimum', item('screenings', 10, { floorDays: 20 }), '/items/0/keepDays'],
    ['above the maximum', item('screenings', 50, { ceilingDays: 40 }), '/items/0/keepDays'],
    [
      'with a maximum below the minimum',
      item('screenings', null, { floorDays: 9, ceilingDays: 5 }),
      '/items/0/ceilingDays',
    ],
    ['for a purpose of something else', item('access', 5, { purpose: 'x' }), '/items/0/purpose'],
  ])('%s are refused', (_, wrong, pointer) => {
    expect(retentionFaults([wrong, ...items(1)]).map((fault) => fault.pointer)).toContain(pointer);
  });

  it('name every kind once', () => {
    expect(retentionFaults(items(1))).toEqual([]);
    expect(retentionFaults(items(1).slice(1))).toMatchObject([{ pointer: '/items' }]);
    expect(retentionFaults([...items(1), item('screenings', 5)])).toMatchObject([{ pointer: '/items/4/kind' }]);
  });
});
