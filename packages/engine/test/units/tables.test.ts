import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KeyTableBuilder, visitKey } from '../../src/index/tables/key-table.ts';
import { packStrings, stringAt, stringCount } from '../../src/index/tables/packed-strings.ts';
import { invertRows, RowsBuilder, rowAt } from '../../src/index/tables/rows.ts';
import { hashText, hashWithout } from '../../src/words/form/hash.ts';
import { runs } from '../builders/runs.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 10 }).map((units) => String.fromCharCode(...units)),
);

describe('packed strings', () => {
  it('give back what was packed, unit by unit', () => {
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 30 }), (texts) => {
        const packed = packStrings(texts);
        expect(stringCount(packed)).toBe(texts.length);
        expect(texts.map((_, i) => stringAt(packed, i))).toEqual(texts);
      }),
      runs(200),
    );
  });

  it('hold long texts too', () => {
    const long = 'ab\u{1f6a2}'.repeat(5000);
    expect(stringAt(packStrings(['', long, 'x']), 1)).toBe(long);
  });

  it('are empty where there is none', () => expect(stringAt(packStrings(['a']), 7)).toBe(''));
});

describe('rows', () => {
  const packRows = (given: readonly (readonly number[])[]) => {
    const builder = new RowsBuilder();
    for (const row of given) builder.add(row);
    return builder.build();
  };
  const lists = fc.array(fc.array(fc.integer({ min: 0, max: 19 }), { maxLength: 8 }), { maxLength: 20 });

  it('give back what was packed', () => {
    fc.assert(
      fc.property(lists, (given) => {
        const rows = packRows(given);
        expect(given.map((_, i) => [...rowAt(rows, i)])).toEqual(given);
        expect([...rowAt(rows, given.length)]).toEqual([]);
      }),
      runs(200),
    );
  });

  it('turned round say which rows hold a value, each once and in order', () => {
    fc.assert(
      fc.property(lists, (given) => {
        const inverted = invertRows(packRows(given), 20);
        for (let value = 0; value < 20; value++) {
          const holders = given.flatMap((row, i) => (row.includes(value) ? [i] : []));
          expect([...rowAt(inverted, value)]).toEqual(holders);
        }
      }),
      runs(200),
    );
  });
});

describe('a key table', () => {
  const build = (pairs: readonly (readonly [number, number])[]) => {
    const builder = new KeyTableBuilder();
    for (const [key, item] of pairs) builder.add(key, item);
    return builder.build();
  };
  const under = (table: ReturnType<typeof build>, key: number): number[] => {
    const items: number[] = [];
    visitKey(table, key, (item) => items.push(item));
    return items;
  };

  it('finds under each key all of its items and no other', () => {
    // Few distinct keys, so that some are shared; the ends of the range, and neighbours in one bucket.
    const key = fc.oneof(
      fc.constantFrom(0, 1, 2, 0x7fff_ffff, 0x8000_0000, 0xffff_fffe, 0xffff_ffff),
      fc.integer({ min: 0, max: 0xffff_ffff }),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(key, fc.nat(1000)), { maxLength: 60 }), key, (pairs, other) => {
        const table = build(pairs);
        for (const asked of [...pairs.map(([one]) => one), other]) {
          const expected = pairs.filter(([one]) => one === asked).map(([, item]) => item);
          expect(under(table, asked)).toEqual(expected);
        }
      }),
      runs(300),
    );
  });

  it('keeps thousands of items under one key, in the order they came', () => {
    const items = Array.from({ length: 5000 }, (_, i) => i);
    const table = build([...items.map((item) => [42, item] as const), [41, -1], [43, -2]]);
    expect(under(table, 42)).toEqual(items);
    expect(under(table, 41)).toEqual([-1]);
  });

  it('is empty when nothing was added', () => expect(under(build([]), 7)).toEqual([]));
});

describe('a hash', () => {
  it('of a text without a letter is that of the shorter text', () => {
    fc.assert(
      fc.property(anyText, fc.nat(20), fc.nat(2000), (text, at, salt) => {
        const shorter = text.slice(0, at) + text.slice(at + 1);
        expect(hashWithout(text, at, salt)).toBe(hashText(shorter, salt));
      }),
      runs(200),
    );
  });

  it('is a whole number of 32 bits', () => {
    fc.assert(
      fc.property(anyText, fc.nat(2000), (text, salt) => {
        const hash = hashText(text, salt);
        expect(Number.isInteger(hash) && hash >= 0 && hash < 2 ** 32).toBe(true);
      }),
      runs(200),
    );
  });
});
