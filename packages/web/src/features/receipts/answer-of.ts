import type { Receipt } from '@namesake/contract';
import { fieldsOf } from '#shared/kept/fields-of.ts';

type Answer = { readonly searchText: string; readonly searchedAt: string | null; readonly complete: boolean };

/** What the recorded answer in a receipt says of itself; empty where the receipt does not show it. */
export function answerOf({ content }: Pick<Receipt, 'content'>): Answer {
  let answer: unknown;
  try {
    answer = JSON.parse(content?.answer ?? '{}');
  } catch {
    answer = {};
  }
  const { searchText, searchedAt, complete } = fieldsOf(answer);
  return {
    searchText: typeof searchText === 'string' ? searchText : '',
    searchedAt: typeof searchedAt === 'string' ? searchedAt : null,
    complete: complete === true,
  };
}
