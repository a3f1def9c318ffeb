import { BODY_NAMES, BODY_WORDS } from '../../knowledge/lexicon/companies/body-names.ts';
import { FUNCTION_WORDS, particleKind } from '../../knowledge/lexicon/general/particles.ts';
import { isAscii, normaliseText } from '../text/normalise-text.ts';

/** A run of words in a name that denotes a well-known body; `body` is its number. */
export type BodyRun = { readonly body: number; readonly first: number; readonly count: number };

/** Maximum number of passes over a name, each on the result of the last: a body inside the name of a regional part. */
const MAX_ROUNDS = 4;
const FEWEST_LETTERS = 3;
const SMALL_KINDS = new Set(['article', 'nobiliary', 'conjunction']);
const MORE_SMALL = new Set('fi bi li lil wal ul au aux nel na wa ve bil ila do da as'.split(' '));

const ELIDED = /^[ld][aeiouh][a-z]{2}/;

/** A word of a name, folded and as written; or the label that a run of words was replaced by. */
type Symbol = { readonly text: string; readonly word?: string; readonly first: number; readonly end: number };

/** Prefix for a one-word name that counts only as written: "Sepah" is the corps, "Corps" is any. */
const AS_WRITTEN = '=';

type Table = {
  /** Labels by the symbols of a name, joined by spaces. */
  readonly labels: ReadonlyMap<string, readonly string[]>;
  /** Number of symbols in the longest name that begins with a symbol. */
  readonly longest: ReadonlyMap<string, number>;
  readonly numbers: ReadonlyMap<string, number>;
  readonly symbols: ReadonlySet<string>;
};

/** Built on first use; names in other scripts are romanised only for texts in other scripts. */
const tables: { latin?: Table; all?: Table } = {};

/**
 * Well-known bodies that a name's words denote under any of their names ("ISIL" and "Islamic State in Iraq and the
 * Levant"), the regions that their parts are named after, and the parts made of both. Small words are skipped.
 * @param isLatin whether the words were written in Latin letters; names in other scripts are then not looked for
 */
export function bodiesIn(words: readonly string[], isLatin: boolean): BodyRun[] {
  if (isLatin) tables.latin ??= readTable(isAscii);
  else tables.all ??= readTable(() => true);
  const table = isLatin ? tables.latin : tables.all;
  if (!table) return [];
  let symbols: readonly Symbol[] = symbolsOf(words).map((symbol) => withoutElision(table, symbol));
  if (!symbols.some(({ text }) => table.longest.has(text))) return [];
  const found: BodyRun[] = [];
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const next = readOnce(table, symbols, found);
    if (next === symbols) break;
    symbols = next;
  }
  return found.filter(
    (one) => !found.some((other) => other !== one && other.body === one.body && isWithin(one, other)),
  );
}

const isWithin = (one: BodyRun, other: BodyRun): boolean =>
  other.first <= one.first && other.first + other.count >= one.first + one.count && other.count > one.count;

/** Replaces the longest names from left to right by one symbol each; returns the same symbols if there are none. */
function readOnce({ labels, longest, numbers }: Table, symbols: readonly Symbol[], found: BodyRun[]) {
  let next: Symbol[] | undefined;
  for (let i = 0; i < symbols.length; ) {
    const at = symbols[i];
    if (!at) break;
    let length = Math.min(longest.get(at.text) ?? 0, symbols.length - i);
    let read: readonly string[] | undefined;
    for (; length > 0 && read === undefined; length--)
      read =
        length === 1
          ? (labels.get(at.text) ?? labels.get(AS_WRITTEN + at.word))
          : labels.get(keyOf(symbols.slice(i, i + length)));
    const count = read === undefined ? 1 : length + 1;
    if (read !== undefined) {
      const end = symbols[i + count - 1]?.end ?? at.end;
      for (const label of read) {
        const run = { body: numbers.get(label) ?? 0, first: at.first, count: end - at.first };
        if (!found.some((one) => one.body === run.body && one.first === run.first && one.count === run.count))
          found.push(run);
      }
      next ??= symbols.slice(0, i);
      next.push({ text: read[0] ?? at.text, first: at.first, end });
    } else next?.push(at);
    i += count;
  }
  return next ?? symbols;
}

const keyOf = (symbols: readonly Symbol[]): string => symbols.map(({ text }) => text).join(' ');

/**
 * The words that count, each in one spelling. An article is joined with the word after it, and letters separated by
 * dots are one word.
 */
function symbolsOf(words: readonly string[]): readonly Symbol[] {
  const symbols: Symbol[] = [];
  let from = 0;
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? '';
    let letters = 0;
    while (words[i + letters]?.length === 1) letters++;
    if (letters >= FEWEST_LETTERS) {
      symbols.push({ text: words.slice(i, i + letters).join(''), first: i, end: i + letters });
      i += letters - 1;
      from = i + 1;
    } else if (!isSmall(word)) {
      symbols.push({ text: BODY_WORDS.get(word) ?? word, word, first: from, end: i + 1 });
      from = i + 1;
    } else if (!SMALL_KINDS.has(particleKind(word) ?? '')) from = i + 1;
  }
  return symbols;
}

/** "l'Ouest" and "d'Irak" arrive here as one word. */
function withoutElision({ symbols }: Table, symbol: Symbol): Symbol {
  const { text } = symbol;
  if (!ELIDED.test(text) || symbols.has(text)) return symbol;
  const rest = BODY_WORDS.get(text.slice(1)) ?? text.slice(1);
  return symbols.has(rest) ? { ...symbol, text: rest } : symbol;
}

const isSmall = (word: string): boolean =>
  FUNCTION_WORDS.has(word) || MORE_SMALL.has(word) || SMALL_KINDS.has(particleKind(word) ?? '');

function readTable(isRead: (name: string) => boolean): Table {
  const labels = new Map<string, string[]>();
  const longest = new Map<string, number>();
  const known = new Set<string>();
  for (const { label, names } of BODY_NAMES) {
    for (const given of names.filter(isRead)) {
      const isAsWritten = given.startsWith(AS_WRITTEN);
      const name = isAsWritten ? given.slice(AS_WRITTEN.length) : given;
      const symbols = symbolsOf(isAscii(name) ? name.split(' ') : normaliseText(name).tokens.map(({ text }) => text));
      const [first] = symbols;
      if (!first) continue;
      for (const { text } of symbols) known.add(text);
      const key = isAsWritten ? given : keyOf(symbols);
      const own = labels.get(key);
      if (own === undefined) labels.set(key, [label]);
      else if (!own.includes(label)) own.push(label);
      longest.set(first.text, Math.max(longest.get(first.text) ?? 0, symbols.length));
    }
  }
  return { labels, longest, symbols: known, numbers: new Map(BODY_NAMES.map(({ label }, i) => [label, i])) };
}
