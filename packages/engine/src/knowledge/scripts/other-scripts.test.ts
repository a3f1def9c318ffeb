import { describe, expect, test } from 'vitest';
import { MAX_READINGS } from './letters/roman-part.ts';
import { scriptOf } from './letters/script-of.ts';
import { romaniseWord } from './romanise-word.ts';

const readings = (word: string) =>
  romaniseWord(word, scriptOf(word.codePointAt(0) ?? 0)).flatMap((part) => [part.text, ...part.readings]);

describe('cities and names in the smaller scripts are spelled as maps spell them', () => {
  test.each([
    ['Armenian', 'երևան', 'yerevan'],
    ['Armenian of the diaspora', 'գրիգոր', 'krikor'],
    ['Georgian', 'თბილისი', 'tbilisi'],
    ['Georgian capitals', 'ᲗᲑᲘᲚᲘᲡᲘ', 'tbilisi'],
    ['Thai', 'กรุงเทพ', 'krungthep'],
    ['Thai', 'ประยุทธ์', 'prayut'],
    ['Lao', 'ວຽງຈັນ', 'viangchan'],
    ['Burmese', 'အောင်', 'aung'],
    ['Burmese', 'ရန်ကုန်', 'yankon'],
    ['Khmer', 'ភ្នំពេញ', 'phnumpenh'],
    ['Hindi', 'सुनील', 'sunil'],
    ['Hindi', 'मुंबई', 'mumbai'],
    ['Bengali', 'ঢাকা', 'dhaka'],
    ['Punjabi', 'ਸਿੰਘ', 'singh'],
    ['Gujarati', 'ગુજરાત', 'gujarat'],
    ['Oriya', 'କଟକ', 'kataka'],
    ['Tamil', 'சென்னை', 'chennai'],
    ['Telugu', 'తెలుగు', 'telugu'],
    ['Kannada', 'ಬೆಂಗಳೂರು', 'bengaluru'],
    ['Malayalam', 'കേരളം', 'keralam'],
    ['Sinhala', 'කොළඹ', 'kolamba'],
    ['Amharic', 'አዲስ', 'adis'],
    ['Mongolian', 'ᠮᠣᠩᠭᠣᠯ', 'monggol'],
    ['Tibetan', 'བཀྲ', 'da'],
    ['Javanese', 'ꦗꦮ', 'jawa'],
    ['Javanese', 'ꦧꦤ꧀ꦢꦸꦁ', 'bandung'],
    ['Balinese', 'ᬩᬮᬶ', 'bali'],
    ['Manipuri', 'ꯃꯅꯤꯄꯨꯔ', 'manipur'],
    ['Dhivehi', 'މާލެ', 'maale'],
    ['Tifinagh', 'ⵜⵉⵣⵉ', 'tizi'],
    ['Cherokee', 'ꮳꮃꭹ', 'tsalagi'],
    ['Fula', '𞤢𞤣𞤤𞤢𞤥', 'adlam'],
    ['Chuvash', 'ӑваш', 'avash'],
    ['Manchu', 'ᠮᠠᠨᠵᡠ', 'manju'],
  ])('%s: %s can be read %s', (_, word, latin) => expect(readings(word)).toContain(latin));
});

describe('every romanisation', () => {
  const FIRSTS = [
    0xc0, 0x370, 0x400, 0x531, 0x590, 0x620, 0x900, 0xe01, 0x1000, 0x10a0, 0x1200, 0x1780, 0x1820, 0x3041, 0x4e00,
    0xac00,
  ];

  test('is of Latin letters and digits, lies inside the word, and offers few readings', () => {
    for (const first of FIRSTS) {
      for (let code = first; code < first + 0x180; code += 1) {
        const word = String.fromCodePoint(code, code + 1, code + 2, code);
        for (const part of romaniseWord(word, scriptOf(code))) {
          expect([part.text, ...part.readings].filter((one) => !/^[a-z0-9]+$/.test(one))).toEqual([]);
          expect(part.readings.length).toBeLessThanOrEqual(MAX_READINGS);
          expect(part.readings).not.toContain(part.text);
          expect(part.start >= 0 && part.start < part.end && part.end <= word.length).toBe(true);
        }
      }
    }
  });

  test('of an unknown script is none', () => {
    expect(scriptOf('𐘀'.codePointAt(0) ?? 0)).toBe('Zzzz');
    expect(romaniseWord('𐘀𐘁', 'Zzzz')).toEqual([]);
  });

  test('takes bounded time for hostile words', () => {
    for (const letter of ['ก', 'क', 'ア', 'م', 'щ', '尔', '김', 'က', 'ᠠ', 'ה']) {
      const word = letter.repeat(10_000);
      expect(romaniseWord(word, scriptOf(word.codePointAt(0) ?? 0)).length).toBeGreaterThan(0);
    }
  });
});

describe('the script of a character', () => {
  test.each([
    ['a', 'Latn'],
    ['ß', 'Latn'],
    ['7', 'Zyyy'],
    ['٣', 'Zyyy'],
    ['×', 'Zyyy'],
    ['я', 'Cyrl'],
    ['ω', 'Grek'],
    ['א', 'Hebr'],
    ['پ', 'Arab'],
    ['々', 'Hani'],
    ['𠮷', 'Hani'],
    ['ー', 'Kana'],
    ['の', 'Hira'],
    ['한', 'Hang'],
    ['አ', 'Ethi'],
  ])('%s is %s', (letter, script) => expect(scriptOf(letter.codePointAt(0) ?? 0)).toBe(script));
});
