import type { SearchResult } from '@namesake/contract';
import { listLabel } from '#shared/format/list-label.ts';
import { messages } from '#shared/messages/messages.ts';
import type { SearchAddress } from '../address/search-address.ts';

export type FilterName = 'priority' | 'type' | 'list';

const valuesOf = (result: SearchResult, name: FilterName): readonly string[] =>
  name === 'priority'
    ? [result.priority]
    : name === 'type'
      ? [result.entityType]
      : result.listings.map(({ list }) => list);

/** The results that the address asks for. */
export const filterResults = (results: readonly SearchResult[], address: SearchAddress): readonly SearchResult[] =>
  results.filter((result) =>
    (['priority', 'type', 'list'] as const).every((name) => {
      const wanted = address[name];
      return wanted === undefined || valuesOf(result, name).includes(wanted);
    }),
  );

const WORDS: Readonly<Record<string, string>> = { ...messages.result.priority, ...messages.entityTypes };

/** What the results can be narrowed to, in words. */
export function filterValues(
  results: readonly SearchResult[],
  name: FilterName,
  titles: ReadonlyMap<string, string>,
): readonly { readonly value: string; readonly label: string }[] {
  const values = [...new Set(results.flatMap((result) => valuesOf(result, name)))];
  return values.map((value) => ({
    value,
    label: name === 'list' ? listLabel(value, titles.get(value)) : (WORDS[value] ?? value),
  }));
}
