import { beforeAll, describe, expect, it } from 'vitest';
import { FontBook } from './font-book.ts';
import { linesOf } from './lines.ts';

const book = new FontBook();
beforeAll(() =>
  book.load([
    'ABC abc 0123456789 ()[]+-.,',
    'Дальвор Δαλβορ',
    'دالفور كيلمار',
    'דלבור',
    '中国沢辺アカ가나',
    'né e\u0301 o\u0302\u0323',
    'ကျော် 😀 \u202E',
  ]),
);
/** The lines of a text, each as its runs from left to right. */
const shown = (text: string, mostEm = 100) => linesOf(book, text, mostEm).map((line) => line.map((run) => run.text));

describe('text of a document', () => {
  it('has a font for each part', () => {
    const faces = linesOf(book, 'ABC Дальвор Δαλβορ 中国 가나 アカ', 100).flatMap((line) =>
      line.map(({ face }) => face.id),
    );
    expect([...new Set(faces.map((id) => id.replace(/-\d+$/, '')))]).toEqual([
      'noto-sans-latin',
      'noto-sans-cyrillic',
      'noto-sans-greek',
      'noto-sans-sc',
      'noto-sans-kr',
    ]);
  });

  it('is in order of what is shown from left to right, with brackets the right way round', () => {
    expect(shown('دالفور كيلمار')).toEqual([['دالفور كيلمار']]);
    expect(shown('ABC דלבור 123')).toEqual([['ABC ', '123', 'דלבור ']]);
    expect(shown('דלבור (abc)').flat().join('')).toBe('(abc)דלבור ');
    expect(
      linesOf(book, '1. דלבור', 100, 'ltr')
        .flat()
        .map(({ text }) => text),
    ).toEqual(['1. ', 'דלבור']);
    expect(shown('abc (דלבור) abc').flat().join('')).toBe('abc (דלבור) abc');
  });

  it('breaks at spaces, and inside what is longer than a line', () => {
    const lines = linesOf(book, `Abc abc abc ${'A'.repeat(40)}`, 6);
    for (const line of lines) expect(line.reduce((sum, { widthEm }) => sum + widthEm, 0)).toBeLessThanOrEqual(6);
    expect(lines.map((line) => line.map(({ text }) => text).join('')).join('')).toBe(`Abc abc abc${'A'.repeat(40)}`);
    expect(shown('Abc abc', 100)).toEqual([['Abc abc']]);
  });

  it('never stops at a letter wider than the line', () => {
    expect(shown('中国', 0.1)).toEqual([['中'], ['国']]);
    expect(shown('', 1)).toEqual([[]]);
  });

  it.each([
    ['none of the fonts has', 'ကျော်', '[U+1000][U+103B][U+1031][U+102C][U+103A]'],
    ['turns the direction', 'a\u202Eb', 'a[U+202E]b'],
    ['is not visible', 'a\u200Bb\u0000', 'a[U+200B]b[U+0000]'],
    ['is a picture', 'a😀', 'a[U+1F600]'],
  ])('writes what %s as an escape', (_, text, escaped) => {
    expect(book.writable(text)).toBe(escaped);
  });

  it('keeps marks on their letters, and joiners between Arabic ones', () => {
    expect(book.writable('e\u0301 né').normalize('NFC')).toBe('é né');
    expect(book.writable('دال\u200Cفور')).toBe('دال\u200Cفور');
  });
});
