import type { Listing } from '@namesake/engine';

/** Counts by kind. */
export type Counts = Readonly<Record<string, number>>;

/** Counts over the listings of a list. */
export type ListFigures = {
  readonly records: number;
  readonly types: Counts;
  readonly names: number;
  readonly kinds: Counts;
  readonly qualities: Counts;
  readonly scripts: Counts;
  readonly birthDates: number;
  readonly nationalities: number;
  readonly addresses: number;
  readonly relations: number;
  readonly identifiers: Counts;
  readonly effects: Counts;
  readonly statuses: Counts;
};

type Counted = 'types' | 'kinds' | 'qualities' | 'scripts' | 'identifiers' | 'effects' | 'statuses';

/** Counts listings one by one, without keeping any. */
export class FigureCounter {
  readonly #sums = { records: 0, names: 0, birthDates: 0, nationalities: 0, addresses: 0, relations: 0 };
  readonly #by: Record<Counted, Record<string, number>> = {
    types: {},
    kinds: {},
    qualities: {},
    scripts: {},
    identifiers: {},
    effects: {},
    statuses: {},
  };

  add(listing: Listing): void {
    const { names, birthDates = [], nationalities = [], addresses = [], relations = [], identifiers = [] } = listing;
    this.#sums.records += 1;
    this.#sums.names += names.length;
    this.#sums.birthDates += birthDates.length;
    this.#sums.nationalities += nationalities.length;
    this.#sums.addresses += addresses.length;
    this.#sums.relations += relations.length;
    this.#count('types', listing.entityType);
    this.#count('effects', listing.effect);
    this.#count('statuses', listing.status);
    for (const { kind, quality, script } of names) {
      this.#count('kinds', kind);
      this.#count('qualities', quality);
      this.#count('scripts', script);
    }
    for (const { type } of identifiers) this.#count('identifiers', type);
  }

  figures(): ListFigures {
    return { ...this.#sums, ...this.#by };
  }

  #count(what: Counted, value: string): void {
    const counts = this.#by[what];
    counts[value] = (counts[value] ?? 0) + 1;
  }
}
