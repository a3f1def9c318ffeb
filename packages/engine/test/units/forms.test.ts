import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withinOneEdit } from '../../src/normalise/phrases/within-one-edit.ts';
import { EditTable } from '../../src/words/compare/edit-table.ts';
import { relate } from '../../src/words/compare/relate.ts';
import { NEAR } from '../../src/words/compare/resemble.ts';
import { formOf } from '../../src/words/form/form.ts';
import { skeletonOf } from '../../src/words/form/skeleton.ts';
import { keysOf } from '../../src/words/keys/keys.ts';
import { runs } from '../builders/runs.ts';
import { model } from '../builders/search.ts';

const NO_LIMIT = 1e9;
/** Few letters, so that words are often near one another. */
const word = fc.string({ unit: fc.constantFrom(...'aeiouhkqcszvfpbtdmnrl'), minLength: 1, maxLength: 9 });
const near = fc.tuple(word, fc.nat(9), fc.constantFrom('', 'a', 'k', 'r', 'ph')).map(([text, at, letters]) => ({
  text,
  other: text.slice(0, at) + letters + text.slice(at + 1),
}));
const shareKey = (a: string, b: string): boolean => {
  const keys = new Set<number>();
  keysOf(formOf(a, model), (key) => keys.add(key));
  let shared = false;
  keysOf(formOf(b, model), (key) => {
    shared ||= keys.has(key);
  });
  return shared;
};

const edits = new EditTable();

describe('the cost of turning one word into another', () => {
  it('is nothing for the word itself, more for any other', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(edits.cost(a, a, NO_LIMIT)).toBe(0);
        if (a !== b) expect(edits.cost(a, b, NO_LIMIT)).toBeGreaterThan(0);
      }),
      runs(500),
    );
  });

  it('is the same both ways', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(edits.cost(a, b, NO_LIMIT)).toBeCloseTo(edits.cost(b, a, NO_LIMIT), 9);
      }),
      runs(500),
    );
  });

  it('does not depend on the limit up to the limit, and exceeds it beyond', () => {
    fc.assert(
      fc.property(word, word, fc.double({ min: 0, max: 6, noNaN: true }), (a, b, limit) => {
        const [exact, limited] = [edits.cost(a, b, NO_LIMIT), edits.cost(a, b, limit)];
        if (exact <= limit) expect(limited).toBe(exact);
        else expect(limited).toBeGreaterThan(limit);
      }),
      runs(500),
    );
  });

  it('is no more than the letters of both, with the first letter’s surcharge', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(edits.cost(a, b, NO_LIMIT)).toBeLessThanOrEqual(a.length + b.length + 0.5);
      }),
      runs(200),
    );
  });

  it.each([
    ['a vowel', 'tolbrecht', 'tolbracht', 'tolbrecht', 'tolbrxcht'],
    ['a doubled letter', 'varnok', 'varrnok', 'varnok', 'varpnok'],
    ['c for k', 'varnok', 'varnoc', 'varnok', 'varnox'],
    ['swapped neighbours', 'varnok', 'vranok', 'varnok', 'vernpk'],
    ['a neighbour on the keyboard', 'varnok', 'vaenok', 'varnok', 'vaqnok'],
    ['a letter within the word, against its first', 'varnok', 'varpok', 'varnok', 'parnok'],
  ])('is less for %s than for another change', (_, a, cheap, b, dear) =>
    expect(edits.cost(a, cheap, NO_LIMIT)).toBeLessThan(edits.cost(b, dear, NO_LIMIT)),
  );
});

describe('two forms', () => {
  it('that can be held alike share a key, or the index would not find one from the other', () => {
    fc.assert(
      fc.property(near, ({ text, other }) => {
        if (other !== '' && relate(formOf(text, model), formOf(other, model), model))
          expect(shareKey(text, other)).toBe(true);
      }),
      runs(3000),
    );
  });

  it('are alike to the same degree both ways, from the least similarity to 1', () => {
    fc.assert(
      fc.property(near, ({ text, other }) => {
        const [forth, back] = [
          relate(formOf(text, model), formOf(other, model), model),
          relate(formOf(other, model), formOf(text, model), model),
        ];
        expect(back === undefined).toBe(forth === undefined);
        if (!forth || !back) return;
        expect(back.similarity).toBeCloseTo(forth.similarity, 9);
        expect(forth.similarity).toBeLessThanOrEqual(1);
        if (forth.method === 'edit' || forth.method === 'phonetic')
          expect(forth.similarity).toBeGreaterThanOrEqual(NEAR);
        if (text === other) expect(forth).toEqual({ similarity: 1, method: 'exact' });
      }),
      runs(1000),
    );
  });

  it.each([
    ['2', '3'],
    ['ii', 'iii'],
    ['11420', '11421'],
    ['a1', 'b1'],
  ])('of different numbers are never alike: %s, %s', (a, b) =>
    expect(relate(formOf(a, model), formOf(b, model), model)).toBeUndefined(),
  );
});

describe('one edit', () => {
  it('is told as the definition tells it', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
    const neighbours = (text: string): Set<string> => {
      const found = new Set([text]);
      for (let i = 0; i <= text.length; i++) {
        found.add(text.slice(0, i) + text.slice(i + 1));
        found.add(text.slice(0, i) + text.slice(i + 1, i + 2) + text.slice(i, i + 1) + text.slice(i + 2));
        for (const letter of 'abc') {
          found.add(text.slice(0, i) + letter + text.slice(i));
          found.add(text.slice(0, i) + letter + text.slice(i + 1));
        }
      }
      return found;
    };
    fc.assert(
      fc.property(letters, letters, (a, b) => {
        expect(withinOneEdit(a, b)).toBe(neighbours(a).has(b));
      }),
      runs(1000),
    );
  });
});

it.each([
  ['khaddafi', 'qadhafi'],
  ['kaddafy', 'qadhafi'],
  ['philipp', 'filip'],
  ['zelimir', 'selimir'],
  ['nuraldin', 'noureddine'],
  ['abdalrazzaq', 'abdurazak'],
  ['abdullatif', 'abdulatif'],
])('the consonants of %s and %s are the same', (a, b) => expect(skeletonOf(a)).toBe(skeletonOf(b)));
