import { ROLE } from '../../../normalise/roles/role.ts';
import { DISTINCTIVE_ROLES } from '../../../normalise/roles/role-sets.ts';
import { NAME_QUALITIES } from '../../../types/listing.ts';
import { hashText } from '../../../words/form/hash.ts';
import { onsetOf, skeletonOf } from '../../../words/form/skeleton.ts';
import { TwoGenerationCache } from '../../caches/two-generation-cache.ts';
import type { NameTable } from '../../tables/index-data.ts';
import { stringAt } from '../../tables/packed-strings.ts';

/** One name of a listing in the form that joining compares. */
export type PartyName = {
  /** Distinctive words as spelling numbers, sorted. Conventional respellings of a word share one number. */
  readonly words: readonly number[];
  /** All words, including legal forms, as token numbers. */
  readonly written: readonly number[];
  /** The same without legal forms, titles and small words. */
  readonly core: readonly number[];
  /** Weight of agreement on all distinctive words, in sixteenths of a bit. */
  readonly weight: number;
};

const WEAK = NAME_QUALITIES.indexOf('weak');
/** Legal forms, titles and small words: publishers often omit them. */
const LEFT_OUT: ReadonlySet<number> = new Set([
  ROLE.legal,
  ROLE.honorific,
  ROLE.particle,
  ROLE.conjunction,
  ROLE.vessel,
]);

/**
 * Maximum number of listings whose names are cached: enough for the official lists, without a gigabyte for a large
 * dataset.
 */
const MAX_KNOWN = 2 ** 17;

/** Reads the names of listings. */
export class PartyNames {
  readonly #names: NameTable;
  readonly #textOf: (token: number) => string;
  readonly #starts: Uint32Array;
  readonly #known = new TwoGenerationCache<readonly PartyName[], number>(MAX_KNOWN, () => 1);
  readonly #spellings = new Map<string, number>();
  readonly #texts: string[] = [];
  readonly #spellingOf = new Map<number, number>();

  /** @param starts start of each listing's names */
  constructor(names: NameTable, starts: Uint32Array, textOf: (token: number) => string) {
    this.#names = names;
    this.#starts = starts;
    this.#textOf = textOf;
  }

  /** Names of a listing that its publisher does not mark as weak, the main one first. */
  of(listing: number): readonly PartyName[] {
    const known = this.#known.get(listing);
    if (known) return known;
    const names: PartyName[] = [];
    for (let name = this.#starts[listing] ?? 0; name < (this.#starts[listing + 1] ?? 0); name++)
      if (this.#names.quality[name] !== WEAK) names.push(this.#read(name));
    this.#known.set(listing, names);
    return names;
  }

  /** The spelling behind a number: its first letter after applying conventions, `=`, and its consonants. */
  spelling(word: number): string {
    return this.#texts[word] ?? '';
  }

  /** A hash of words that does not depend on how spellings are numbered. */
  hashOf(words: readonly number[]): number {
    return words.reduce((sum, word) => sum + hashText(this.spelling(word), 0), 0);
  }

  /** The same hash for tokens. */
  hashOfTokens(tokens: readonly number[]): number {
    return this.hashOf(tokens.map((token) => this.#spelling(token)));
  }

  #read(name: number): PartyName {
    const { tokenStarts, tokenIds, tokenRoles, tokenWeights } = this.#names;
    const initials = initialsIn(stringAt(this.#names.values, name));
    const [words, written, core]: [number[], number[], number[]] = [[], [], []];
    let weight = 0;
    for (let k = tokenStarts[name] ?? 0; k < (tokenStarts[name + 1] ?? 0); k++) {
      const [token, role] = [tokenIds[k] ?? 0, tokenRoles[k] ?? 0];
      if (initials !== undefined && this.#textOf(token) === initials) continue;
      written.push(token);
      if (!LEFT_OUT.has(role)) core.push(token);
      if (!DISTINCTIVE_ROLES.has(role)) continue;
      words.push(this.#spelling(token));
      weight += tokenWeights[k] ?? 0;
    }
    return { words: words.sort(byNumber), written: written.sort(byNumber), core: core.sort(byNumber), weight };
  }

  #spelling(token: number): number {
    const known = this.#spellingOf.get(token);
    if (known !== undefined) return known;
    const text = this.#textOf(token);
    const skeleton = skeletonOf(text);
    const spelling = skeleton === '' || /\d/.test(text) ? text : `${onsetOf(text)}=${skeleton}`;
    let number = this.#spellings.get(spelling);
    if (number === undefined) {
      number = this.#texts.push(spelling) - 1;
      this.#spellings.set(spelling, number);
    }
    this.#spellingOf.set(token, number);
    return number;
  }
}

/** An abbreviation in brackets after the full name: "Tolbrecht Shipping Lines (TSL)". */
function initialsIn(name: string): string | undefined {
  const at = name.indexOf('(');
  return at <= 0 ? undefined : /^\(([A-Z]{2,8})\)/.exec(name.slice(at))?.[1]?.toLowerCase();
}

const byNumber = (a: number, b: number): number => a - b;

/** Whether two names consist of the same words. */
export const sameWords = (some: readonly number[], others: readonly number[]): boolean =>
  some.length === others.length && some.every((word, i) => word === others[i]);
