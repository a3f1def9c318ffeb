import type { ListInfo } from '@namesake/contract';
import { describe, expect, it } from 'vitest';
import { effectRows } from './effect-rows.ts';

const list = (id: string, effects: ListInfo['effects']): ListInfo => ({
  id,
  status: 'fresh',
  problem: null,
  problemKind: null,
  version: null,
  publishedAt: null,
  checkedAt: null,
  ageSeconds: null,
  recordCount: 9,
  fileHash: null,
  title: `List ${id}`,
  publisher: '',
  url: null,
  effect: 'unknown',
  required: true,
  heldRemovalCount: 0,
  publishedEveryDays: null,
  warnings: [],
  effects,
  notSearched: { listingCount: 0, effects: [] },
});

describe('what lists have of each effect', () => {
  it('is counted list by list, the most first', () => {
    const rows = effectRows([
      list('a', [
        { effect: 'asset_freeze', listingCount: 40 },
        { effect: 'export_control', listingCount: 3 },
      ]),
      list('b', [
        { effect: 'sectoral', listingCount: 50 },
        { effect: 'debarment', listingCount: 7 },
        { effect: 'export_control', listingCount: 2 },
      ]),
    ]);
    expect(rows.map(({ effect, listings, lists: having }) => [effect, listings, having.length])).toEqual([
      ['sectoral', 50, 1],
      ['asset_freeze', 40, 1],
      ['debarment', 7, 1],
      ['export_control', 5, 2],
    ]);
  });
});
