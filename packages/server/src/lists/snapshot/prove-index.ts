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
 * Of each list, this many listings are searched by all their strong names; more of what is new or changed. That every
 * name is led to is seen without a search.
 */
const PROBES_OF_LIST = 16;
const MOST_NEW = 1_000;
/** Of these, the first of each list with distinctive names become control names. */
const CONTROLS_OF_LIST = 10;
/** Names that may not be found: those of whole generations of ships and common persons differ by nothing else. */
const MOST_LOST_SHARE = 0.005;

/** A name that must find its listing, also later. */
export type ControlName = { readonly list: string; readonly listing: ListingId; readonly name: string };

/** What searching the strong names of one listing came to. */
export type Trial = {
  readonly listing: ListingId;
  readonly list: string;
  readonly tried: number;
  readonly lost: number;
  /** Names that found it; only those that control names need. */
  readonly found: readonly string[];
};

type ProofSource = {
  readonly ids: readonly string[];
  /** The listing of a number, parsed. */
  listing(number: number): Listing;
};

/** A listing to search for, by number. */
export type Probe = {
  readonly number: number;
  readonly isNew: boolean;
  /** Names that need not be searched: the index before held them of the same listing. */
  readonly known: readonly string[];
  /** Names that the index before was proved to find it by, where nothing changed in it. */
  readonly proved: readonly string[];
};

/**
 * Whether the index before lacked a listing or had it otherwise; the names that it had of one that is new, and the
 * control names of one that is not.
 */
export type Novelty = {
  readonly isNew: (id: string) => boolean;
  readonly known: (number: number) => readonly string[];
  readonly proved: (number: number) => readonly string[];
};

/** Of an index that takes nothing from one before. */
export const withoutFormer = (isNew: Novelty['isNew']): Novelty => ({ isNew, known: () => [], proved: () => [] });

/** How many names that are found end the search for listings of a list that are not new. */
export const ENOUGH = { fromScratch: Number.POSITIVE_INFINITY, carriedOver: CONTROLS_OF_LIST } as const;

/**
 * Looks whether a new index leads to every name it holds, and searches strong names on it: of listings spread over each
 * list, and of what is new or changed in it. An index that does not find what it holds must not replace a good one.
 *
 * @param isNew whether the index before lacked a listing or had it otherwise
 * @returns control names: of each list the same from version to version, as long as they are listed
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
 * Whether an index holds all listings, and every name is led to from each of its words.
 *
 * @throws Error when it does not
 */
export function checkWhole(data: IndexData, ids: readonly string[]): void {
  const held = data.listings.list.length;
  // A set of millions is built only if an id may occur twice.
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
 * Searches the strong names of listings one after another; of those that are not new until enough names are found. Of
 * names that were found before, those of the first listing are searched: an error in taking over is in all of them.
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
 * Whether an index is believed, by the trials of all its probes in their order.
 *
 * @returns control names
 * @throws Error when it is not
 */
export function judge(trials: readonly Trial[]): readonly ControlName[] {
  const tried = trials.reduce((sum, trial) => sum + trial.tried, 0);
  const lost = trials.reduce((sum, trial) => sum + trial.lost, 0);
  if (lost > Math.max(2, tried * MOST_LOST_SHARE))
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

/** The listings to search for: of each list, then further new ones, each alone. */
export function probesOf(ids: readonly string[], { isNew, known, proved }: Novelty): readonly (readonly Probe[])[] {
  const spread = spreadOver(ids);
  const numbers = new Set(spread.flat());
  const fresh: Probe[] = [];
  for (let number = 0; number < ids.length && fresh.length < MOST_NEW; number += 1)
    if (!numbers.has(number) && isNew(ids[number] ?? ''))
      fresh.push({ number, isNew: true, known: known(number), proved: [] });
  const probe = (number: number): Probe => {
    const isFresh = isNew(ids[number] ?? '');
    return { number, isNew: isFresh, known: [], proved: isFresh ? [] : proved(number) };
  };
  return [...spread.map((ofList) => ofList.map(probe)), ...fresh.map((one) => [one])];
}

/**
 * Listings by number, as many of each list: those whose ids come first by a hash, hence nearly the same in every
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

/** FNV-1a, finished so that ids which differ in the last digit are spread. */
function hashOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
}
