import type { Index } from '../index/open/open-index.ts';
import { stringAt } from '../index/tables/packed-strings.ts';
import { NAME_KINDS } from '../types/listing.ts';

const PRIMARY = NAME_KINDS.indexOf('primary');

/** The names of a listing, as positions in the name table. */
export function namesOf(index: Index, listing: number): number[] {
  const { nameStarts } = index.data.listings;
  const from = nameStarts[listing] ?? 0;
  return Array.from({ length: (nameStarts[listing + 1] ?? 0) - from }, (_, i) => from + i);
}

/** The listing's primary name, or its first name if the publisher marks none as primary. */
export function primaryName(index: Index, listing: number): string {
  const names = namesOf(index, listing);
  const primary = names.find((name) => index.data.names.kind[name] === PRIMARY) ?? names[0];
  return primary === undefined ? '' : stringAt(index.data.names.values, primary);
}

export const listOf = (index: Index, listing: number): string =>
  index.data.lists[index.data.listings.list[listing] ?? 0] ?? '';
