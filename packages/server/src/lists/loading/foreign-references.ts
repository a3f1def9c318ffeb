import { type Listing, referenceKey } from '@namesake/engine';

type Bearer = { readonly place: number; readonly id: string; readonly list: string; readonly name: string };

/** Collects listings with one UN reference in the order of the index, and reports those that the index did not join. */
export class ForeignReferences {
  readonly #bearers = new Map<string, Bearer[]>();
  #count = 0;

  /** Notes a listing and hands it on. */
  see(listing: Listing): Listing {
    const place = this.#count;
    this.#count += 1;
    const key = referenceKey(listing);
    if (key === undefined) return listing;
    const known = this.#bearers.get(key) ?? [];
    this.#bearers.set(key, known);
    known.push({ place, id: listing.id, list: listing.list, name: listing.names[0]?.value ?? '' });
    return listing;
  }

  /**
   * Sentences for the operator, by list: references that are another party's, by all names. `entity`: the party of each
   * listing. Who is right is for the publishers to say: the reference is the UN's own where its list has it.
   */
  warnings(entity: ArrayLike<number>): ReadonlyMap<string, readonly string[]> {
    const warnings = new Map<string, string[]>();
    for (const [key, [first, ...others]] of this.#bearers)
      for (const other of others) {
        if (first === undefined || entity[first.place] === entity[other.place]) continue;
        const reference = key.slice(key.indexOf(':') + 1);
        const text = `${other.id} (${other.name}) has the UN reference ${reference} of ${first.id} (${first.name}) and no name in common with it: they are shown as two parties`;
        warnings.set(other.list, [...(warnings.get(other.list) ?? []), text]);
      }
    return warnings;
  }
}
