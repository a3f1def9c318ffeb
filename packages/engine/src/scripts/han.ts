import { hongKongSpelling } from './han-cantonese.ts';
import { HAN_JAPANESE, JAPANESE_NAMES } from './han-japanese.ts';
import { HAN_FOREIGN_NAMES, HAN_LOANS } from './han-loans.ts';
import { HAN_PINYIN, HAN_PINYIN_OTHER } from './han-pinyin.gen.ts';
import { HAN_JYUTPING, HAN_KOREAN } from './han-sino.gen.ts';
import { HAN_SURNAME_READINGS, HAN_SURNAMES } from './han-surnames.ts';
import { wadeGiles } from './han-wade-giles.ts';
import { mccune } from './hangul.ts';
import { HANGUL_SURNAMES } from './hangul-names.ts';
import { interleave, LIQUID, liquidVariants } from './liquids.ts';
import { readNames } from './name-table.ts';
import { MAX_READINGS, type RomanPart, romanPart, wholeWord } from './roman-part.ts';

type HanTables = {
  readonly pinyin: ReadonlyMap<string, string>;
  readonly otherPinyin: ReadonlyMap<string, readonly string[]>;
  readonly jyutping: ReadonlyMap<string, string>;
  readonly korean: ReadonlyMap<string, string>;
  readonly koreanSurnames: ReadonlyMap<string, readonly string[]>;
  readonly japanese: ReadonlyMap<string, readonly string[]>;
  readonly japaneseNames: ReadonlyMap<string, readonly string[]>;
  readonly loans: ReadonlyMap<string, readonly string[]>;
  readonly foreignNames: ReadonlyMap<string, readonly string[]>;
};

let tables: HanTables | undefined;

function hanTables(): HanTables {
  tables ??= {
    pinyin: firstReadings(HAN_PINYIN),
    otherPinyin: allReadings(HAN_PINYIN_OTHER),
    jyutping: firstReadings(HAN_JYUTPING),
    korean: firstReadings(HAN_KOREAN),
    koreanSurnames: readNames(HANGUL_SURNAMES, (word) => word),
    japanese: entries(HAN_JAPANESE),
    japaneseNames: entries(JAPANESE_NAMES),
    loans: entries(HAN_LOANS),
    foreignNames: entries(HAN_FOREIGN_NAMES),
  };
  return tables;
}

/** Characters that Chinese given names hardly ever have. */
const NOT_CHINESE = /[尔爾茨姆弗兹茲勒埃迪蒂奧奥阿耶莱萊萨薩腓]|[斯特克德夫拉里尼卡巴托]$/;

/** A known name, or characters of transcriptions only, which do not open with a family name (or are too many for one). */
function isForeign(word: string): boolean {
  const { loans, foreignNames } = hanTables();
  if (foreignNames.has(word)) return true;
  const letters = [...word];
  if (letters.length < 2 || !letters.every((letter) => loans.has(letter))) return false;
  return letters.length > 3 || !HAN_SURNAMES.has(letters[0] ?? '') || NOT_CHINESE.test(word.slice(1));
}

/** One part per character, one for a word that is a foreign name: pinyin first, then Cantonese, foreign-name, Japanese, Korean and Wade–Giles readings. */
export function romaniseHan(word: string): readonly RomanPart[] {
  if (isForeign(word)) {
    const { pinyin } = hanTables();
    const spelled = [...word].map((letter) => (pinyin.get(letter) ?? '').replace('v', 'u')).join('');
    const readings = hanWordReadings(word).slice(0, MAX_READINGS);
    // Two characters may as well be a place or a word: Hainan before "henan".
    const pinyinFirst = word.length < 3 && !hanTables().foreignNames.has(word);
    return wholeWord(word, pinyinFirst ? [spelled, ...readings] : [...readings, spelled]);
  }
  const parts: RomanPart[] = [];
  let at = 0;
  let before = '';
  for (const letter of word) {
    const character = letter === '々' ? before : letter;
    const part = romanPart(at, at + letter.length, readingsOf(character, at === 0));
    if (part !== undefined) parts.push(part);
    at += letter.length;
    before = character;
  }
  return parts;
}

