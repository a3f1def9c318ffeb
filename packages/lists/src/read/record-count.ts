import type { Listing } from '@namesake/engine';
import { detachedText } from '../fields/detached.ts';
import { NOT_FOLLOWED, type RecordValues, type Rejection } from '../list/record.ts';
import { refuseHopeless, type Unusable } from './check-usable.ts';
import { FieldTally } from './drift/field-tally.ts';

/** How many records became listings, and how many did not. */
export type RecordTally = { readonly usable: number; readonly unusable: Unusable };

/** Counts records, and hands on those that are listings with an id that no earlier one has. */
export class RecordCount {
  readonly #onListing: (listing: Listing, values: RecordValues) => void;
  /** What the records say, where their values are followed. */
  readonly fields = new FieldTally();
  readonly #seen = new Set<string>();
  readonly #unusable = { no_id: 0, no_name: 0, repeated: 0 };

  constructor(onListing: (listing: Listing, values: RecordValues) => void) {
    this.#onListing = onListing;
  }

  /** A separate function, for readers of records. */
  readonly add = (result: Listing | Rejection, values: RecordValues = NOT_FOLLOWED): void => {
    this.fields.add(values);
    if ('rejected' in result) this.#lose(result.rejected);
    else if (this.#seen.has(result.id)) this.#lose('repeated');
    else {
      this.#seen.add(detachedText(result.id));
      this.#onListing(result, values);
    }
  };

  #lose(why: keyof Unusable): void {
    this.#unusable[why] += 1;
    refuseHopeless(this.#seen.size, this.#unusable);
  }

  /** Records so far, whatever became of them. */
  get count(): number {
    const { no_id: noId, no_name: noName, repeated } = this.#unusable;
    return this.#seen.size + noId + noName + repeated;
  }

  get tally(): RecordTally {
    return { usable: this.#seen.size, unusable: this.#unusable };
  }
}
