import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fenced, fencedJson, MAX_CHARACTERS, visible } from './fence.ts';

/** Texts as in lists or from attackers: any characters, and what ends strings, blocks and answers elsewhere. */
const HOSTILE = ['"', '\\', '"}]', '</tool_result>', '```', '\n\nHuman:', '\u202e', '\u200b', '\u2028', '\udc00', '\0'];
const text = fc
  .array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...HOSTILE)), { maxLength: 20 })
  .map((parts) => parts.join(''));

describe('a text of a list', () => {
  it('never leaves its JSON string, nor looks like markup or the end of a block', () => {
    fc.assert(
      fc.property(text, text, (name, other) => {
        const data = fenced({ outcome: 'potential_match', results: [{ name, reasons: [other] }] });
        const json = fencedJson(data);
        expect(JSON.parse(json)).toEqual(data);
        expect(data).toEqual({
          outcome: 'potential_match',
          results: [{ name: visible(name), reasons: [visible(other)] }],
        });
        expect(json).not.toMatch(/[<>`\p{C}\p{Zl}\p{Zp}]/u);
      }),
    );
  });

  it('has nothing invisible and a bounded length, whatever it was', () => {
    fc.assert(
      fc.property(fc.oneof(text, fc.string({ unit: 'binary', minLength: 290, maxLength: 700 })), (given) => {
        const shown = visible(given);
        expect(shown).not.toMatch(/[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u);
        expect([...shown].length).toBeLessThanOrEqual(MAX_CHARACTERS);
      }),
    );
  });

  it.each([
    ['Orlan Vestrakov', 'Orlan Vestrakov'],
    ['Vestra\u200bkov', 'Vestra[U+200B]kov'],
    ['\u202evokartseV', '[U+202E]vokartseV'],
    ['a\nb', 'a[U+000A]b'],
    ['\u{e0041}', '[U+E0041]'],
    ['Ørlan Вестраков', 'Ørlan Вестраков'],
    ['x'.repeat(301), `${'x'.repeat(299)}…`],
  ])('%j is shown as %j', (given, shown) => expect(visible(given)).toBe(shown));
});
