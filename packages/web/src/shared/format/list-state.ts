import type { ListUsed } from '@namesake/contract';
import { isDeclaredCurrent } from '@namesake/contract/declared';
import { messages } from '#shared/messages/messages.ts';

/** The state of a list in words: what only the operator's word says is never called up to date. */
export const listState = (list: Pick<ListUsed, 'status'>, attested: boolean): string =>
  isDeclaredCurrent(list, attested) ? messages.lists.declared : messages.lists.status[list.status];
