import { SOURCES } from '@namesake/lists';

/** Official lists that most must screen against and that are not among the searched ones, by their ids. */
export function notSearched(searched: readonly string[]): string[] {
  return SOURCES.filter(({ id, required }) => required && !searched.includes(id)).map(({ id }) => id);
}

/** Of lists in any state, the ids of those that are loaded. */
export const loadedIds = (states: readonly { readonly id: string; readonly loaded: unknown }[]): readonly string[] =>
  states.filter(({ loaded }) => loaded !== null).map(({ id }) => id);
