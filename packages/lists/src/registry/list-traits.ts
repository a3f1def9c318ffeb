import type { TraitsOfLists } from '@namesake/engine';
import { SOURCES } from './registry.ts';

/** Peculiarities of the official lists, for the index of their listings. */
export const LIST_TRAITS: TraitsOfLists = Object.fromEntries(
  SOURCES.flatMap(({ id, traits }) => (traits ? [[id, traits]] : [])),
);
