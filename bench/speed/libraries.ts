import { DEFAULT_POLICY, type Index, type Listing, screen } from '@namesake/engine';
import flexsearch from 'flexsearch';
import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';
import { pick, randomFrom } from '../lists/random.ts';
import { cpuMsOf } from './cpu-ms.ts';

/** Figures of a search library on the names of the same lists, for comparison. */
export type LibraryFigures = {
  readonly library: string;
  readonly buildMs: number;
  /** CPU time per search. */
  readonly cpuMean: number;
  /** Factor by which it is faster than a full scan by Jaro–Winkler. */
  readonly fasterThanScan: number;
  /** Percentage of mistyped names whose listed form is among the first ten results. */
  readonly found: number;
  readonly searches: number;
};

const TEXTS = 100;
/** CPU time after which a library has been measured enough. */
const LONGEST_MS = 6_000;
const FIRST = 10;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

type Mistyped = { readonly text: string; readonly name: string };
type Search = (text: string) => readonly string[];

/**
 * Mistyped names of persons, searched by each library as its guide recommends for names with slips. None of them
 * handles scripts, nicknames or word order, and none has scores that are comparable across queries.
 */
export function measureLibraries(index: Index, listings: readonly Listing[], scanMs: number): LibraryFigures[] {
  const names = [...new Set(listings.flatMap((listing) => listing.names.map(({ value }) => value)))];
  const asked = mistypedNames(listings);
  const figures = (library: string, make: () => Search): LibraryFigures => {
    let search: Search = () => [];
    const buildMs = cpuMsOf(() => {
      search = make();
    });
    search(asked[0]?.text ?? '');
    let [found, searches, ms] = [0, 0, 0];
    for (const { text, name } of asked) {
      if (ms > LONGEST_MS) break;
      ms += cpuMsOf(() => {
        if (search(text).includes(name)) found += 1;
      });
      searches += 1;
    }
    const cpuMean = ms / searches;
    return {
      library,
      buildMs: Math.round(buildMs),
      cpuMean: Math.round(cpuMean * 1000) / 1000,
      fasterThanScan: Math.round((scanMs / cpuMean) * 10) / 10,
      found: Math.round((found / searches) * 1000) / 10,
      searches,
    };
  };
  return [
    figures('namesake', () => namesake(index, listings)),
    figures('minisearch 7.2.0, fuzzy 0.2', () => minisearch(names)),
    figures('flexsearch 0.8.212, LatinBalance', () => flex(names)),
    figures('fuse.js 7.5.0', () => fuse(names)),
  ];
}

function mistypedNames(listings: readonly Listing[]): readonly Mistyped[] {
  const random = randomFrom(4_271);
  const persons = listings
    .filter(({ entityType }) => entityType === 'person')
    .flatMap((listing) => listing.names.map(({ value }) => value))
    .filter((name) => /^[\p{ASCII}]+$/u.test(name) && name.split(' ').length === 3);
  return Array.from({ length: TEXTS }, () => {
    const name = pick(persons, random);
    const at = 1 + Math.floor(random() * (name.length - 2));
    return { text: name.slice(0, at) + LETTERS[Math.floor(random() * 26)] + name.slice(at + 1), name };
  });
}

/** Indexing is measured separately. Results are parties, so all of their names count as shown. */
function namesake(index: Index, listings: readonly Listing[]): Search {
  const namesOf = new Map<string, readonly string[]>();
  for (const { id, names } of listings)
    namesOf.set(
      id,
      names.map(({ value }) => value),
    );
  return (searchText) =>
    screen(index, { searchText }, { ...DEFAULT_POLICY, limit: FIRST }).hits.flatMap((hit) =>
      hit.listings.flatMap((id) => namesOf.get(id) ?? []),
    );
}

function minisearch(names: readonly string[]): Search {
  const library = new MiniSearch({ fields: ['name'], searchOptions: { fuzzy: 0.2 } });
  library.addAll(names.map((name, id) => ({ id, name })));
  return (text) =>
    library
      .search(text)
      .slice(0, FIRST)
      .map(({ id }) => names[Number(id)] ?? '');
}

function flex(names: readonly string[]): Search {
  const library = new flexsearch.Index({ encoder: flexsearch.Charset.LatinBalance, tokenize: 'forward' });
  names.forEach((name, id) => void library.add(id, name));
  return (text) => [...library.search(text, { limit: FIRST, suggest: true })].map((id) => names[Number(id)] ?? '');
}

function fuse(names: readonly string[]): Search {
  const library = new Fuse(names);
  return (text) => library.search(text, { limit: FIRST }).map(({ item }) => item);
}
