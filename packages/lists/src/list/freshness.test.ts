import { describe, expect, it } from 'vitest';
import { type FreshnessFacts, freshnessOf } from './freshness.ts';

const DAY_MS = 24 * 3_600_000;
const NOW = Date.parse('2026-06-30T12:00:00Z');
const daysAgo = (days: number): number => NOW - days * DAY_MS;
const NOTHING: FreshnessFacts = {
  origin: 'disk',
  checkedAtMs: null,
  contactAtMs: null,
  publishedAtMs: null,
  publishedEveryDays: 20,
  attestedAtMs: null,
  isClockBack: false,
  nowMs: NOW,
};
const statusOf = (facts: Partial<FreshnessFacts>) => freshnessOf({ ...NOTHING, ...facts }).status;

describe('a list from a folder', () => {
  it.each([
    [0, 'fresh'],
    [19.9, 'fresh'],
    [20, 'aged'],
    [59.9, 'aged'],
    [60, 'stale'],
    [2_000, 'stale'],
  ] as const)('published %d days ago, where its publisher publishes every 20 days, is %s', (days, status) =>
    expect(statusOf({ publishedAtMs: daysAgo(days) })).toBe(status),
  );

  it('is as old as its publication, whenever the file was copied', () =>
    expect(freshnessOf({ ...NOTHING, publishedAtMs: daysAgo(7), checkedAtMs: NOW }).ageSeconds).toBe(7 * 24 * 3_600));

  it.each([
    [0, 'fresh'],
    [20, 'aged'],
    [60, 'stale'],
    [-3, 'stale'],
  ] as const)('published years ago, of which the publisher had nothing newer %d days ago, is %s', (days, status) =>
    expect(statusOf({ publishedAtMs: daysAgo(900), contactAtMs: daysAgo(days) })).toBe(status),
  );

  it('of which the publisher was asked has no known age without a date inside', () =>
    expect(statusOf({ contactAtMs: NOW })).toBe('unknown'));

  it('has no known age without a date inside, from the future, and while the clock is behind', () => {
    expect(statusOf({})).toBe('unknown');
    expect(statusOf({ publishedAtMs: daysAgo(-2) })).toBe('unknown');
    expect(statusOf({ publishedAtMs: daysAgo(1), isClockBack: true })).toBe('unknown');
  });

  it('that is dated today in a time zone ahead of this one is fresh', () =>
    expect(freshnessOf({ ...NOTHING, publishedAtMs: daysAgo(-0.5) })).toEqual({ status: 'fresh', ageSeconds: 0 }));

  it('that somebody vouches for is fresh, and as old as the word', () =>
    expect(freshnessOf({ ...NOTHING, publishedAtMs: daysAgo(900), attestedAtMs: daysAgo(3) })).toEqual({
      status: 'fresh',
      ageSeconds: 3 * 24 * 3_600,
    }));

  it('of one’s own is never judged by its age', () =>
    expect(statusOf({ publishedEveryDays: null, publishedAtMs: daysAgo(900) })).toBe('fresh'));

  it.each([
    ['of one’s own', { publishedEveryDays: null }],
    ['that somebody vouches for', { attestedAtMs: NOW }],
    ['that was downloaded', { origin: 'download', checkedAtMs: NOW }],
  ] as const)('%s has no known age where it is dated in the future', (_, facts) =>
    expect(statusOf({ ...facts, publishedAtMs: daysAgo(-2) })).toBe('unknown'),
  );
});

describe('a downloaded list', () => {
  const DOWNLOADED = { origin: 'download', publishedAtMs: daysAgo(10) } as const;

  it.each([
    [0.5, 'fresh'],
    [1, 'aged'],
    [2.9, 'aged'],
    [3, 'stale'],
  ] as const)('checked %d days ago is %s', (days, status) =>
    expect(statusOf({ ...DOWNLOADED, checkedAtMs: daysAgo(days) })).toBe(status),
  );

  it('checked in the future has no known age', () =>
    expect(statusOf({ ...DOWNLOADED, checkedAtMs: daysAgo(-2) })).toBe('unknown'));

  it('checked now, whose address gives the same file for three intervals, is warned about and still proves something', () =>
    expect(statusOf({ ...DOWNLOADED, checkedAtMs: NOW, publishedAtMs: daysAgo(61) })).toBe('aged'));
});
