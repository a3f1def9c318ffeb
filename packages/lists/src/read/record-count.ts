import type { Listing } from '@namesake/engine';
import { detachedText } from '../fields/detached.ts';
import { NOT_FOLLOWED, type RecordValues, type Rejection } from '../source.ts';
import type { Unusable } from './check-usable.ts';

/** How many records became listings, and how many did not. */
export type RecordTally = { readonly usable: number; readonly unusable: Unusable };

/** Counts records, and hands on those that are listings with an id that no earlier one has. */
export class RecordCount {
  readonly #onListing: (listing: Listing, values: RecordValues) => void;
  readonly #seen = new Set<string>();
  readonly #unusable = { no_id: 0, no_name: 0, repeated: 0 };

  constructor(onListing: (listing: Listing, values: RecordValues) => void) {
    this.#onListing = onListing;
  }

  /** A function of its own, for whoever reads records. */
  readonly add = (result: Listing | Rejection, values: RecordValues = NOT_FOLLOWED): void => {
    if ('rejected' in result) this.#unusable[result.rejected] += 1;
    else if (this.#seen.has(result.id)) this.#unusable.repeated += 1;
    else {
      this.#seen.add(detachedText(result.id));
      this.#onListing(result, values);
    }
  };

  get tally(): RecordTally {
    return { usable: this.#seen.size, unusable: this.#unusable };
  }
}
