import type { ListKeeper } from './list-keeper.ts';
import { type ListState, provesSomething } from './list-state.ts';

/** What is loaded right now, as the rest of the service reads it. Tests give it any state of the lists. */
export type ListBook = Pick<
  ListKeeper,
  'attestation' | 'current' | 'decide' | 'givenUp' | 'isClockBack' | 'leftOut' | 'revision' | 'states'
>;

/** True where every required list is loaded and young enough to prove something by finding nothing. */
export function isComplete(states: readonly ListState[]): boolean {
  const required = states.filter((state) => state.required);
  return required.length > 0 && required.every(provesSomething);
}
