import { describe, expect, test } from 'vitest';
import { romaniseWord, wordReadings } from './romanise-word.ts';
import { scriptOf } from './script-of.ts';

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
    ['서울', 'seoul'],
    ['münchen', 'munchen'],
    ['straße', 'strasse'],
    ['łódź', 'lodz'],
  ])('%s is %s', (word, latin) => expect(text(word)).toBe(latin));

  test.each([
    ['سعيد', 'saeed'],
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

describe('a whole word has readings its characters have not', () => {
  test('a foreign name in Chinese', () => expect(wordReadings('马丁', 'Hani')).toContain('matin'));
  test('a Japanese family name', () => expect(wordReadings('田中', 'Hani')[0]).toBe('tanaka'));
  test('a foreign name in Korean', () => expect(wordReadings('스미스', 'Hang')).toContain('smis'));
});
