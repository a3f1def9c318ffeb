import { describe, expect, test } from 'vitest';
import { nativeLetter } from './native-letter.ts';

describe('characters are compared by what they are, not by how a country writes them', () => {
  test.each([
    ['張', '张'],
    ['澤', '泽'],
    ['沢', '泽'],
    ['邊', '边'],
    ['辺', '边'],
  ])('%s is %s', (letter, simplified) => expect(nativeLetter(letter)).toBe(simplified));
  test.each([
    ['리', '이'],
    ['류', '유'],
    ['로', '노'],
    ['녀', '여'],
    ['림', '임'],
  ])('%s is written %s at the head of a word', (north, south) => expect(nativeLetter(north)).toBe(nativeLetter(south)));
  test('other syllables stay apart', () => expect(nativeLetter('자')).not.toBe(nativeLetter('차')));
  test('a letter of an alphabet is none', () => expect(nativeLetter('я')).toBeUndefined());
});
