import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EncodingDetector } from './file-bytes.ts';

const encodingOf = (...chunks: readonly Buffer[]) => {
  const detector = new EncodingDetector();
  for (const chunk of chunks) detector.see(chunk);
  return detector.end();
};

describe('the encoding of a file', () => {
  it('is UTF-8 for any text in it, wherever it is cut', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.nat(), (text, cut) => {
        const bytes = Buffer.from(`Name\n${text}`);
        const at = cut % bytes.length;
        expect(encodingOf(bytes.subarray(0, at), bytes.subarray(at))).toBe('utf-8');
      }),
    );
  });

  it('is Western where single letters stand among ASCII ones', () => {
    expect(encodingOf(Buffer.from('Name;Ort\nJürgen Groß;Köln\nÑandú d’Été;São Paulo – Süd\n', 'latin1'))).toBe(
      'windows-1252',
    );
  });

  it('cannot be told where words consist of other letters, or signs are no letters', () => {
    const cyrillic = Buffer.from([0xc8, 0xe2, 0xe0, 0xed, 0x20, 0xcf, 0xe5, 0xf2, 0xf0, 0xee, 0xe2]);
    expect(encodingOf(cyrillic)).toBeNull();
    const japanese = Buffer.from([0x8e, 0x52, 0x93, 0x63, 0x91, 0xbe, 0x98, 0x59]);
    expect(encodingOf(japanese)).toBeNull();
    // Central European: this byte is a letter there, but a currency sign in Western texts.
    expect(encodingOf(Buffer.from([0xa3, 0x75, 0x6b, 0x61, 0x73, 0x7a]))).toBeNull();
  });

  it('cannot be told where capitals stand behind small letters, as of a Macintosh, or digits behind letters', () => {
    expect(encodingOf(Buffer.from('Jos\u008E M\u009Fller', 'latin1'))).toBeNull();
    const korean = Buffer.from([0x83, 0x30, 0xf1, 0x32, 0x83, 0x33, 0xd5, 0x31]);
    expect(encodingOf(korean)).toBeNull();
  });

  it('cannot be told where alphabets are switched in seven bits', () => {
    expect(encodingOf(Buffer.from('Name\n\u001B$B;3ED\u001B(B\n'))).toBeNull();
  });
});
