import { describe, expect, test } from 'vitest';
import { scriptOf } from './letters/script-of.ts';
import { nativeReadings } from './native-readings.ts';
import { romaniseWord } from './romanise-word.ts';

const parts = (word: string) => romaniseWord(word, scriptOf(word.codePointAt(0) ?? 0));
const text = (word: string) =>
  parts(word)
    .map((part) => part.text)
    .join(' ');
const readings = (word: string) => parts(word).flatMap((part) => [part.text, ...part.readings]);

describe('a word in another script is spelled as lists spell it', () => {
  test.each([
    ['москва', 'moskva'],
    ['владимир', 'vladimir'],
    ['київ', 'kyiv'],
    ['ниш', 'nish'],
    ['αθήνα', 'athina'],
    ['القاهره', 'alqahira'],
    ['محمد', 'muhammad'],
    ['علی', 'ali'],
    ['عبدالرحمن', 'abdulrahman'],
    ['משה', 'moshe'],
    ['北京', 'bei jing'],
    ['ひろしま', 'hiroshima'],
    ['とうきょう', 'tokyo'],
    ['김', 'kim'],
    ['münchen', 'munchen'],
    ['straße', 'strasse'],
    ['łódź', 'lodz'],
  ])('%s is %s', (word, latin) => expect(text(word)).toBe(latin));

  test.each([
    ['سعيد', 'saeed'],
    // A joiner separates a place from the ending that makes it a family name.
    ['مراغه\u200cای', 'muraghei'],
    ['قمشه\u200cای', 'qamshei'],
    ['خامنه\u200cای', 'khamenei'],
    ['خامنئی', 'khamenei'],
    ['юрий', 'yury'],
    ['сергей', 'sergei'],
    ['хрущёв', 'khrushchyov'],
    ['יצחק', 'isaac'],
    ['müller', 'mueller'],
    ['šapić', 'shapich'],
    ['陳', 'chan'],
    ['李', 'lee'],
    ['曾', 'zeng'],
    ['ロンドン', 'london'],
    ['성', 'song'],
  ])('%s can be read %s', (word, latin) => expect(readings(word)).toContain(latin));
});

describe('a word of several characters is also read as a whole', () => {
  const wholes = (word: string) =>
    nativeReadings(word)
      .filter(({ first, count }) => first === 0 && count === word.length)
      .map(({ text }) => text);
  test.each([
    ['汉森', 'Zhansen'],
    ['스미스', 'HsUmisU'],
    ['田中', 'tanaka'],
    ['近平', 'jinping'],
    ['普京', 'putin'],
    ['정은', 'jongun'],
  ])('%s is read %s', (word, reading) => expect(wholes(word)).toContain(reading));
});
