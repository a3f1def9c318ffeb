import type { FileEncoding } from '@namesake/contract';
import { loadModel, normaliseText } from '@namesake/engine';

/** Encodings whose letters also decode to letters in windows-1252: Central European and Turkish. */
const ALSO = ['windows-1250', 'windows-1254'];
/** Hardly any names contain these letters, while many Nordic and French names have å and à at the same bytes. */
const RARE = /[ŕŔĺĹ]/;
/** Fewer changed letters than this need no other reading: the name is found as a misspelling. */
const LEAST_CHANGED = 2;

const decoded = (encoding: string): readonly string[] =>
  Array.from({ length: 128 }, (_, at) => new TextDecoder(encoding).decode(Buffer.of(at + 0x80)));

/** Maps each letter beyond ASCII to its letter in another encoding. */
const TABLES = ALSO.map((encoding) => {
  const letters = decoded(encoding);
  const other = (letter: string, at: number): string =>
    RARE.test(letters[at] ?? '') ? letter : (letters[at] ?? letter);
  return new Map(decoded('windows-1252').map((letter, at) => [letter, other(letter, at)] as const));
});

const WORD_BEYOND_ASCII = /[\p{L}\p{M}]*[\u0080-\uffff][\p{L}\p{M}\u0080-\uffff]*/gu;
/** A non-letter, or þ, which is romanised as two letters. */
const MORE_THAN_SLIP = /[^\p{L}\p{M}]|[þÞ]/u;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a word is a known part of a person's, company's or place's name. */
function isKnown(word: string): boolean {
  const model = loadModel();
  return normaliseText(word).tokens.some(
    ({ text }) =>
      model.isGivenName(text) || model.isFamilyName(text) || model.isBusinessWord(text) || model.isPlace(text),
  );
}

/** A name in another encoding, if it differs by more than a misspelling. */
function inOther(name: string, table: ReadonlyMap<string, string>): string {
  let changed = 0;
  const other = name.replace(WORD_BEYOND_ASCII, (word) => {
    if (isKnown(word)) return word;
    return word.replace(/[\u0080-\uffff]/gu, (letter) => {
      const own = table.get(letter) ?? letter;
      if (plain(own) !== plain(letter)) changed += MORE_THAN_SLIP.test(letter) ? LEAST_CHANGED : 1;
      return own;
    });
  });
  return changed >= LEAST_CHANGED ? other : name;
}

/**
 * Names as they would read if a windows-1252 file has another encoding that cannot be detected: "Þükrü Daðlý" for
 * "Şükrü Dağlı". Words known as they are have no other reading; accents and a single letter do not count.
 */
export function otherReadings(names: readonly string[], encoding: FileEncoding | null): readonly string[] {
  if (encoding !== 'windows-1252') return [];
  const readings = names.flatMap((name) =>
    TABLES.map((table) => inOther(name, table)).filter((other) => other !== name),
  );
  return [...new Set(readings)];
}
