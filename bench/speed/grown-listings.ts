import type { Listing, ListingId, ListingSource } from '@namesake/engine';
import { pick, randomFrom } from '../lists/random.ts';

/** Share of invented parties with a second name, roughly that of OpenSanctions. */
const ALIASED = 0.4;
const LIST = 'grown';

/**
 * The real listings plus invented ones, up to a multiple of their names. Invented parties recombine types, words, birth
 * dates and countries of listed ones. To save memory, they are generated again on each call, always the same.
 */
export function grownListings(listings: readonly Listing[], times: number): ListingSource {
  const names = listings.reduce((sum, listing) => sum + listing.names.length, 0);
  const invented = Math.round((names * (times - 1)) / (1 + ALIASED));
  const words = new Map<string, Words>();
  for (const listing of listings) gather(words, listing);
  const ids = [...listings.map(({ id }) => id), ...Array.from({ length: invented }, (_, n) => idOf(n))];
  return {
    ids,
    listing: (number) => listings[number] ?? invent(number - listings.length, listings, words),
  };
}

/** Words of names of one type, by position. */
type Words = { readonly first: string[]; readonly middle: string[]; readonly last: string[] };

const EMPTY: Words = { first: [], middle: [], last: [] };
/** In no order, like the ids of merged data. */
const idOf = (number: number): ListingId => `${LIST}:NK-${Math.imul(number + 1, 0x9e3779b1) >>> 0}-${number}`;

function gather(words: Map<string, Words>, { entityType, names }: Listing): void {
  const own = words.get(entityType) ?? { first: [], middle: [], last: [] };
  words.set(entityType, own);
  for (const { value, script } of names) {
    if (script !== 'Latn') continue;
    const [first = '', ...rest] = value.split(' ');
    const last = rest.pop();
    if (last === undefined) continue;
    own.first.push(first);
    own.last.push(last);
    own.middle.push(...rest);
  }
}

function invent(number: number, listings: readonly Listing[], words: ReadonlyMap<string, Words>): Listing {
  const random = randomFrom(number);
  const { entityType, names, birthDates, nationalities } = pick(listings, random);
  const { first, middle, last } = words.get(entityType) ?? EMPTY;
  const length = pick(names, random).value.split(' ').length;
  const name = (): string =>
    [
      first.length === 0 ? 'Grown' : pick(first, random),
      ...(middle.length === 0
        ? []
        : Array.from({ length: Math.min(8, Math.max(0, length - 2)) }, () => pick(middle, random))),
      last.length === 0 ? String(number) : pick(last, random),
    ].join(' ');
  const values = random() < ALIASED ? [name(), name()] : [name()];
  const id = idOf(number);
  return {
    id,
    list: LIST,
    sourceId: id.slice(LIST.length + 1),
    entityType,
    names: values.map((value, i) => ({
      value,
      kind: i === 0 ? 'primary' : 'alias',
      quality: 'unknown',
      script: 'Latn',
    })),
    ...(birthDates !== undefined && { birthDates: birthDates.slice(0, 1) }),
    ...(nationalities !== undefined && { nationalities: nationalities.slice(0, 1) }),
    programs: [],
    effect: 'asset_freeze',
    status: 'active',
  };
}
