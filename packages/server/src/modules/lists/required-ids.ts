import type { ListState } from '../../lists/state/list-state.ts';

/** Ids of the lists that a complete answer needs. */
export const requiredIds = (states: readonly ListState[]): readonly string[] =>
  states.filter(({ required }) => required).map(({ id }) => id);
