import { factsAt } from '../index/facts-at.ts';
import { identifierKey } from '../index/identifier-table.ts';
import type { ListingFacts } from '../index/index-data.ts';
import { visitKey } from '../index/key-table.ts';
import type { Index } from '../index/open-index.ts';
import { foldIdentifier } from '../normalise/identifier.ts';
import { IDENTIFIER_TYPES } from '../types/listing.ts';
import type { QueryIdentifier } from '../types/query.ts';

/** Listings that carry one of the identifiers, each exactly as folded; collisions of keys are checked away. */
export function matchIdentifiers(index: Index, identifiers: readonly QueryIdentifier[]): Set<number> {
  const found = new Set<number>();
  for (const { value, type } of identifiers) {
    const folded = foldIdentifier(value, type);
    if (folded === '') continue;
    for (const listing of carriersOf(index, folded)) found.add(listing);
  }
  return found;
}

/** Whether some listing carries an identifier, folded. */
export const isListedIdentifier = (index: Index, folded: string): boolean => carriersOf(index, folded).length > 0;

function carriersOf(index: Index, folded: string): number[] {
  const carriers: number[] = [];
  visitKey(index.data.identifiers, identifierKey(folded), (listing) => {
    if (carries(factsAt(index, listing), folded)) carriers.push(listing);
  });
  return carriers;
}

const carries = (facts: ListingFacts, folded: string): boolean =>
  (facts.identifiers ?? []).some(
    ({ type, value }) =>
      foldIdentifier(
        value,
        IDENTIFIER_TYPES.find((t) => t === type),
      ) === folded,
  );
