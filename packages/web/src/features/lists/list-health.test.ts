import type { ListInfo } from '@namesake/contract';
import { describe, expect, it } from 'vitest';
import { byUrgency, isMild, needsAttention, publishedLongAgo, troubleOf } from './list-health.ts';

const list = (id: string, status: ListInfo['status'], problem: string | null = null): ListInfo => ({
  id,
  status,
  problem,
  problemKind: problem === null ? null : 'refused',
  version: null,
  publishedAt: null,
  checkedAt: null,
  ageSeconds: null,
  recordCount: null,
  fileHash: null,
  title: id,
  publisher: '',
  url: null,
  effect: 'unknown',
  required: true,
  heldRemovalCount: 0,
  publishedEveryDays: 90,
  warnings: [],
  effects: [],
  notSearched: { listingCount: 0, effects: [] },
});

describe('which lists need attention', () => {
  it.each(['stale', 'missing', 'sample'] as const)('a %s one does', (status) => {
    expect(needsAttention(list('a', status))).toBe(true);
  });

  it('a fresh one does only while its newest file is refused', () => {
    expect(needsAttention(list('a', 'fresh'))).toBe(false);
    expect(needsAttention(list('a', 'fresh', 'The file ends too early.'))).toBe(true);
  });

  it('a download that failed is not called refused, and is no alarm while the list is fresh', () => {
    const failed = { ...list('a', 'fresh', 'the publisher answered 500'), problemKind: 'failed' } as const;
    expect([troubleOf(failed), isMild(troubleOf(failed))]).toEqual(['failed', true]);
    expect(troubleOf({ ...failed, status: 'stale' })).toBe('stale');
    expect(isMild(troubleOf(list('a', 'fresh', 'The file ends too early.')))).toBe(false);
  });

  it('they come first, otherwise in the order of the server', () => {
    const lists = [list('a', 'fresh'), list('b', 'stale'), list('c', 'fresh'), list('d', 'missing')];
    expect(byUrgency(lists).map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c']);
  });
});

describe('a version that was published long ago', () => {
  const published = (publishedAt: string | null) =>
    publishedLongAgo({ ...list('a', 'fresh'), publishedAt, checkedAt: '2026-06-30T00:00:00Z', ageSeconds: 3600 });

  it('is told with its age, however new the file is to its folder', () => {
    expect(published('2026-03-01T00:00:00Z')).toBe(121 * 24 * 3600 + 3600);
  });

  it('is not told where it is as old as lists are', () => {
    expect([published('2026-04-02T00:00:00Z'), published(null)]).toEqual([undefined, undefined]);
  });
});
