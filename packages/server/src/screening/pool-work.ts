import type { IndexImage } from '@namesake/engine';
import type { ApiError } from '../lib/errors/api-error.ts';
import type { SearchAnswer, SearchJob } from './thread-protocol.ts';

/** A job for a pool thread, with its callbacks. */
export type Work = {
  readonly image: IndexImage;
  readonly caller: string;
  readonly job: SearchJob;
  readonly answered: (answer: SearchAnswer) => void;
  readonly refused: (error: ApiError) => void;
};
