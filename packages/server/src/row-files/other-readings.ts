import type { FileEncoding } from '@namesake/contract';
import { loadModel, normaliseText } from '@namesake/engine';
import { OTHER_ENCODINGS } from './other-encodings.ts';

/** Fewer changed letters than this need no other reading: the name is found as a misspelling. */
const LEAST_CHANGED = 2;

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
    OTHER_ENCODINGS.map((table) => inOther(name, table)).filter((other) => other !== name),
  );
  return [...new Set(readings)];
}
