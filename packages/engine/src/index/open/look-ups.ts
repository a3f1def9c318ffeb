import type { Token } from '../../normalise/text/token.ts';

/** Tables that are looked into by keys that a text gives, whatever is listed. */
const TABLES = ['forms', 'compounds', 'initials', 'written', 'sets', 'identifiers', 'bodies'] as const;
export type KeyedTable = (typeof TABLES)[number];

const [SALT, MIX] = [0x9e3779b1, 0x85ebca6b];

/** A key of 32 bits for a key of one of the tables. */
export const keyIn = (table: KeyedTable, key: number): number =>
  Math.imul((key ^ Math.imul(TABLES.indexOf(table), SALT)) >>> 0, MIX) >>> 0;

/** Marks behind a word: that it is an initial, and that it may be the beginning of another word. */
export const [INITIAL, CUT] = ['.', '…'];
const [OR, WEIGHT, SPACE] = ['|', ':', ' '];
const WORD = /^[a-z0-9]+$/;

type Weighed = Token & { readonly weight: number };

/**
 * What a search looks up. Where an index has none of it, the search gives the answer that it gives where nobody is
 * listed: it knows nothing of an index but by these.
 */
export class LookUps {
  /** Names that a text is read as: words with their weights, as {@link planOf} reads them. */
  readonly plans = new Set<string>();
  /** Words of a text that may contain names. */
  readonly inText = new Set<string>();
  /** Words that may be together in one name, and say something by that alone. */
  readonly together = new Set<string>();
  /** What else similar words are looked up to: form and mode, as in `formKey`. */
  readonly similar = new Set<string>();
  /** Keys as by {@link keyIn}. */
  readonly keys = new Set<number>();
  /** What is compared letter by letter, as in `formKey`, and the keys that it shares with all that may be alike. */
  readonly compared = new Set<string>();
  readonly comparedKeys = new Set<number>();

  key(table: KeyedTable, key: number): void {
    this.keys.add(keyIn(table, key));
  }

  /** @param keys of a table, without which it has nothing that is alike */
  compare(written: string, table: KeyedTable, keys: readonly number[]): void {
    this.compared.add(written);
    for (const key of keys) this.comparedKeys.add(keyIn(table, key));
  }

  plan(tokens: readonly Weighed[], isInitial: (at: number) => boolean, isCut: boolean): void {
    const words = tokens.map(
      (token, at) => `${writtenWord(token) ?? ''}${isInitial(at) ? INITIAL : ''}${WEIGHT}${token.weight}`,
    );
    this.plans.add(words.join(SPACE) + (isCut ? CUT : ''));
  }

  /** Notes words that are in one name or mean nothing; those that cannot be written are looked up by their forms. */
  areTogether(tokens: readonly Token[]): void {
    const words = tokens.map(writtenWord);
    if (words.every((word) => word !== undefined)) this.together.add(words.join(SPACE));
  }
}

/** A word in letters with what else it may be read as, as one text; undefined where a text says less than the word. */
export function writtenWord({ text, readings, script, letter, sound, systems }: Token): string | undefined {
  if (script !== 'Latn' || letter !== undefined || sound !== undefined || systems !== undefined) return undefined;
  const ways = [text, ...readings];
  return ways.every((way) => WORD.test(way)) ? ways.join(OR) : undefined;
}

/** The word that `writtenWord` wrote. */
export function readWord(written: string): Token {
  const [text = '', ...readings] = written.split(OR);
  return { text, readings, script: 'Latn', start: 0, end: text.length };
}

/** A word of a plan: empty where it could not be written. */
export type PlannedWord = { readonly word: string; readonly isInitial: boolean; readonly weight: number };

/** What {@link LookUps.plan} noted. */
export function planOf(noted: string): { readonly words: readonly PlannedWord[]; readonly isCut: boolean } {
  const isCut = noted.endsWith(CUT);
  const words = (isCut ? noted.slice(0, -1) : noted).split(SPACE).map((one): PlannedWord => {
    const at = one.indexOf(WEIGHT);
    const isInitial = one[at - 1] === INITIAL;
    return { word: one.slice(0, isInitial ? at - 1 : at), isInitial, weight: Number(one.slice(at + 1)) };
  });
  return { words, isCut };
}
