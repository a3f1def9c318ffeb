import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListedCompound, WordMatches } from '../../src/index/caches/matches.ts';
import { SharedMatchCache } from '../../src/index/caches/shared-match-cache.ts';

const block = (bytes = 2 ** 16): SharedArrayBuffer => new SharedArrayBuffer(bytes);

const byte = fc.integer({ min: 0, max: 255 });
const likeness = fc.double({ min: 0, max: 1, noNaN: true });
const join: fc.Arbitrary<ListedCompound> = fc
  .record({ name: fc.nat(), first: byte, count: byte, similarity: likeness, systems: byte, isNickname: fc.boolean() })
  .map(({ isNickname, ...made }) => ({ ...made, ...(isNickname && { method: 'nickname' as const }) }));
const match = fc.record({ token: fc.nat(), similarity: likeness, kind: fc.nat(65_535) });
const word: fc.Arbitrary<WordMatches> = fc
  .record({
    matches: fc.array(match, { maxLength: 40 }),
    names: fc.nat(),
    steps: fc.nat(),
    bestSimilarity: likeness,
    nearWeight: fc.nat(255),
    native: fc.array(join, { maxLength: 4 }),
    compounds: fc.array(join, { maxLength: 4 }),
  })
  .map(({ matches, ...rest }) => ({
    ...rest,
    tokens: Int32Array.from(matches, ({ token }) => token),
    similarities: Float64Array.from(matches, ({ similarity }) => similarity),
    kinds: Uint16Array.from(matches, ({ kind }) => kind),
    isShared: false,
  }));
const key = fc.string({ unit: 'binary', maxLength: 24 });

/** Without where it lies. */
const plain = ({ isShared: _, tokens, similarities, kinds, ...rest }: WordMatches) => ({
  ...rest,
  tokens: [...tokens],
  similarities: [...similarities],
  kinds: [...kinds],
});

describe('words that threads share', () => {
  it('are read as they were written, by every thread that opens the block', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(key, word), { selector: ([text]) => text, maxLength: 20 }), (words) => {
        const shared = block();
        const [one, other] = [new SharedMatchCache(shared), new SharedMatchCache(shared)];
        for (const [at, [text, made]] of words.entries())
          expect(plain((at % 2 === 0 ? one : other).add(text, made))).toEqual(plain(made));
        for (const [text, made] of words)
          for (const reader of [one, other]) {
            const found = reader.get(text);
            expect(found && plain(found)).toEqual(plain(made));
            expect(found?.isShared).toBe(true);
          }
      }),
    );
  });

  it('that nobody kept are not found, however like they are', () => {
    const shared = new SharedMatchCache(block());
    const [made] = fc.sample(word, 1);
    if (made === undefined) throw new Error('There is one.');
    shared.add('varnok', made);
    expect(['', 'varno', 'varnok ', 'Varnok', 'varnok\0'].map((text) => shared.get(text))).toEqual(
      Array.from({ length: 5 }, () => undefined),
    );
  });

  it('that two keep at once are found once kept, as the first kept them', () => {
    const shared = block();
    const [one, other] = [new SharedMatchCache(shared), new SharedMatchCache(shared)];
    const [first, second] = fc.sample(word, 2);
    if (first === undefined || second === undefined) throw new Error('There are two.');
    one.add('varnok', first);
    other.add('varnok', second);
    const found = one.get('varnok');
    expect(found && plain(found)).toEqual(plain(first));
  });

  it('for which there is no room are given back as they are, and nothing that was kept is lost', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(key, word), { selector: ([text]) => text, minLength: 40, maxLength: 80 }),
        (words) => {
          const shared = new SharedMatchCache(block(2 ** 13));
          const kept = words.filter(([text, made]) => {
            const given = shared.add(text, made);
            expect(plain(given)).toEqual(plain(made));
            return given.isShared;
          });
          for (const [text, made] of kept) {
            const found = shared.get(text);
            expect(found && plain(found)).toEqual(plain(made));
          }
        },
      ),
    );
  });
});
