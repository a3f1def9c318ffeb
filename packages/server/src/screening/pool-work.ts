import type { IndexImage } from '@namesake/engine';
import type { ApiError } from '../lib/errors/api-error.ts';
import type { SearchAnswer, SearchJob } from './thread-protocol.ts';

/** Work for a thread of the pool, with its callbacks. */
export type Work = {
  readonly image: IndexImage;
  readonly caller: string;
  readonly job: SearchJob;
  readonly answered: (answer: SearchAnswer) => void;
  readonly refused: (error: ApiError) => void;
};
