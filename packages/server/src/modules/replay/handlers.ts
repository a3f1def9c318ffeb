import type { Handlers } from '../../context/handler.ts';
import { replaySearch } from './create.ts';

/** Recorded screenings, screened again. */
export const replayHandlers = {
  replaySearch: ({ call, params }) => replaySearch(call, params.id),
} satisfies Partial<Handlers>;
