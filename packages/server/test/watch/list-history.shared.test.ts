import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
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
import { diffListings, readListFile, recordHash } from '@namesake/lists';
import { describe, expect, it } from 'vitest';
import { indexScreener } from '../../src/lists/snapshot/index-screener.ts';
import { restsOn } from '../../src/modules/customers/store/customer.ts';
import { factsKey, listingFacts } from '../../src/modules/good-guys/store/facts.ts';
import { deltaOf } from '../../src/modules/watch/delta.ts';
import { findsNothing, silenceOf } from '../../src/screening/finds-nothing.ts';

const SHARED = process.env['NAMESAKE_SHARED_DIR'] ?? fileURLToPath(new URL('../../../../../shared', import.meta.url));
const HISTORY = join(SHARED, 'lists', 'history');
const UN_DAYS = ['2025-02-21', '2025-02-22', '2025-03-13', '2025-03-21', '2025-06-10', '2025-06-17'];
const PAIRS = [
  ...UN_DAYS.slice(1).map((day, at) => ({ from: `un_sc/${UN_DAYS[at]}.xml.gz`, to: `un_sc/${day}.xml.gz` })),
  { from: 'us_ofac_csv/2024-05-02/sdn.csv.gz', to: 'us_ofac_csv/2024-05-03/sdn.csv.gz' },
];
/** Over all pairs, both ways, more than 20,000. */
const CUSTOMERS = 1_700;

const model = loadModel();
const nobody = openIndex(buildIndex([], model), model);
const onNobody = indexScreener(nobody);

/** Of the two days of OFAC's files there is the main one alone: the others are empty beside it. */
async function listingsOf(file: string): Promise<readonly Listing[]> {
  const listings: Listing[] = [];
  const onListing = (listing: Listing): void => void listings.push(listing);
  if (!file.startsWith('us_ofac_csv')) await readListFile(join(HISTORY, file), { onListing });
  else {
    const dir = await mkdtemp(join(tmpdir(), 'namesake-history-'));
    await writeFile(join(dir, 'sdn.csv'), gunzipSync(await readFile(join(HISTORY, file))));
    for (const name of ['add.csv', 'alt.csv']) await writeFile(join(dir, name), '\u001A');
    await readListFile(join(dir, 'sdn.csv'), { onListing });
    await rm(dir, { recursive: true });
  }
  return listings;
}

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

describe.skipIf(!existsSync(HISTORY))('versions of real lists', () => {
  it.each(
    PAIRS.flatMap(({ from, to }) => [
      { from, to },
      { from: to, to: from },
    ]),
  )(
    'from $from to $to: the small index of what changed touches everybody for whom anything changed',
    async ({ from, to }) => {
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
      let [touched, differing, compared, wrongly, loose, looseTouched] = [0, 0, 0, 0, 0, 0];
      const missed: string[] = [];
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
        else if (!isNothing && !isLoose) wrongly += 1;
        if (isTouched) touched += 1;
        if (old.key === fresh.key) continue;
        differing += 1;
        if (!isTouched) missed.push(searchText);
      }
      // Every text has letters of a listed name: it must not be printed.
      expect([missed.length, wrongly]).toEqual([0, 0]);
      expect(differing).toBeLessThanOrEqual(touched);
      process.stdout.write(
        `${from} → ${to}: ${ids.size} listings changed, ${compared} of ${CUSTOMERS} compared, ${touched} touched, ${differing} differ; ${looseTouched} touched of ${loose} that say too little\n`,
      );
    },
    120_000,
  );

  it.each(PAIRS)(
    'from $from to $to: what a publisher only wrote anew is told apart from what changed',
    async ({ from, to }) => {
      const diff = diffListings(await listingsOf(from), await listingsOf(to));
      const rewritten = diff.changed.filter(
        (one) => factsKey(listingFacts(one.before, [])) === factsKey(listingFacts(one.after, [])),
      );
      process.stdout.write(`${from} → ${to}: ${diff.changed.length} changed, ${rewritten.length} only written anew\n`);
      for (const { before, after } of rewritten) {
        expect(recordHash(before)).not.toBe(recordHash(after));
        expect(namesKey(before)).toEqual(namesKey(after));
      }
    },
  );
});

const namesKey = ({ names }: Listing): readonly string[] =>
  [
    ...new Set(
      names.map(({ value }) =>
        value
          .toLowerCase()
          .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
          .trim(),
      ),
    ),
  ].sort();

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
