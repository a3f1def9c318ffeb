import { factsAt } from '../index/open/facts-at.ts';
import type { Index } from '../index/open/open-index.ts';
import { identifierKey } from '../index/tables/identifier-table.ts';
import { visitKey } from '../index/tables/key-table.ts';
import { bankSought } from '../normalise/identifiers/bank-keys.ts';
import { nearKey } from '../normalise/identifiers/near-identifier.ts';
import { soughtKeys } from '../normalise/identifiers/sought-keys.ts';
import type { QueryIdentifier } from '../types/query.ts';
import { carriesFirmly, carriesKey } from './identifiers-carried.ts';

/**
 * Listings that carry one of the identifiers, or the bank that one of them is a branch or account of. Hash collisions
 * are filtered out.
 */
export function matchIdentifiers(index: Index, identifiers: readonly QueryIdentifier[]): Set<number> {
  const found = new Set<number>();
  for (const { value, type } of identifiers)
    for (const key of soughtKeys(value, type)) for (const listing of foundBy(index, key)) found.add(listing);
  return found;
}

/**
 * Whether a listing carries a folded identifier, one that differs only in case, O for 0 or leading zeros, or the bank
 * whose branch or account it is.
 */
export const isListedIdentifier = (index: Index, folded: string): boolean => foundBy(index, folded).length > 0;

/** Whether a listing carries it as a separate number, not extracted from prose. */
export const isListedFirmly = (index: Index, folded: string): boolean =>
  foundBy(index, folded).some((listing) => carriesFirmly(factsAt(index, listing), folded));

function foundBy(index: Index, folded: string): number[] {
  const keys = [folded, bankSought(folded)?.key, nearKey(folded)];
  const found: number[] = [];
  for (const key of keys) {
    if (key === undefined) continue;
    index.scratch.lookUps?.key('identifiers', identifierKey(key));
    visitKey(index.data.identifiers, identifierKey(key), (listing) => {
      if (!found.includes(listing) && carriesKey(factsAt(index, listing), key)) found.push(listing);
    });
  }
  return found;
}
