import { hashText } from '../forms/hash.ts';
import { foldIdentifier } from '../normalise/identifier.ts';
import { IDENTIFIER_TYPES } from '../types/listing.ts';
import type { ListingFacts } from './index-data.ts';
import { type KeyTable, KeyTableBuilder } from './key-table.ts';

const SALT = 7;

/** The key of a folded identifier; its type is no part of it, since publishers disagree on types. */
export const identifierKey = (folded: string): number => hashText(folded, SALT);

const SHORTEST = 4;

/** Gathers which listings carry an identifier, by its folded value. */
export class IdentifierTableBuilder {
  readonly #table = new KeyTableBuilder();

  add(listing: number, { identifiers = [] }: ListingFacts): void {
    const seen = new Set<string>();
    for (const { type, value } of identifiers) {
      const known = IDENTIFIER_TYPES.find((candidate) => candidate === type);
      const folded = foldIdentifier(value, known);
      if (folded.length < SHORTEST || seen.has(folded)) continue;
      seen.add(folded);
      this.#table.add(identifierKey(folded), listing);
    }
  }

  build(): KeyTable {
    return this.#table.build();
  }
}
