import type { Token } from '../../normalise/text/token.ts';

/** Tables accessed by keys that depend only on the query text. */
const TABLES = ['forms', 'compounds', 'initials', 'written', 'sets', 'identifiers', 'bodies'] as const;
export type KeyedTable = (typeof TABLES)[number];

const [SALT, MIX] = [0x9e3779b1, 0x85ebca6b];

/** Combines a table and its key into one 32-bit key. */
export const keyIn = (table: KeyedTable, key: number): number =>
  Math.imul((key ^ Math.imul(TABLES.indexOf(table), SALT)) >>> 0, MIX) >>> 0;

/** Suffixes of a word: it is an initial, or it may be the beginning of another word. */
export const [INITIAL, CUT] = ['.', '…'];
const [OR, WEIGHT, SPACE] = ['|', ':', ' '];
const WORD = /^[a-z0-9]+$/;

type Weighed = Token & { readonly weight: number };

/**
 * The look-ups of a search. If an index contains none of them, the search has the same result as on an empty index: it
 * learns about an index only through these.
 */
export class LookUps {
  /** Names that a text is read as: words with their weights, in the format of {@link plannedWord}. */
  readonly plans = new Set<string>();
  /** Words of a text that may contain names. */
  readonly inText = new Set<string>();
  /** Words that may occur together in one name, which is significant in itself. */
  readonly together = new Set<string>();
  /** Other look-ups of similar words: form and mode, as in `formKey`. */
  readonly similar = new Set<string>();
  /** Keys built by {@link keyIn}. */
  readonly keys = new Set<number>();
  /** Forms compared letter by letter, as in `formKey`, and the keys they share with any similar form. */
  readonly compared = new Set<string>();
  readonly comparedKeys = new Set<number>();

  key(table: KeyedTable, key: number): void {
    this.keys.add(keyIn(table, key));
  }

  /** @param keys of a table; unless it has one of them, it contains nothing similar */
  compare(written: string, table: KeyedTable, keys: readonly number[]): void {
    this.compared.add(written);
    for (const key of keys) this.comparedKeys.add(keyIn(table, key));
  }

  /** @param cut positions of words that may be beginnings of others, as a bit mask */
  plan(tokens: readonly Weighed[], isInitial: (at: number) => boolean, cut = 0): void {
    const words = tokens.map(
      (token, at) =>
        `${writtenWord(token) ?? ''}${isInitial(at) ? INITIAL : ''}${WEIGHT}${token.weight}${((cut >> at) & 1) === 1 ? CUT : ''}`,
    );
    this.plans.add(words.join(SPACE));
  }

  /**
   * Notes words that occur together in one name or not at all. Words that cannot be serialised are looked up by their
   * forms.
   */
  areTogether(tokens: readonly Token[]): void {
    const words = tokens.map(writtenWord);
    if (words.every((word) => word !== undefined)) this.together.add(words.join(SPACE));
  }
}

/** Serialises a word in letters with its other readings; undefined if a text cannot represent the word. */
export function writtenWord({ text, readings, script, letter, sound, systems }: Token): string | undefined {
  if (script !== 'Latn' || letter !== undefined || sound !== undefined || systems !== undefined) return undefined;
  const ways = [text, ...readings];
  return ways.every((way) => WORD.test(way)) ? ways.join(OR) : undefined;
}

/** Parses the output of `writtenWord`. */
export function readWord(written: string): Token {
  const [text = '', ...readings] = written.split(OR);
  return { text, readings, script: 'Latn', start: 0, end: text.length };
}

/** A word of a plan; empty if it could not be serialised. `isCut`: it may be the beginning of another word. */
export type PlannedWord = {
  readonly word: string;
  readonly isInitial: boolean;
  readonly weight: number;
  readonly isCut: boolean;
};

/** Parses a word of a note of {@link LookUps.plan}. */
export function plannedWord(noted: string): PlannedWord {
  const at = noted.indexOf(WEIGHT);
  const [isInitial, isCut] = [noted[at - 1] === INITIAL, noted.endsWith(CUT)];
  const weight = Number(noted.slice(at + 1, isCut ? -CUT.length : undefined));
  return { word: noted.slice(0, isInitial ? at - 1 : at), isInitial, weight, isCut };
}
