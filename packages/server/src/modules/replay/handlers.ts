import type { Handlers } from '../../context/handler.ts';
import { replaySearch } from './create.ts';

/** Handlers for replays of recorded screenings. */
export const replayHandlers = {
  replaySearch: ({ call, params }) => replaySearch(call, params.id),
} satisfies Partial<Handlers>;
