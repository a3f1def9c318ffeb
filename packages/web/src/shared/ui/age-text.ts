import type { ListUsed } from '@namesake/contract';
import { longAge } from '#shared/format/age.ts';
import { messages } from '#shared/messages/messages.ts';

/**
 * How old a list is, by what its freshness counts from; undefined where nobody knows.
 *
 * @param isAttested whether the operator declared the files of the folder current
 */
export function ageText(
  { checkedAt, ageSeconds }: Pick<ListUsed, 'checkedAt' | 'ageSeconds'>,
  isAttested = false,
): string | undefined {
  if (ageSeconds === null) return undefined;
  const age = longAge(ageSeconds);
  if (isAttested) return messages.lists.declaredAgo(age);
  return checkedAt === null ? messages.lists.publishedSince(age) : messages.lists.checkedAgo(age);
}