function readingsOf(character: string, first: boolean): readonly string[] {
  const { pinyin, otherPinyin, jyutping, korean, koreanSurnames, japanese, loans } = hanTables();
  const surname = first ? HAN_SURNAME_READINGS.get(character) : undefined;
  const usual = pinyin.get(character);
  const cantonese = jyutping.get(character);
  const hangul = korean.get(character);
  const family =
    first && hangul !== undefined ? koreanSurnames.get(KOREAN_SURNAME.get(character) ?? hangul)?.[0] : undefined;
  const chinese = [surname, usual, ...(otherPinyin.get(character) ?? []).slice(0, 1)].filter(
    (one) => one !== undefined,
  );
  return [
    ...chinese.map((one) => one.replace('v', 'u')),
    cantonese === undefined ? '' : hongKongSpelling(cantonese),
    ...(loans.get(character) ?? []).slice(0, 1),
    ...(japanese.get(character) ?? []).slice(0, 2),
    family ?? (hangul === undefined ? '' : mccune(hangul)),
    usual === undefined ? '' : wadeGiles(usual),
    ...(loans.get(character) ?? []).slice(1),
    ...(usual?.includes('v') === true ? [usual.replace('v', 'yu'), usual] : []),
  ];
}

/** 金 and 李 are read otherwise as Korean family names than in words. */
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

/** Likely spellings of a whole Han word read as a foreign name in Chinese, and as a Japanese name. */
export function hanWordReadings(word: string): readonly string[] {
  const { japanese, japaneseNames, foreignNames } = hanTables();
  const letters = [...word];
  const readings = [...(foreignNames.get(word) ?? []), ...(japaneseNames.get(word) ?? []), ...loanSpellings(letters)];
  if (letters.length > 1 && letters.length < 6 && letters.every((letter) => japanese.has(letter))) {
    readings.push(letters.map((letter, at) => inJapanese(japanese.get(letter) ?? [], at)).join(''));
  }
  return [...new Set(readings)].filter((one) => one !== '').slice(0, MAX_READINGS);
}

/** The word as a transcription: the usual sound of every character, l or r told both ways, then one other sound at a time. */
function loanSpellings(letters: readonly string[]): readonly string[] {
  const { pinyin, loans } = hanTables();
  const known = letters.filter((letter) => loans.has(letter)).length;
  if (letters.length < 2 || known * 2 <= letters.length) return [];
  const sounds = letters.map((letter) => {
    const [first = '', second = first] = loans.get(letter) ?? [(pinyin.get(letter) ?? '').replace('v', 'u')];
    if (first !== second && first.replace('l', 'r') === second.replace('l', 'r'))
      return [first.replace(/[lr]/, LIQUID)];
    return [first, second];
  });
  const usual = sounds.map(([first = '']) => first);
  const others = sounds.flatMap(([first = '', second = first], at) =>
    consonants(first) === consonants(second) ? [] : [usual.with(at, second).join('')],
  );
  return [...liquidVariants(usual.join('')), ...interleave(others.map(liquidVariants))];
}

const consonants = (sound: string) => sound.replace(/[aeiouyhw]/g, '').replace('c', 'k');

/** Inside a name the voiced reading is usual where one exists: 山田 Yamada, 長谷川 Hasegawa. */
function inJapanese(readings: readonly string[], at: number): string {
  const [first = '', second] = readings;
  return at > 0 && second !== undefined && isVoiced(first, second) ? second : first;
}

function isVoiced(first: string, second: string): boolean {
  return first.slice(1) === second.slice(1) && /^[kstch]/.test(first) && /^[gzdbj]/.test(second);
}

function firstReadings(source: string): ReadonlyMap<string, string> {
  const readings = new Map<string, string>();
  for (const [reading, letters] of groups(source)) for (const letter of letters) readings.set(letter, reading);
  return readings;
}

function allReadings(source: string): ReadonlyMap<string, readonly string[]> {
  const readings = new Map<string, string[]>();
  for (const [reading, letters] of groups(source)) {
    for (const letter of letters) readings.set(letter, [...(readings.get(letter) ?? []), reading]);
  }
  return readings;
}

function* groups(source: string): Generator<readonly [reading: string, letters: string]> {
  for (const line of source.split('\n')) {
    const at = line.indexOf(':');
    if (at > 0) yield [line.slice(0, at), line.slice(at + 1)];
  }
}

/** Reads `字=one,two` entries separated by white space; `简/簡=` gives both forms the same readings. */
function entries(source: string): ReadonlyMap<string, readonly string[]> {
  const table = new Map<string, readonly string[]>();
  for (const entry of source.split(/\s+/)) {
    const [letters, readings] = entry.split('=');
    if (letters === undefined || readings === undefined) continue;
    for (const form of letters.split('/')) if (!table.has(form)) table.set(form, readings.split(','));
  }
  return table;
}
