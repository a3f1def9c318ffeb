import type { ListKeeper } from './list-keeper.ts';
import { type ListState, provesSomething } from './list-state.ts';

/** Read access to the state of the loaded lists. Tests supply any state. */
export type ListStateReader = Pick<
  ListKeeper,
  'attestation' | 'current' | 'decide' | 'givenUp' | 'isClockBack' | 'leftOut' | 'revision' | 'states'
>;

/** Whether every required list is loaded and recent enough for an empty result to prove something. */
export function isComplete(states: readonly ListState[]): boolean {
  const required = states.filter((state) => state.required);
  return required.length > 0 && required.every(provesSomething);
}
