import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseText } from '../../src/normalise/text/normalise-text.ts';
import { unreadableSpans } from '../../src/views/unreadable.ts';
import type { View } from '../../src/views/view/view.ts';
import { viewsOf } from '../../src/views/views-of.ts';
import { runs } from '../builders/runs.ts';

const utf8 = new TextEncoder();
const hex = (byte: number): string => byte.toString(16).padStart(2, '0').toUpperCase();
const readAs = (encoding: string, text: string): string => new TextDecoder(encoding).decode(utf8.encode(text));
const bytes = (text: string, write: (byte: number) => string): string => Array.from(utf8.encode(text), write).join('');
const base64 = (text: string): string => btoa(String.fromCharCode(...utf8.encode(text)));
const codes = (text: string): number[] => Array.from(text, (char) => char.codePointAt(0) ?? 0);

const ENCODERS: readonly (readonly [string, (text: string) => string])[] = [
  ['percent codes', (text) => bytes(text, (byte) => `%${hex(byte)}`)],
  ['encodeURIComponent', encodeURIComponent],
  ['quoted-printable', (text) => bytes(text, (byte) => `=${hex(byte)}`)],
  [
    'decimal references',
    (text) =>
      codes(text)
        .map((code) => `&#${code};`)
        .join(''),
  ],
  [
    'hexadecimal references',
    (text) =>
      codes(text)
        .map((code) => `&#x${code.toString(16)};`)
        .join(''),
  ],
  [
    'JSON escapes',
    (text) =>
      Array.from({ length: text.length }, (_, i) => `\\u${text.charCodeAt(i).toString(16).padStart(4, '0')}`).join(''),
  ],
  ['escaped bytes', (text) => bytes(text, (byte) => `\\x${hex(byte).toLowerCase()}`)],
  ['an encoded word', (text) => `=?UTF-8?B?${base64(text)}?=`],
  ['an encoded word of codes', (text) => `=?utf-8?q?${bytes(text, (byte) => `=${hex(byte)}`)}?=`],
  [
    'references twice',
    (text) =>
      codes(text)
        .map((code) => `&amp;#${code};`)
        .join(''),
  ],
];

const letters = (from: number, to: number): fc.Arbitrary<string> =>
  fc.string({
    unit: fc.integer({ min: from, max: to }).map((code) => String.fromCodePoint(code)),
    minLength: 3,
    maxLength: 8,
  });
const word = fc.oneof(
  letters(0x61, 0x7a),
  letters(0x430, 0x44f),
  letters(0x627, 0x63a),
  letters(0x4e00, 0x4fff),
  letters(0xac00, 0xacff),
);
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom(...'aБ1 %=&;\\<>/[]*_$|"\u202e\u202c\u2066Ã©Р РЎ🅰🇷\u0301u0041#x'.split('')),
    maxLength: 60,
  }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 }).map((units) => String.fromCharCode(...units)),
);

const spanOf = (view: View, part: string): string => {
  const at = view.text.indexOf(part);
  return `${view.starts[at]}-${view.ends[at + part.length - 1]}`;
};

describe('a name in any encoding', () => {
  it.each(ENCODERS)('%s is read, in its place', (_, encode) => {
    fc.assert(
      fc.property(name, (text) => {
        const written = encode(text);
        if (written === text) return;
        const around = `Payee ${written} (Dalvor)`;
        const found = viewsOf(around).find((view) => view.text === `Payee ${text} (Dalvor)`);
        expect(found, around).toBeDefined();
        if (found) expect(spanOf(found, 'Dalvor')).toBe(`${around.length - 7}-${around.length - 1}`);
        if (found) expect(found.starts[6]).toBe(6);
      }),
      runs(100),
    );
  });

  it.each(['windows-1252', 'windows-1251', 'windows-1250', 'windows-1254', 'macintosh'])(
    'is read where it was taken for %s',
    (encoding) => {
      fc.assert(
        fc.property(
          fc.array(fc.oneof(letters(0xe0, 0xf6), letters(0x430, 0x44f)), { minLength: 1, maxLength: 3 }),
          (words) => {
            const text = words.join(' ');
            expect(viewsOf(readAs(encoding, text)).map((view) => view.text)).toContain(text);
          },
        ),
        runs(100),
      );
    },
  );
});

