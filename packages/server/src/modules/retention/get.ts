import type { Retention } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { presentRetention } from './present-retention.ts';

/** How long records are kept, and what the last purges took. */
export function getRetention(call: Call): Promise<Retention> {
  return presentRetention(call);
}
