import type { AlertReason, CaseView } from '@namesake/contract';
import { listLabel } from '#shared/format/list-words.ts';
import { messages } from '#shared/messages/messages.ts';

const { cases: words, watch } = messages;

/** The name of the listed party: that of the first listing which is still in a list. */
export const partyNameOf = ({ listings }: Pick<CaseView, 'listings'>): string =>
  listings.find(({ name }) => name !== null)?.name ?? words.unlisted;

/** Short names of the lists that its listings are on, each once. */
export const caseLists = (
  { listings }: Pick<CaseView, 'listings'>,
  titles: ReadonlyMap<string, string>,
): readonly string[] => [...new Set(listings.map(({ listId }) => listLabel(listId, titles.get(listId))))];

/** What is new about a case, as one line. */
export const newsText = (news: readonly AlertReason[]): string => news.map((one) => watch.news[one]).join(', ');

/** Who works on a case, for the person who looks; names of others may be out of reach. */
export function assigneeText(assignee: CaseView['assignee'], ownId: string | undefined): string {
  if (assignee === null) return words.nobody;
  return assignee.id === `user:${ownId}` ? words.you : (assignee.name ?? words.somebody);
}
