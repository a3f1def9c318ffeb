import type { WaitingHits } from './history.ts';

/** What somebody counted of a screening, as its place in the inbox was then. */
export type CountedHits = { readonly id: Buffer; readonly version: number; readonly hits: WaitingHits };

/** Screenings with hits that may wait: each is here from when it is recorded until its hits were counted as decided. */
export interface Inbox {
  /** Keeps counts, and takes out screenings of which no hit waits. What changed since its version was read stays. */
  keep(counted: readonly CountedHits[]): Promise<void>;
  /** How many screenings have hits in a state, up to `most`; of these actors only, where they are given. */
  count(state: 'open' | 'proposed', actors: readonly string[] | undefined, most: number): Promise<number>;
}
