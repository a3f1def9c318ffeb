import { isHangul } from '../../knowledge/scripts/han/native-letter.ts';
import { isKoreanSurname } from '../../knowledge/scripts/korean/korean-spelling.ts';
import { SYSTEM } from '../../knowledge/scripts/letters/reading-system.ts';
import { type NativeReading, nativeReadings } from '../../knowledge/scripts/native-readings.ts';
import type { Token } from '../text/token.ts';
import { dialectReadings } from './dialect-readings.ts';
import { pinyinReadings } from './pinyin-readings.ts';

/** A word in native characters: its `count` tokens from `first` on, and its characters. */
export type NativeWord = { readonly first: number; readonly count: number; readonly text: string };

/** Possible readings of the words of a name, as runs of its tokens. */
export function wordReadings(tokens: readonly Token[]): readonly NativeReading[] {
  const words = nativeWords(tokens);
  if (words.length === 0) return [...pinyinReadings(tokens), ...dialectReadings(tokens)];
  const mayBeForeign = isForeign(words);
  return words.flatMap(({ first, text }) =>
    nativeReadings(text)
      .filter(({ system }) => mayBeForeign || system !== SYSTEM.sound)
      .map((reading) => ({ ...reading, first: first + reading.first })),
  );
}

/** Maximum number of syllables in a Korean given name. */
const LONGEST_GIVEN = 2;

/**
 * Whether a name may be a transcription by sound. A word of one Han character is a family name or half of one; so is a
 * Korean family name next to a given name (김 정은). Joe Biden is 조 바이든.
 */
function isForeign(words: readonly NativeWord[]): boolean {
  if (words.every(({ count }) => count > 1)) return true;
  if (!words.every(({ text }) => isHangul(text.charAt(0)))) return false;
  return (
    words.length === 1 ||
    words.some(({ count }) => count > LONGEST_GIVEN) ||
    !words.some(({ text }) => isKoreanSurname(text))
  );
}

/** The words of a name in Han characters or hangul, each a run of adjacent characters. */
function nativeWords(tokens: readonly Token[]): NativeWord[] {
  const words: NativeWord[] = [];
  for (let first = 0; first < tokens.length; ) {
    let text = tokens[first]?.letter ?? '';
    let next = first + 1;
    if (text !== '') {
      for (; next < tokens.length && tokens[next]?.start === tokens[next - 1]?.end; next++) {
        const letter = tokens[next]?.letter;
        if (letter === undefined || tokens[next]?.script !== tokens[first]?.script) break;
        text += letter;
      }
      words.push({ first, count: next - first, text });
    }
    first = next;
  }
  return words;
}