describe('the views of any text', () => {
  it('are few, differ, and lie within it', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const views = viewsOf(text);
        expect(views.length).toBeLessThanOrEqual(14);
        expect(new Set([text, ...views.map((view) => view.text)]).size).toBe(views.length + 1);
        for (const { text: read, starts, ends, undone } of views) {
          expect([starts.length, ends.length]).toEqual([read.length, read.length]);
          let last = 0;
          starts.forEach((start, i) => {
            expect(start).toBeGreaterThanOrEqual(undone.includes('direction') ? 0 : last);
            expect(ends[i]).toBeGreaterThan(start);
            expect(ends[i]).toBeLessThanOrEqual(text.length);
            last = start;
          });
        }
      }),
      runs(3000),
    );
  });

  it('are none for names in plain letters', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(letters(0x61, 0x7a), letters(0x4e00, 0x4fff), letters(0x44a, 0x44d)), {
          minLength: 1,
          maxLength: 4,
        }),
        (words) => {
          expect(viewsOf(words.join(' '))).toEqual([]);
        },
      ),
      runs(300),
    );
  });
});

describe('a letter that is not told to be unreadable', () => {
  /** Those that are read only together with others. */
  const silent = /[\p{Lm}ьЬҌҍءﺀﹰﹲﹴﹶﹸﹺﹼﹾﱞ-ﱣっッゝゞຯະາຳຽເ-ໄะาำๅऽঽઽଽఽಽഽჸჺჾᲸᲺᲾ〇ʔʕ\u115f\u1160\u3164\uffa0ᆨ-ᇿﾞﾟㇰ-ㇿｯ]/u;
  const reads = (text: string): boolean =>
    [text, ...viewsOf(text).map((view) => view.text)].some((read) => {
      const { tokens } = normaliseText(read);
      return tokens.length > 0 && tokens.every((token) => /^[a-z0-9]+$/.test(token.text));
    });

  it('is read, by itself or in a view', () => {
    const wrong: string[] = [];
    for (let code = 0xa0; code < 0x20000; code += code >= 0x3400 && code < 0xd7a0 && code % 0x100 ? 7 : 1) {
      if (code >= 0xd800 && code < 0xe000) continue;
      const letter = String.fromCodePoint(code);
      if (!/^[\p{L}\p{N}]$/u.test(letter) || silent.test(letter)) continue;
      const text = letter.repeat(3);
      if (unreadableSpans(text).length === 0 && !reads(text)) wrong.push(`${letter} ${code.toString(16)}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('hostile texts', () => {
  const fill = (unit: string): string => unit.repeat(Math.ceil(10_000 / unit.length)).slice(0, 10_000);
  it.each([
    '%',
    '%41',
    '=41',
    '=\n',
    '&',
    '&a',
    '&amp;',
    '\\',
    '\\u0041',
    '<',
    '<!--',
    '<a b="',
    '[b]',
    '*a',
    '\u202e',
    '\u202ea\u202c',
    '\u202e\u2066',
    'Ã',
    'Р',
    'РС',
    '🅰',
    'a1$@!|',
    'a b ',
    '=?utf-8?q?a?= ',
  ])('have few views, none longer than the text: %j again and again', (unit) => {
    // What they cost is in `npm run bench -- speed`.
    const lengths = viewsOf(fill(unit)).map(({ text }) => text.length);
    expect(lengths.length).toBeLessThanOrEqual(14);
    expect(Math.max(0, ...lengths)).toBeLessThanOrEqual(10_000);
  });
});
