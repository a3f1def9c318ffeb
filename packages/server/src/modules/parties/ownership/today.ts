import type { App } from '../../../context/app.ts';

/** Today, as an ISO date. */
export function today({ now }: App): string {
  return new Date(now()).toISOString().slice(0, 10);
}
