import { bankKeys } from '../../normalise/identifiers/bank-keys.ts';
import { identifierForms } from '../../normalise/identifiers/identifier-forms.ts';
import { nearKey } from '../../normalise/identifiers/near-identifier.ts';
import { IDENTIFIER_TYPES, type IdentifierType } from '../../types/listing.ts';
import { hashText } from '../../words/form/hash.ts';
import type { ListingFacts } from './index-data.ts';
import { type KeyTable, KeyTableBuilder } from './key-table.ts';

const SALT = 7;

/** The key of a folded identifier. It does not include the type, since publishers disagree on types. */
export const identifierKey = (folded: string): number => hashText(folded, SALT);

const SHORTEST = 4;

/**
 * Collects the listings that carry an identifier, by each of its forms and by the part common to its spelling variants;
 * banks also by the part that their branches and accounts share.
 */
export class IdentifierTableBuilder {
  readonly #table = new KeyTableBuilder();

  add(listing: number, { identifiers = [] }: ListingFacts): void {
    const seen = new Set<string>();
    for (const { type, value } of identifiers) {
      for (const form of identifierForms(value, knownType(type))) {
        for (const key of type === 'bic' ? [form, ...bankKeys(form)] : [form, nearKey(form)]) {
          if (key === undefined || key.length < SHORTEST || seen.has(key)) continue;
          seen.add(key);
          this.#table.add(identifierKey(key), listing);
        }
      }
    }
  }

  /** Adds a listing under a key that it had in an earlier index. */
  addKey(listing: number, key: number): void {
    this.#table.add(key, listing);
  }

  build(): KeyTable {
    return this.#table.build();
  }
}

/** A type from the facts, if the engine knows it. */
export const knownType = (type: string): IdentifierType | undefined =>
  IDENTIFIER_TYPES.find((candidate) => candidate === type);
