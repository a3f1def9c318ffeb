import type { ListsLoading } from '@namesake/contract';
import { expect, it } from 'vitest';
import { loadingText } from './list-words.ts';

const STEP: ListsLoading = {
  phase: 'reading',
  lists: { done: 3, of: 5 },
  list: 'un_sc',
  listings: { done: 41_203, of: null },
  bytes: null,
  searchable: false,
};

it('loading lists is told in counts, whatever is known of them', () => {
  const told = (more: Partial<ListsLoading>) => loadingText({ ...STEP, ...more });
  const beginning = { lists: { done: 0, of: null }, listings: null };
  expect([
    told({ phase: 'downloading', listings: null, bytes: { done: 3_140_000, of: 12_000_000 } }),
    told({ phase: 'downloading', listings: null, bytes: { done: 3_140_000, of: null } }),
    told({ phase: 'downloading', listings: null }),
    told(beginning),
    told({}),
    told({ phase: 'indexing', listings: { done: 1_500, of: 61_200 } }),
  ]).toEqual([
    'Lists are being downloaded: 3 of 5 (UN 3.1 of 12 MB)',
    'Lists are being downloaded: 3 of 5 (UN 3.1 MB)',
    'Lists are being downloaded: 3 of 5',
    'Lists are being loaded',
    'Lists are being loaded: 3 of 5 (41,203 listings)',
    'Lists are being loaded: 1,500 of 61,200 listings indexed',
  ]);
});
