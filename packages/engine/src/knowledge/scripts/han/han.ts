import { koreanSpellings } from '../korean/korean-spelling.ts';
import { SYSTEM, SystemReadings } from '../letters/reading-system.ts';
import type { RomanPart } from '../letters/roman-part.ts';
import { HONG_KONG_SURNAMES, hongKongSpellings } from './han-cantonese.ts';
import { HAN_SURNAME_READINGS } from './han-surnames.ts';
import { hanTables } from './han-tables.ts';
import { wadeGiles } from './han-wade-giles.ts';
import { nativeLetter } from './native-letter.ts';

/** One part per character: pinyin first, then Wade–Giles, Cantonese and Korean; each reading with its systems. */
export function romaniseHan(word: string): readonly RomanPart[] {
  const parts: RomanPart[] = [];
  let at = 0;
  let before = '';
  for (const letter of word) {
    const character = letter === '々' ? before : letter;
    const { texts, systems } = readingsOf(character, at === 0);
    const [text, ...readings] = texts;
    if (text !== undefined) parts.push({ text, start: at, end: at + letter.length, readings, systems });
    at += letter.length;
    before = character;
  }
  return parts;
}

function readingsOf(character: string, first: boolean): SystemReadings {
  const { pinyin, otherPinyin, jyutping, korean } = hanTables();
  const readings = new SystemReadings();
  // A rare form missing from a table is read as the usual one.
  const folded = nativeLetter(character) ?? character;
  const usual = pinyin.get(character) ?? pinyin.get(folded);
  const chinese = [
    first ? HAN_SURNAME_READINGS.get(character) : undefined,
    usual,
    ...(otherPinyin.get(character) ?? []).slice(0, 1),
  ];
  for (const one of chinese) if (one !== undefined) readings.add(SYSTEM.pinyin, ...withUmlaut(one));
  for (const one of chinese) if (one !== undefined) readings.add(SYSTEM.wade, wadeGiles(one));
  const cantonese = jyutping.get(character) ?? jyutping.get(folded);
  if (first) readings.add(SYSTEM.cantonese, ...(HONG_KONG_SURNAMES.get(character) ?? []));
  if (cantonese !== undefined) readings.add(SYSTEM.cantonese, ...hongKongSpellings(cantonese));
  const hangul = korean.get(character) ?? korean.get(folded);
  if (hangul !== undefined) {
    readings.add(SYSTEM.korean, ...koreanSpellings(first ? (KOREAN_SURNAME.get(character) ?? hangul) : hangul, first));
  }
  return readings;
}

/** ü is typed as u, passports write yu, keyboards v. */
const withUmlaut = (pinyin: string): readonly string[] =>
  pinyin.includes('v') ? [pinyin.replace('v', 'u'), pinyin.replace('v', 'yu'), pinyin] : [pinyin];

/** 金 and 李 have a different reading as Korean family names. */
const KOREAN_SURNAME: ReadonlyMap<string, string> = new Map([
  ['金', '김'],
  ['李', '이'],
  ['林', '임'],
  ['柳', '류'],
  ['劉', '유'],
  ['盧', '노'],
  ['梁', '양'],
  ['羅', '나'],
]);
