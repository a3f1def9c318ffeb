import {
  type Index,
  type IndexData,
  type Listing,
  type ListingId,
  type Model,
  openIndex,
  unreachableNames,
} from '@namesake/engine';
import { listOf } from '../../lib/ids/listing-id.ts';
import { findsListing } from './finds-listing.ts';

/**
 * Listings of each list that are searched by all their strong names; new or changed ones are added. Whether the index
 * leads to every name is checked without a search.
 */
const PROBES_OF_LIST = 16;
const MAX_NEW = 1_000;
/** Of these, the first of each list with distinctive names provide the control names. */
const CONTROLS_OF_LIST = 10;
/** Share of names that may fail: those of series of ships and of common persons differ in nothing else. */
const MAX_LOST_SHARE = 0.005;

/** A name that must always find its listing. */
export type ControlName = { readonly list: string; readonly listing: ListingId; readonly name: string };

/** Result of searching the strong names of one listing. */
export type Trial = {
  readonly listing: ListingId;
  readonly list: string;
  readonly tried: number;
  readonly lost: number;
  /** Names that found it, as many as control names need. */
  readonly found: readonly string[];
};

type ProofSource = {
  readonly ids: readonly string[];
  /** The parsed listing with this number. */
  listing(number: number): Listing;
};

/** A listing to search for, by number. */
export type Probe = {
  readonly number: number;
  readonly isNew: boolean;
  /** Names that need not be searched: the previous index had them for the same listing. */
  readonly known: readonly string[];
  /** Names by which the previous index was proved to find it, if the listing is unchanged. */
  readonly proved: readonly string[];
};

/** Whether a listing is new or changed, its earlier names if it is, and its control names if it is not. */
export type Novelty = {
  readonly isNew: (id: string) => boolean;
  readonly known: (number: number) => readonly string[];
  readonly proved: (number: number) => readonly string[];
};

/** Novelty for an index that does not reuse a previous one. */
export const withoutFormer = (isNew: Novelty['isNew']): Novelty => ({ isNew, known: () => [], proved: () => [] });

/** Number of found names that end the search over unchanged listings of a list. */
export const ENOUGH = { fromScratch: Number.POSITIVE_INFINITY, carriedOver: CONTROLS_OF_LIST } as const;

/**
 * Checks that a new index leads to every name it holds, and searches strong names: of a sample of each list, and of new
 * or changed listings. An index that fails must not replace a good one.
 * @param isNew whether a listing is new or changed since the previous index
 * @returns control names, the same for each list from version to version while they are listed
 * @throws Error when the index does not find what it holds
 */
export function proveIndex(
  data: IndexData,
  model: Model,
  source: ProofSource,
  isNew: (id: string) => boolean = () => false,
): readonly ControlName[] {
  checkWhole(data, source.ids);
  const index = openIndex(data, model);
  const listing = (number: number): Listing => source.listing(number);
  const probes = probesOf(source.ids, withoutFormer(isNew));
  return judge(probes.flatMap((ofList) => tryListings(index, ofList, listing, ENOUGH.fromScratch)));
}

/**
 * Checks that an index holds all listings, and that each word of every name leads to that name.
 * @throws Error when it does not
 */
export function checkWhole(data: IndexData, ids: readonly string[]): void {
  const held = data.listings.list.length;
  // Builds a set of millions only if an id may occur twice.
  const listings = held === ids.length ? held : new Set(ids).size;
  if (held !== listings)
    throw new Error(`The new index holds ${held} of ${listings} listings: the last good one stays.`);
  const { length } = unreachableNames(data);
  if (length > 0)
    throw new Error(
      `The new index does not lead to ${length} of the ${data.names.listing.length} names it holds: the last good one stays.`,
    );
}

/**
 * Searches the strong names of listings in order; of unchanged ones until enough names are found. Of names proved
 * before, only those of the first listing are searched: an error of reuse affects all of them.
 */
export function tryListings(
  index: Index,
  probes: readonly Probe[],
  listing: (number: number) => Listing,
  enough: number,
): readonly Trial[] {
  let found = 0;
  return probes.flatMap(({ number, isNew, known, proved }) => {
    if (found >= enough && !isNew) return [];
    const trial = tryListing(index, listing(number), known, found === 0 ? [] : proved);
    found += trial.found.length;
    return [trial];
  });
}

function tryListing(
  index: Index,
  { id, list, names }: Listing,
  known: readonly string[],
  proved: readonly string[],
): Trial {
  const found: string[] = [];
  let [tried, lost] = [0, 0];
  for (const { value, quality } of names) {
    if (quality === 'weak' || known.includes(value)) continue;
    if (proved.includes(value)) {
      found.push(value);
      continue;
    }
    const isFound = findsListing(index, value, id);
    if (isFound === undefined) continue;
    tried += 1;
    if (!isFound) lost += 1;
    else if (found.length < CONTROLS_OF_LIST) found.push(value);
  }
  return { listing: id, list, tried, lost, found };
}

/**
 * Judges an index by the trials of all its probes, in order.
 * @returns control names
 * @throws Error when the index fails
 */
export function judge(trials: readonly Trial[]): readonly ControlName[] {
  const tried = trials.reduce((sum, trial) => sum + trial.tried, 0);
  const lost = trials.reduce((sum, trial) => sum + trial.lost, 0);
  if (lost > Math.max(2, tried * MAX_LOST_SHARE))
    throw new Error(`The new index does not find ${lost} of ${tried} names it holds: the last good one stays.`);
  const controls: ControlName[] = [];
  const ofList = new Map<string, number>();
  for (const { list, listing, found } of trials)
    for (const name of found) {
      const before = ofList.get(list) ?? 0;
      if (before < CONTROLS_OF_LIST) controls.push({ list, listing, name });
      ofList.set(list, before + 1);
    }
  return controls;
}

/** Listings to search for: the sample of each list, then further new ones, each on its own. */
export function probesOf(ids: readonly string[], { isNew, known, proved }: Novelty): readonly (readonly Probe[])[] {
  const spread = spreadOver(ids);
  const numbers = new Set(spread.flat());
  const fresh: Probe[] = [];
  for (let number = 0; number < ids.length && fresh.length < MAX_NEW; number += 1)
    if (!numbers.has(number) && isNew(ids[number] ?? ''))
      fresh.push({ number, isNew: true, known: known(number), proved: [] });
  const probe = (number: number): Probe => {
    const isFresh = isNew(ids[number] ?? '');
    return { number, isNew: isFresh, known: [], proved: isFresh ? [] : proved(number) };
  };
  return [...spread.map((ofList) => ofList.map(probe)), ...fresh.map((one) => [one])];
}

/**
 * Numbers of a sample of each list: the listings whose ids have the lowest hashes, hence nearly the same in every
 * version.
 */
function spreadOver(ids: readonly string[]): readonly (readonly number[])[] {
  const ofList = new Map<string, number[]>();
  ids.forEach((id, number) => {
    const list = listOf(id);
    const numbers = ofList.get(list);
    if (numbers === undefined) ofList.set(list, [number]);
    else numbers.push(number);
  });
  const hashes = ids.map(hashOf);
  const rank = (number: number): number => hashes[number] ?? 0;
  return [...ofList.values()].map((numbers) =>
    numbers.sort((a, b) => rank(a) - rank(b) || a - b).slice(0, PROBES_OF_LIST),
  );
}

/** FNV-1a with a finaliser that spreads ids which differ only in the last digit. */
function hashOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
}
