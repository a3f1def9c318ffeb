import type { Listing } from '@namesake/engine';
import { contentId } from '../fields/content-id.ts';
import { detachedText } from '../fields/detached.ts';
import { NOT_FOLLOWED, type RecordValues, type Rejection } from '../list/record.ts';
import { refuseHopeless, type Unusable } from './check-usable.ts';
import { FieldTally } from './drift/field-tally.ts';

/** A number that many records have is that of none: the file is damaged. */
const MOST_OTHERS = 3;

/** Words of the first name, whatever their order and case. */
const wordsOf = ({ names }: Listing): string =>
  (names[0]?.value ?? '')
    .slice(0, 200)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .sort()
    .join(' ');

/** A number for a name: equal names have equal ones. */
function nameKey(listing: Listing): number {
  let key = 7;
  for (const letter of wordsOf(listing)) key = (Math.imul(key, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return key;
}

/** How many records became listings, and how many did not. */
export type RecordTally = { readonly usable: number; readonly unusable: Unusable };

/** Counts records, and hands on those that are listings with an id that no earlier one has. */
export class RecordCount {
  readonly #onListing: (listing: Listing, values: RecordValues) => void;
  /** What the records say, where their values are followed. */
  readonly fields = new FieldTally();
  /** What the name of each listing is, by id: see `nameKey`. */
  readonly #seen = new Map<string, number>();
  /** How many other parties have the number of a listing, by its id. */
  readonly #others = new Map<string, number>();
  readonly #unusable = { no_id: 0, no_name: 0, repeated: 0 };

  constructor(onListing: (listing: Listing, values: RecordValues) => void) {
    this.#onListing = onListing;
  }

  /** A separate function, for readers of records. */
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

  /** The second of two parties that share a number, with an id of its own; undefined for a repeated record. */
  #another(listing: Listing): Listing | undefined {
    const { id, list } = listing;
    const others = this.#others.get(id) ?? 0;
    if (others === MOST_OTHERS || this.#seen.get(id) === nameKey(listing)) return undefined;
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

  /** Records so far, whatever became of them. */
  get count(): number {
    const { no_id: noId, no_name: noName, repeated } = this.#unusable;
    return this.#seen.size + noId + noName + repeated;
  }

  get tally(): RecordTally {
    return { usable: this.#seen.size, unusable: this.#unusable };
  }
}
