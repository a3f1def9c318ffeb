import type { Listing } from '@namesake/engine';
import { contentId } from '../fields/content-id.ts';
import { detachedText } from '../fields/detached.ts';
import { NOT_FOLLOWED, type RecordValues, type Rejection } from '../list/record.ts';
import { refuseHopeless, type Unusable } from './check-usable.ts';
import { FieldTally } from './drift/field-tally.ts';

/** An id that many records share identifies none of them: the file is damaged. */
const MAX_OTHERS = 3;

/** Words of the first name, regardless of order and case. */
const wordsOf = ({ names }: Listing): string =>
  (names[0]?.value ?? '')
    .slice(0, 200)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .sort()
    .join(' ');

/** Hash of a name: equal names have equal hashes. */
function nameKey(listing: Listing): number {
  let key = 7;
  for (const letter of wordsOf(listing)) key = (Math.imul(key, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return key;
}

/** Number of records that became listings, and of those that did not. */
export type RecordTally = { readonly usable: number; readonly unusable: Unusable };

/** Counts records, and passes on listings whose id no earlier one has. */
export class RecordCount {
  readonly #onListing: (listing: Listing, values: RecordValues) => void;
  /** Field counts, if values are tracked. */
  readonly fields = new FieldTally();
  /** Name hash of each listing, by id: see `nameKey`. */
  readonly #seen = new Map<string, number>();
  /** Number of other parties with the same id as a listing. */
  readonly #others = new Map<string, number>();
  readonly #unusable = { no_id: 0, no_name: 0, repeated: 0 };

  constructor(onListing: (listing: Listing, values: RecordValues) => void) {
    this.#onListing = onListing;
  }

  /** An arrow function, so that it can be passed to readers of records. */
  readonly add = (result: Listing | Rejection, values: RecordValues = NOT_FOLLOWED): void => {
    this.fields.add(values);
    if ('rejected' in result) this.#lose(result.rejected);
    else {
      const own = this.#seen.has(result.id) ? this.#another(result) : result;
      if (own === undefined) this.#lose('repeated');
      else {
        this.#seen.set(detachedText(own.id), nameKey(result));
        this.#onListing(own, values);
      }
    }
  };

  /** The second of two parties that share an id, with an id of its own; undefined for a repeated record. */
  #another(listing: Listing): Listing | undefined {
    const { id, list } = listing;
    const others = this.#others.get(id) ?? 0;
    if (others === MAX_OTHERS || this.#seen.get(id) === nameKey(listing)) return undefined;
    const sourceId = `${listing.sourceId}~${contentId(wordsOf(listing)).slice(0, 8)}`;
    const own = { ...listing, sourceId, id: `${list}:${sourceId}` as const };
    if (this.#seen.has(own.id)) return undefined;
    this.#others.set(detachedText(id), others + 1);
    return own;
  }

  #lose(why: keyof Unusable): void {
    this.#unusable[why] += 1;
    refuseHopeless(this.#seen.size, this.#unusable);
  }

  /** Number of records so far, usable or not. */
  get count(): number {
    const { no_id: noId, no_name: noName, repeated } = this.#unusable;
    return this.#seen.size + noId + noName + repeated;
  }

  get tally(): RecordTally {
    return { usable: this.#seen.size, unusable: this.#unusable };
  }
}
