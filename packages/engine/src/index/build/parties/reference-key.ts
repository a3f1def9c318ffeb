import { foldIdentifier } from '../../../normalise/identifiers/identifier.ts';
import type { Listing } from '../../../types/listing.ts';

/**
 * Key shared by the listings with one UN reference; undefined without a reference. Records of one list that repeat a
 * reference are one party only if types and names agree.
 */
export const referenceKey = ({
  entityType,
  unReference,
}: Pick<Listing, 'entityType' | 'unReference'>): string | undefined =>
  unReference ? `${entityType}:${foldIdentifier(unReference)}` : undefined;
