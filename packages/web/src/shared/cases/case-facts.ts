import type { AlertReason, CaseView } from '@namesake/contract';
import { listLabel } from '#shared/format/list-words.ts';
import { messages } from '#shared/messages/messages.ts';

const { cases: words, watch } = messages;

/** Name of the listed party: that of the first listing still on a list. */
export const partyNameOf = ({ listings }: Pick<CaseView, 'listings'>): string =>
  listings.find(({ name }) => name !== null)?.name ?? words.unlisted;

/** Short names of the lists with its listings, without repetitions. */
export const caseLists = (
  { listings }: Pick<CaseView, 'listings'>,
  titles: ReadonlyMap<string, string>,
): readonly string[] => [...new Set(listings.map(({ listId }) => listLabel(listId, titles.get(listId))))];

/** News about a case, as one line. */
export const newsText = (news: readonly AlertReason[]): string => news.map((one) => watch.news[one]).join(', ');
