import type { Limitation } from '../list/source.ts';
import { SOURCES } from './registry.ts';

/** What one list does not give, for the API and the guide. */
export type ListLimitations = {
  readonly list: string;
  readonly title: string;
  readonly jurisdiction: string;
  readonly limitations: readonly Limitation[];
};

/** What is not read, list by list, in the order of `SOURCES`; see `UNREAD_LISTS` for lists that are not read at all. */
export const LIST_LIMITATIONS: readonly ListLimitations[] = SOURCES.map(({ id, title, jurisdiction, limitations }) => ({
  list: id,
  title,
  jurisdiction,
  limitations,
}));
