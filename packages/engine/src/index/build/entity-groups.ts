import { foldIdentifier, isValidImo } from '../../normalise/identifiers/identifier.ts';
import type { Listing } from '../../types/listing.ts';
import { growingNumbers } from '../tables/growing-array.ts';
import { haveCommonName } from './have-common-name.ts';

/**
 * Gathers which listings are shown as one party: those that share a UN reference and some name, or a valid IMO ship
 * number (ships are renamed), and those of which one only repeats the other. For display only: scores and evidence stay
 * with the single listing.
 */
export class EntityGroupsBuilder {
  readonly #parent = growingNumbers();
  readonly #firstWith = new Map<string, number>();
  readonly #withReference = new Map<
    string,
    readonly { readonly number: number; readonly names: readonly string[] }[]
  >();
  /** Which listing repeats which, by id. */
  readonly #repeats: (readonly [listing: number, of: string])[] = [];

  /** Listings in order of precedence. */
  add(listing: Listing): void {
    const number = this.#parent.push(this.#parent.length);
    if (listing.repeats) this.#repeats.push([number, listing.repeats]);
    this.#tieByReference(number, listing);
    for (const key of shipKeys(listing)) {
      const first = this.#firstWith.get(key);
      if (first === undefined) this.#firstWith.set(key, number);
      else this.#ties.push(first, number);
    }
  }

  /** Publishers give references that are another party's: those without a name in common stay apart. */
  #tieByReference(number: number, listing: Listing): void {
    const key = referenceKey(listing);
    if (key === undefined) return;
    const names = listing.names.map(({ value }) => value);
    const others = this.#withReference.get(key) ?? [];
    for (const other of others) if (haveCommonName(names, other.names)) this.#ties.push(other.number, number);
    this.#withReference.set(key, [...others, { number, names }]);
  }

  readonly #ties: number[] = [];

  /**
   * @param ids of the listings, in their order
   * @returns for each listing the position of the first listing of its party
   */
  build(ids: (listing: number) => string): Int32Array {
    const parent = this.#parent.finish();
    const rootOf = (i: number): number => {
      let root = i;
      while (parent[root] !== root) root = parent[root] ?? root;
      parent[i] = root;
      return root;
    };
    // The first of a party is its root, whatever comes together first.
    const join = (one: number, other: number): void => {
      const [a, b] = [rootOf(one), rootOf(other)];
      parent[Math.max(a, b)] = Math.min(a, b);
    };
    for (let i = 0; i < this.#ties.length; i += 2) join(this.#ties[i] ?? 0, this.#ties[i + 1] ?? 0);
    const repeated = new Map<string, number>();
    for (const [listing, of] of this.#repeats) {
      const other = repeated.get(of);
      if (other === undefined) repeated.set(of, listing);
      else join(other, listing);
    }
    if (repeated.size > 0)
      for (let i = 0; i < parent.length; i++) {
        const other = repeated.get(ids(i));
        if (other !== undefined) join(other, i);
      }
    return parent.map((_, i) => rootOf(i));
  }
}

/**
 * What listings of one UN reference have in common; undefined where there is none. A list that repeats a reference
 * means several records of it: those stay apart within one list only if types or names differ.
 */
export const referenceKey = ({
  entityType,
  unReference,
}: Pick<Listing, 'entityType' | 'unReference'>): string | undefined =>
  unReference ? `${entityType}:${foldIdentifier(unReference)}` : undefined;

function* shipKeys(listing: Listing): Iterable<string> {
  if (listing.entityType !== 'vessel') return;
  for (const { type, value } of listing.identifiers ?? []) {
    const imo = type === 'imo' ? foldIdentifier(value, 'imo') : '';
    if (isValidImo(imo)) yield `imo:${imo}`;
  }
}
