import type { Screening } from '@namesake/engine';
import type { Screened, TooExpensive } from '../../src/screening/thread-protocol.ts';

/** What a search found, which was not too expensive. */
export function screeningOf(screened: Screened | TooExpensive): Screening {
  if ('tooExpensive' in screened) throw new Error('The search was too expensive.');
  return screened.screening;
}
