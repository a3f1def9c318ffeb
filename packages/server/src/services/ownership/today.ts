import type { Needs } from '../app.ts';

/** Today, as an ISO date. */
export function today({ now }: Needs<'now'>): string {
  return new Date(now()).toISOString().slice(0, 10);
}
