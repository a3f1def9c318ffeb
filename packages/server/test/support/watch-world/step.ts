import fc from 'fast-check';
import type { Answer } from '../test-service.ts';
import type { WatchWorld } from './watch-world.ts';

export const HOUR_MS = 3_600_000;
export const TEXT = 'An invented reason.';

/** Something that people, publishers or nodes do. Resolves with whether it had any effect. */
export type Step = { readonly name: string; readonly run: (world: WatchWorld) => Promise<boolean> };

export const isDone = ({ status, body }: Answer): boolean => {
  if (status >= 500 || status === 401) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`);
  return status < 300;
};

/** Picks one of what there is by then. */
export const nth = fc.nat({ max: 20 });
export const pick = <Item>(items: readonly Item[], number: number): Item | undefined => items[number % items.length];
