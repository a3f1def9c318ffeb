import { pinyinWrittenAs } from '../../knowledge/lexicon/names/casual-pinyin.ts';
import { isPinyin, isPinyinWord } from '../../knowledge/lexicon/names/wade-giles.ts';
import { SYSTEM } from '../../knowledge/scripts/letters/reading-system.ts';
import type { NativeReading } from '../../knowledge/scripts/native-readings.ts';
import type { Token } from '../text/token.ts';

const FEWEST = 2;
const MOST = 4;
/** Maximum length of two joined syllables. */
const LONGEST_GIVEN_NAME = 12;

/**
 * The pinyin of a Chinese name in Wade–Giles or informal spelling ("Hsu Chih-wei", "Shiu Zhiwei": Xu Zhiwei), for each
 * syllable and two joined. None unless every word is Chinese in one of these and at least one of them is not pinyin.
 */
export function pinyinReadings(tokens: readonly Token[]): readonly NativeReading[] {
  if (tokens.length < FEWEST || tokens.length > MOST) return [];
  const syllables: (readonly string[])[] = [];
  let isWade = false;
  for (const { text, script } of tokens) {
    const own = script === 'Latn' ? pinyinWrittenAs(text) : [];
    const same = isPinyin(text) || (own.length === 0 && text.length <= LONGEST_GIVEN_NAME && isPinyinWord(text));
    if (own.length === 0 && !same) return [];
    isWade ||= !same;
    syllables.push(own.length === 0 ? [text] : own);
  }
  if (!isWade) return [];
  const readings: NativeReading[] = [];
  syllables.forEach((own, first) => {
    for (const text of own) {
      readings.push({ first, count: 1, text, system: SYSTEM.pinyin });
      for (const next of syllables[first + 1] ?? [])
        readings.push({ first, count: 2, text: text + next, system: SYSTEM.pinyin });
    }
  });
  return readings;
}
