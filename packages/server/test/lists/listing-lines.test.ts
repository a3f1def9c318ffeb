import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ListingLines, linesApart } from '../../src/lists/versions/listing-lines.ts';
import { linesOf } from '../support/lines-of.ts';

/** What two units write comes before what one unit above them writes. */
const edge = fc.constantFrom('\u{1F600}', '\u{10FFFF}', '\uD7FF', '\uE000', '\uFB01', 'é', 'z');
const grapheme = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 });
const line = fc.string({ unit: fc.oneof(edge, grapheme), minLength: 1 }).map((text) => JSON.stringify(text));
const lines = fc.uniqueArray(line);

describe('lines of listings', () => {
  it('come back sorted, as often as they are asked for', () => {
    fc.assert(
      fc.property(lines, (given) => {
        const read = linesOf(given);
        const text = Buffer.concat([...read.pieces()]);
        expect(text.toString()).toBe(given.toSorted().join('\n'));
        expect(read.length).toBe(text.length);
        for (const lines of [read, read, ListingLines.of(text)]) expect([...lines]).toEqual(given.toSorted());
      }),
    );
  });

  it('come back whole where they are more than is read at once, a single one included', () => {
    const long = ['a', 'b', 'c'].map((letter) => letter.repeat(20_000_000));
    const many = Array.from({ length: 300_000 }, (_, i) => `${String(i).padStart(6, '0')} ${'é'.repeat(60)}`);
    for (const given of [long, many, [...many, ...long]]) {
      const read = linesOf(given);
      expect(read.length).toBe(given.reduce((sum, text) => sum + Buffer.byteLength(text) + 1, -1));
      for (const lines of [read, ListingLines.of(Buffer.concat([...read.pieces()]))]) {
        let i = 0;
        for (const text of lines) if (text !== given[i++]) expect(text).toBe(given[i - 1]);
        expect(i).toBe(given.length);
      }
    }
  });

  it('of two versions are told apart as a plain comparison tells them', () => {
    fc.assert(
      fc.property(lines, lines, lines, (same, before, after) => {
        const [old, now] = [[...new Set([...same, ...before])], [...new Set([...same, ...after])]];
        const apart = linesApart(linesOf(old), linesOf(now));
        expect(apart.before).toEqual(old.filter((text) => !now.includes(text)).sort());
        expect(apart.after).toEqual(now.filter((text) => !old.includes(text)).sort());
      }),
    );
  });
});
