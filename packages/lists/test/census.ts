import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Listing } from '@namesake/engine';
import { countryCode } from '../src/fields/country-code.ts';
import type { Rejection } from '../src/source.ts';
import type { XmlElement } from '../src/xml/element.ts';
import { XmlRecordReader } from '../src/xml/record-reader.ts';

/** What became of the values at one path of a real file. */
export type PathCensus = { values: number; lost: number; readonly examples: string[] };

export type Census = {
  /** Record elements as a plain text search counts them. */
  readonly counted: number;
  readonly listings: readonly Listing[];
  readonly rejected: number;
  readonly paths: ReadonlyMap<string, PathCensus>;
};

/**
 * Follows every value of a real file into its listing: a value is kept if each of its words, or the
 * code of the country it names, is somewhere in the listing that came of its record. What is lost must be explained by the test.
 */
export function takeCensus(
  file: string,
  recordNames: readonly string[],
  toListing: (element: XmlElement) => Listing | Rejection,
): Census {
  const bytes = readFileSync(file);
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  const paths = new Map<string, PathCensus>();
  const listings: Listing[] = [];
  let rejected = 0;
  const reader = new XmlRecordReader({
    onRoot: () => ({ records: new Set(recordNames), heads: new Set() }),
    onHead: () => {},
    onRecord: (element) => {
      const result = toListing(element);
      if ('rejected' in result) rejected += 1;
      else {
        listings.push(result);
        follow(element, element.name, wordsIn(result), paths);
      }
    },
  });
  reader.write(text);
  reader.close();
  const counted = recordNames.reduce((sum, name) => sum + text.split(new RegExp(`<${name}[\\s>]`)).length - 1, 0);
  return { counted, listings, rejected, paths };
}

function follow(element: XmlElement, path: string, words: ReadonlySet<string>, paths: Map<string, PathCensus>): void {
  note(path, element.text, words, paths);
  for (const [name, value] of Object.entries(element.attributes)) note(`${path}@${name}`, value, words, paths);
  for (const child of element.children) follow(child, `${path}/${child.name}`, words, paths);
}

function note(path: string, value: string, words: ReadonlySet<string>, paths: Map<string, PathCensus>): void {
  const own = wordsOf(value);
  if (own.length === 0) return;
  const census = paths.get(path) ?? { values: 0, lost: 0, examples: [] };
  census.values += 1;
  const code = countryCode(value)?.toLowerCase();
  const isKept = own.every((word) => words.has(word)) || (code !== undefined && words.has(code));
  if (!isKept) {
    census.lost += 1;
    if (census.examples.length < 4) census.examples.push(value.slice(0, 60));
  }
  paths.set(path, census);
}

function wordsIn(value: unknown, into = new Set<string>()): Set<string> {
  if (typeof value === 'string') for (const word of wordsOf(value)) into.add(word);
  else if (typeof value === 'object' && value !== null)
    for (const member of Object.values(value)) wordsIn(member, into);
  return into;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Paths that lose values without a reason, with examples. */
export function unexplained(census: Pick<Census, 'paths'>, reasons: Readonly<Record<string, string>>): string[] {
  const explained = Object.keys(reasons);
  return [...census.paths]
    .filter(([path, { lost }]) => lost > 0 && !explained.some((pattern) => matches(path, pattern)))
    .map(([path, { lost, values, examples }]) => `${path}: ${lost} of ${values} lost, e.g. ${examples.join(' | ')}`);
}

/** `**` at the start stands for any parents. */
function matches(path: string, pattern: string): boolean {
  return pattern.startsWith('**') ? path.endsWith(pattern.slice(2)) : path === pattern;
}

/** Figures to print: names by kind, quality and script, dates and identifiers by type. */
export function figuresOf(listings: readonly Listing[]): Readonly<Record<string, unknown>> {
  const names = listings.flatMap((listing) => listing.names);
  return {
    listings: listings.length,
    types: countBy(listings.map(({ entityType }) => entityType)),
    names: names.length,
    kinds: countBy(names.map(({ kind }) => kind)),
    qualities: countBy(names.map(({ quality }) => quality)),
    scripts: countBy(names.map(({ script }) => script)),
    birthDates: listings.flatMap(({ birthDates = [] }) => birthDates).length,
    nationalities: listings.flatMap(({ nationalities = [] }) => nationalities).length,
    identifiers: countBy(listings.flatMap(({ identifiers = [] }) => identifiers.map(({ type }) => type))),
    effects: countBy(listings.map(({ effect }) => effect)),
  };
}

function countBy(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
