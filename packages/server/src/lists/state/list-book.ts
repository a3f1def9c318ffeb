import type { PartyDecision } from '@namesake/engine';
import type { Snapshot } from '../snapshot/snapshot.ts';
import type { Attestation } from './attestation.ts';
import { type ListState, provesSomething } from './list-state.ts';

/** A list that answers needed before, and without which the operator went on. */
export type GivenUpList = { readonly id: string; readonly reason: string; readonly atMs: number };

/** A file in the folder of lists that is not searched. */
export type LeftOutFile = {
  /** Its path in the folder. */
  readonly file: string;
  /** The list that it is or should be; null if unknown. */
  readonly list: string | null;
  /** It should be a list and must not be used; others are no lists, or older files of lists that are searched. */
  readonly refused: boolean;
  readonly reason: string;
};

/** What is loaded right now: a port, so that services are tested with any state of the lists. */
export interface ListBook {
  /** The snapshot that searches run against; undefined until the first one is loaded. */
  current(): Snapshot | undefined;
  /** Every list that is loaded or required, required ones first. */
  states(nowMs: number): readonly ListState[];
  /** Grows with each change of snapshot or check: what was derived from `states` may be kept until then. */
  readonly revision: number;
  /** Parties are shown as operators decided from now on. */
  decide(decisions: readonly PartyDecision[]): void;
  /** The operator's word that the files on disk are current; null where there is none. It may have ended. */
  readonly attestation: Attestation | null;
  /** Whether the clock shows less than it did before, so that ages are unknown. */
  isClockBack(nowMs: number): boolean;
  /** Lists that were required on this data folder and are not any more, by the operator's word. */
  readonly givenUp: readonly GivenUpList[];
  /** Files in the folder of lists that are not searched, refused ones first. */
  readonly leftOut: readonly LeftOutFile[];
}

/** True where every required list is loaded and young enough to prove something by finding nothing. */
export function isComplete(states: readonly ListState[]): boolean {
  const required = states.filter((state) => state.required);
  return required.length > 0 && required.every(provesSomething);
}
