import type { RefusedLists } from '../../src/lists/refresh/refused-lists.ts';

/** No download was refused. */
export const NOTHING_REFUSED: RefusedLists = {
  list: async () => [],
  accept: () => Promise.reject(new Error('nothing was refused')),
};
