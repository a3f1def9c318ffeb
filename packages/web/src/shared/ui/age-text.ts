import type { ListUsed } from '@namesake/contract';
import { longAge } from '#shared/format/age.ts';
import { messages } from '#shared/messages/messages.ts';

/** How old a list is, by what its freshness counts from; undefined where nobody knows. */
export function ageText({ checkedAt, ageSeconds }: Pick<ListUsed, 'checkedAt' | 'ageSeconds'>): string | undefined {
  if (ageSeconds === null) return undefined;
  const age = longAge(ageSeconds);
  return checkedAt === null ? messages.lists.publishedSince(age) : messages.lists.checkedAgo(age);
}
