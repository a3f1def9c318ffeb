import { foldIdentifier } from '../../../normalise/identifiers/identifier.ts';
import type { Listing } from '../../../types/listing.ts';

/**
 * What listings of one UN reference have in common; undefined where there is none. A list that repeats a reference means
 * several records of it: those are one party only where types and names agree.
 */
export const referenceKey = ({
  entityType,
  unReference,
}: Pick<Listing, 'entityType' | 'unReference'>): string | undefined =>
  unReference ? `${entityType}:${foldIdentifier(unReference)}` : undefined;
