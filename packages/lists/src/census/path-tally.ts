import { countryIn, PUBLISHER_LANGUAGES } from '../fields/country-in.ts';

/** Fate of the values at one path of a file. */
export type PathCensus = { values: number; lost: number; readonly examples: string[] };

const EXAMPLES = 4;
const LONGEST_EXAMPLE = 60;

/** Numbering of several values in one field, not part of the text: "(1) … (2) …", "a) … b) …". */
const ORDER = /(?:^|[\s,;.-])\(?(?:\d{1,2}|[a-z])\)/giu;

/**
 * Traces every value of a file into its listing. A value is kept if each of its words, or the code of the country it
 * names, occurs in the listing made from its record; the same holds for each of several values.
 */
export class PathTally {
  readonly paths = new Map<string, PathCensus>();

  /** Adds one record, with the listing made from it. */
  add(values: Iterable<readonly [path: string, value: string]>, listing: unknown): void {
    const words = wordsIn(listing);
    for (const [path, value] of values) this.#note(path, value, words);
  }

  #note(path: string, value: string, words: ReadonlySet<string>): void {
    if (wordsOf(value).length === 0) return;
    const census = this.paths.get(path) ?? { values: 0, lost: 0, examples: [] };
    census.values += 1;
    if (!isKept(value, words) && !value.split(ORDER).every((part) => isKept(part, words))) {
      census.lost += 1;
      if (census.examples.length < EXAMPLES) census.examples.push(value.slice(0, LONGEST_EXAMPLE));
    }
    this.paths.set(path, census);
  }
}

/** Reason for dropping values at a path; undefined if there is none. */
export function reasonFor(path: string, reasons: Readonly<Record<string, string>>): string | undefined {
  return Object.entries(reasons).find(([pattern]) => matches(path, pattern))?.[1];
}

/** `**` at the start stands for any parents. */
function matches(path: string, pattern: string): boolean {
  return pattern.startsWith('**') ? path.endsWith(pattern.slice(2)) : path === pattern;
}

function isKept(value: string, words: ReadonlySet<string>): boolean {
  if (wordsOf(value).every((word) => words.has(word))) return true;
  return PUBLISHER_LANGUAGES.some((language) => words.has(countryIn(language, value)?.toLowerCase() ?? ''));
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
