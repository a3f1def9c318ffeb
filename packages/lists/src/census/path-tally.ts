import { countryIn, PUBLISHER_LANGUAGES } from '../fields/country-in.ts';

/** What became of the values at one path of a file. */
export type PathCensus = { values: number; lost: number; readonly examples: string[] };

const EXAMPLES = 4;
const LONGEST_EXAMPLE = 60;

/** What orders several values of one field, and is none of their words: "(1) … (2) …", "a) … b) …". */
const ORDER = /(?:^|[\s,;.-])\(?(?:\d{1,2}|[a-z])\)/giu;

/**
 * Follows every value of a file into its listing: a value is kept if each of its words, or the code of the country it
 * names, is somewhere in the listing that came of its record; and so is each of several.
 */
export class PathTally {
  readonly paths = new Map<string, PathCensus>();

  /** One record, and what came of it. */
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

/** The reason for what is lost at a path; undefined where there is none. */
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
