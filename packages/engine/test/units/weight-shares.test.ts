import { describe, expect, it } from 'vitest';
import { leastShareFor, shareOf } from '../../src/index/tables/weight-shares.ts';
import { inventListings } from '../builders/invent.ts';
import { party } from '../builders/party.ts';
import { randomFrom } from '../builders/random.ts';
import { indexOf } from '../builders/search.ts';

describe('the share of its weight that a token has in a name', () => {
  it('is never told as less than it is', () => {
    for (let whole = 1; whole < 300; whole += 7)
      for (let part = 0; part <= whole; part++) expect(shareOf(part, whole) / 255).toBeGreaterThanOrEqual(part / whole);
    expect(shareOf(0, 0)).toBe(255);
  });

  it('stands beside each posting, and is that of all its places in the name', () => {
    const repeating = party('Varnok Tolbrecht Varnok Quelmir Tolbrecht Varnok');
    const { names, tokens } = indexOf([repeating, ...inventListings(300, randomFrom(20_261_121))]).data;
    const { starts, values } = tokens.postings;
    let postings = 0;
    for (let token = 0; token + 1 < starts.length; token++)
      for (let k = starts[token] ?? 0; k < (starts[token + 1] ?? 0); k++) {
        const name = values[k] ?? 0;
        let weight = 0;
        for (let i = names.tokenStarts[name] ?? 0; i < (names.tokenStarts[name + 1] ?? 0); i++)
          if (names.tokenIds[i] === token) weight += names.tokenWeights[i] ?? 0;
        expect(tokens.postingShares[k]).toBe(shareOf(weight, names.totalWeight[name] ?? 0));
        postings++;
      }
    expect(postings).toBeGreaterThan(500);
  });

  it('is enough from the least on that passes, and never where none does', () => {
    expect(leastShareFor((share) => share >= 0.5)).toBe(128);
    expect(leastShareFor(() => true)).toBe(0);
    expect(leastShareFor(() => false)).toBe(256);
  });
});
