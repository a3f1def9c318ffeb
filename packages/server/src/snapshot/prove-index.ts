import { type IndexData, type Listing, type ListingId, type Model, openIndex } from '@namesake/engine';
import { findsListing } from './finds-listing.ts';

/** Of each list, this many listings are searched by all their strong names; more of what is new or changed. */
const PROBES_OF_LIST = 40;
const MOST_NEW = 1_000;
/** Of these, the first of each list whose names tell enough stay control names. */
const CONTROLS_OF_LIST = 10;
/** Names that may not be found: those of whole generations of ships and common persons differ by nothing else. */
const MOST_LOST_SHARE = 0.005;

/** A name that must find its listing, also later. */
export type ControlName = { readonly list: string; readonly listing: ListingId; readonly name: string };

export type ProofSource = {
  readonly ids: readonly string[];
  /** The listing of a number, parsed. */
  listing(number: number): Listing;
};

/**
 * Searches strong names on a new index: of listings spread over each list, and of what is new or changed in it. An index that does not
 * find what it holds must not replace a good one.
 *
 * @param isNew tells listings that the index before did not have, or had otherwise
 * @returns control names: of each list the same from version to version, as long as they are listed
 * @throws Error when the index does not find what it holds
 */
export function proveIndex(
  data: IndexData,
  model: Model,
  source: ProofSource,
  isNew: (id: string) => boolean = () => false,
): readonly ControlName[] {
  const index = openIndex(data, model);
  const controls: ControlName[] = [];
  let tried = 0;
  let lost = 0;
  const prove = ({ id, list, names }: Listing): void => {
    for (const { value, quality } of names) {
      if (quality === 'weak') continue;
      const found = findsListing(index, value, id);
      if (found === undefined) continue;
      tried += 1;
      if (!found) lost += 1;
      else if (controls.filter((control) => control.list === list).length < CONTROLS_OF_LIST)
        controls.push({ list, listing: id, name: value });
    }
  };
  const probes = probesOf(source.ids);
  for (const number of probes) prove(source.listing(number));
  let left = MOST_NEW;
  for (let number = 0; number < source.ids.length && left > 0; number += 1)
    if (!probes.has(number) && isNew(source.ids[number] ?? '')) {
      prove(source.listing(number));
      left -= 1;
    }
  if (lost > Math.max(2, tried * MOST_LOST_SHARE))
    throw new Error(`The new index does not find ${lost} of ${tried} names it holds: the last good one stays.`);
  return controls;
}

/** Listings by number, so many of each list: those whose ids come first by a hash, hence nearly the same in every version. */
function probesOf(ids: readonly string[]): ReadonlySet<number> {
  const ofList = new Map<string, number[]>();
  ids.forEach((id, number) => {
    const list = id.slice(0, id.indexOf(':'));
    const numbers = ofList.get(list);
    if (numbers === undefined) ofList.set(list, [number]);
    else numbers.push(number);
  });
  const hashes = ids.map(hashOf);
  const rank = (number: number): number => hashes[number] ?? 0;
  const first = [...ofList.values()].map((numbers) =>
    numbers.sort((a, b) => rank(a) - rank(b) || a - b).slice(0, PROBES_OF_LIST),
  );
  return new Set(first.flat());
}

/** FNV-1a, finished so that ids which differ in the last digit do not stand together. */
function hashOf(id: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
}
