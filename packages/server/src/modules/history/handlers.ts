import type { Handlers } from '../../context/handler.ts';
import { countWaiting } from './count-hits.ts';
import { listScreenings } from './list.ts';

/** Handlers for past screenings and their hits. */
export const historyHandlers = {
  listScreenings: ({ call, query }) => listScreenings(call, query),
  countWaiting: ({ call }) => countWaiting(call),
} satisfies Partial<Handlers>;
