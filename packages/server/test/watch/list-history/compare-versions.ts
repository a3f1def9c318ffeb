import {
  buildIndex,
  DEFAULT_POLICY,
  type Hit,
  LEAST_THRESHOLD,
  type Listing,
  loadModel,
  lookedUp,
  lookUpTable,
  openImage,
  openIndex,
  Touch,
} from '@namesake/engine';
import { diffListings, recordHash } from '@namesake/lists';
import { indexScreener } from '../../../src/lists/snapshot/index-screener.ts';
import { restsOn } from '../../../src/modules/customers/store/customer.ts';
import { factsKey, listingFacts } from '../../../src/modules/good-guys/store/facts.ts';
import { deltaOf } from '../../../src/modules/watch/delta.ts';
import { findsNothing, silenceOf } from '../../../src/screening/finds-nothing.ts';
import { listingsOf, type VersionPair } from './stored-versions.ts';

/** Over all pairs, both ways, more than 20,000. */
const CUSTOMERS = 1_700;

const model = loadModel();
const nobody = openIndex(buildIndex([], model), model);
const onNobody = indexScreener(nobody);

/** A version of a list as it is searched. */
function searched(listings: readonly Listing[]) {
  const screener = indexScreener(openIndex(buildIndex(listings, model), model));
  const byId = new Map<string, Listing>(listings.map((listing) => [listing.id, listing]));
  const find = (id: string) => {
    const listing = byId.get(id);
    return listing && { listing, recordHash: recordHash(listing) };
  };
  /** What of a hit a person would have to look at again. */
  const keyOf = ({ entityId, priority, listings: ids }: Hit): string => {
    const facts = ids.map((id) => {
      const listing = byId.get(id);
      return [
        id,
        listing &&
          factsKey(
            listingFacts(
              listing,
              ids.filter((other) => other !== id),
            ),
          ),
      ];
    });
    return JSON.stringify([entityId, priority, facts]);
  };
  const found = (searchText: string) => {
    const { hits, total, insufficientName } = screener.screen({ searchText }, DEFAULT_POLICY);
    const shown = hits.map(({ listings: ids }) => ({ listings: ids.map((id) => ({ id })) }));
    return { key: JSON.stringify([insufficientName, total, hits.map(keyOf)]), hits: shown, total, insufficientName };
  };
  return { screener, records: { find }, found };
}

/** A small generator of numbers from 0 to 1 (mulberry32): the same texts in each run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Names of listings as customers have them: whole, less a word, with a slip, behind a title, recombined. */
function customersOf(names: readonly string[], count: number, random: () => number): readonly string[] {
  const pick = (): string => names[Math.floor(random() * names.length)] ?? '';
  const wordOf = (name: string, at: number): string => name.split(/\s+/).at(at) ?? name;
  const ways: readonly ((name: string) => string)[] = [
    (name) => name,
    (name) => name.split(/\s+/).slice(1).join(' ') || name,
    (name) => name.replace(/\p{L}(?=\p{L}$)/u, 'x'),
    (name) => `${wordOf(name, 0)} ${wordOf(pick(), -1)}`,
    (name) => `${wordOf(pick(), 0)} ${wordOf(name, -1)}`,
    (name) => `Major ${wordOf(name, -1)}`,
  ];
  return Array.from({ length: count }, () => ways[Math.floor(random() * ways.length)]?.(pick()) ?? pick());
}

const namesOf = (listings: readonly Listing[]): readonly string[] =>
  listings.flatMap(({ names }) => names.map(({ value }) => value));

/** How many customers a change of a list touches, and whom it should have touched. */
type Compared = {
  /** Customers for whom a search of the new version has another result, and whom nothing touches. */
  readonly missed: number;
  /** Customers whose notes say that nobody may be found, although somebody is. */
  readonly wronglySkipped: number;
  readonly differing: number;
  readonly touched: number;
  readonly text: string;
};

/** Invented customers against two versions of a list, and against the small index of what differs between them. */
export async function compareVersions({ from, to }: VersionPair): Promise<Compared> {
  const [before, after] = [await listingsOf(from), await listingsOf(to)];
  const diff = diffListings(before, after);
  const changed = [...diff.added, ...diff.removed, ...diff.changed.flatMap((one) => [one.before, one.after])];
  const ids = new Set(changed.map(({ id }) => id));
  const [then, now] = [searched(before), searched(after)];
  const delta = deltaOf(ids, now);
  const random = randomFrom(before.length);
  const names = [...namesOf(changed), ...namesOf(changed), ...namesOf(after)];
  const small = openImage(delta.on.image, model);
  const [touch, loosely] = [new Touch(small, DEFAULT_POLICY), new Touch(small, { threshold: LEAST_THRESHOLD })];
  let [touched, differing, compared, wronglySkipped, missed, loose, looseTouched] = [0, 0, 0, 0, 0, 0, 0];
  for (const searchText of customersOf(names, CUSTOMERS, random)) {
    const [old, fresh] = [then.found(searchText), now.found(searchText)];
    const isNothing = findsNothing(delta.on.screener, { searchText }, DEFAULT_POLICY);
    const isLoose = old.insufficientName;
    const { found: silence, by } = lookedUp(nobody, () => silenceOf(onNobody, { searchText }, DEFAULT_POLICY));
    const saysNothing = silence === undefined || (silence === 'insufficient_name' && !isLoose);
    const mayFind = saysNothing || (isLoose ? loosely : touch).among(lookUpTable([by]))(0);
    const isTouched = (isLoose ? mayFind : !isNothing) || restsOnAny(old, ids);
    if (isLoose) loose += 1;
    if (isLoose && isTouched) looseTouched += 1;
    if (mayFind) compared += 1;
    else if (!isNothing && !isLoose) wronglySkipped += 1;
    if (isTouched) touched += 1;
    if (old.key === fresh.key) continue;
    differing += 1;
    if (!isTouched) missed += 1;
  }
  // Without the texts: every one has letters of a listed name.
  const text = `${from} → ${to}: ${ids.size} listings changed, ${compared} of ${CUSTOMERS} compared, ${touched} touched, ${differing} differ; ${looseTouched} touched of ${loose} that say too little`;
  return { missed, wronglySkipped, differing, touched, text };
}

function restsOnAny(
  {
    hits,
    total,
  }: {
    readonly hits: readonly { readonly listings: readonly { readonly id: string }[] }[];
    readonly total: number;
  },
  ids: ReadonlySet<string>,
): boolean {
  const listed = hits.map(({ listings }) => ({
    entityId: '',
    priority: 'high' as const,
    isOpen: true,
    listings: listings.map(({ id }) => ({ id, facts: '', decision: null })),
  }));
  const none = { role: null, searchId: null, complete: true, open: 0, suppressed: 0, error: null };
  return restsOn({ findings: [{ ...none, outcome: null, total, hits: listed }] }, ({ id }) => ids.has(id));
}
