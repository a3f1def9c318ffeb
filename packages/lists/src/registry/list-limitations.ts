import type { Limitation } from '../list/source.ts';
import { SOURCES } from './registry.ts';

/** Known gaps of one list, for the API and the guide. */
export type ListLimitations = {
  readonly list: string;
  readonly title: string;
  readonly jurisdiction: string;
  readonly limitations: readonly Limitation[];
};

/** Known gaps, list by list, in the order of `SOURCES`; see `UNREAD_LISTS` for lists that are not read at all. */
export const LIST_LIMITATIONS: readonly ListLimitations[] = SOURCES.map(({ id, title, jurisdiction, limitations }) => ({
  list: id,
  title,
  jurisdiction,
  limitations,
}));
