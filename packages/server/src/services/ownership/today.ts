import type { Needs } from '../app.ts';

/** The day it is, as an ISO date. */
export function today({ now }: Needs<'now'>): string {
  return new Date(now()).toISOString().slice(0, 10);
}
