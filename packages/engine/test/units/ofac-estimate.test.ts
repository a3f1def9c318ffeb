import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jaroWinkler, ofacEstimate } from '../../src/score/name/ofac-estimate.ts';
import { company, party } from '../builders/party.ts';
import { runs } from '../builders/runs.ts';
import { search } from '../builders/search.ts';

describe('Jaro–Winkler in the SimMetrics form', () => {
  // Winkler's own textbook pairs.
  it.each([
    ['MARTHA', 'MARHTA', 0.9611],
    ['DIXON', 'DICKSONX', 0.8133],
    ['DWAYNE', 'DUANE', 0.84],
    ['ABC', 'ABC', 1],
    ['ABC', 'XYZ', 0],
    ['', 'ABC', 0],
    ['', '', 0],
  ])('%s, %s is %f', (a, b, expected) => expect(jaroWinkler(a, b)).toBeCloseTo(expected, 4));

  it('gives the prefix bonus below 0.7 too', () => {
    // Two of eight letters match on either side, in order: Jaro (1/4 + 1/4 + 1) / 3 = 0.5; prefix of two: + 0.2 × 0.5.
    expect(jaroWinkler('ABCDEFGH', 'ABSTUVWX')).toBeCloseTo(0.6, 9);
  });

  it('counts five letters of prefix at most', () => {
    // Six of twelve: Jaro (0.5 + 0.5 + 1) / 3 = 2/3; five letters: + 0.5 × 1/3.
    expect(jaroWinkler('ABCDEFGHIJKL', 'ABCDEFQRSTUV')).toBeCloseTo(2 / 3 + 0.5 / 3, 9);
  });

  it('is the same both ways, 1 for equal strings, and within 0 and 1', () => {
    const text = fc.string({ unit: fc.constantFrom('A', 'B', 'C', 'D', ' '), maxLength: 12 });
    fc.assert(
      fc.property(text, text, (a, b) => {
        const similarity = jaroWinkler(a, b);
        expect(similarity).toBeCloseTo(jaroWinkler(b, a), 12);
        expect(similarity).toBeGreaterThanOrEqual(0);
        expect(similarity).toBeLessThanOrEqual(1);
        if (a !== '') expect(jaroWinkler(a, a)).toBe(1);
      }),
      runs(300),
    );
  });
});

describe('the estimate of what Treasury’s tool shows', () => {
  it.each([
    ['is 100 for equal names in any case', 'varnok tolbrecht', 'VARNOK TOLBRECHT', 100],
    ['is 100 for the same words in another order', 'Varnok Tolbrecht', 'TOLBRECHT, Varnok', 100],
    ['is 100 for one word of a longer name', 'Tolbrecht', 'TOLBRECHT, Varnok Zelimir', 100],
    ['deletes apostrophes', "O'Quelm", 'OQUELM', 100],
    ['deletes typographic apostrophes', 'O’Quelm', "O'QUELM", 100],
    ['drops words of one or two letters', 'al Tolbrecht', 'TOLBRECHT', 100],
    ['keeps them where nothing else would stay', 'Al Bu', 'AL BU', 100],
    ['counts a word below one half as nothing: half of two words', 'Xyzzyx Tolbrecht', 'TOLBRECHT', 50],
    ['is 0 where no word is half alike and the first letters differ', 'Xyzzyx', 'TOLBRECHT', 0],
  ])('%s', (_, query, listed, expected) => expect(ofacEstimate(query, [listed])).toBe(expected));

  it('compares whole strings only where the first letters agree', () => {
    const whole = Math.round(jaroWinkler('VARNOKTOLBRECHT', 'VARNOK TOLBRECHT') * 100);
    expect(ofacEstimate('Varnoktolbrecht', ['Varnok Tolbrecht'])).toBe(whole);
    const words = Math.round(
      Math.max(jaroWinkler('ARNOKTOLBRECHT', 'VARNOK'), jaroWinkler('ARNOKTOLBRECHT', 'TOLBRECHT')) * 100,
    );
    expect(ofacEstimate('Arnoktolbrecht', ['Varnok Tolbrecht'])).toBe(words);
  });

  it('is the mean over the words of the query, each with its best listed word', () => {
    const mean = (jaroWinkler('VARNAK', 'VARNOK') + jaroWinkler('TOLBREK', 'TOLBRECHT')) / 2;
    const whole = jaroWinkler('TOLBREK VARNAK', 'VARNOK TOLBRECHT');
    expect(mean).toBeGreaterThan(whole);
    expect(ofacEstimate('Tolbrek Varnak', ['Varnok Tolbrecht'])).toBe(Math.round(mean * 100));
  });

  it('is the largest over all names of the party', () =>
    expect(ofacEstimate('Quelmir', ['Varnok Tolbrecht', 'Ozhdan', 'QUELMIR'])).toBe(100));

  it('is an integer from 0 to 100 for any texts', () => {
    const text = fc.string({ unit: 'binary', maxLength: 30 });
    fc.assert(
      fc.property(text, fc.array(text, { maxLength: 4 }), (query, listed) => {
        const estimate = ofacEstimate(query, listed);
        expect(Number.isInteger(estimate) && estimate >= 0 && estimate <= 100).toBe(true);
      }),
      runs(300),
    );
  });
});

describe('in an answer', () => {
  it('stands beside hits of an OFAC list and is null for others', () => {
    expect(search([party('Varnok Tolbrecht')], 'Varnok Tolbrecht').hits[0]?.ofacScoreEstimate).toBe(100);
    expect(search([company('Dalvor', { list: 'us_ofac_cons' })], 'Dalvor').hits[0]?.ofacScoreEstimate).toBe(100);
    expect(
      search([party('Varnok Tolbrecht', { list: 'un_sc' })], 'Varnok Tolbrecht').hits[0]?.ofacScoreEstimate,
    ).toBeNull();
  });

  it('is made of the OFAC listing’s names only', () => {
    const [ofac, un] = [
      party('Ozren Quelmir', { unReference: 'QXi.902' }),
      party('Varnok Tolbrecht', { list: 'un_sc', unReference: 'QXi.902', aliases: ['Ozren Quelmir'] }),
    ];
    const [hit] = search([ofac, un], 'Varnok Tolbrecht').hits;
    expect(hit?.ofacScoreEstimate).toBe(ofacEstimate('Varnok Tolbrecht', ['Ozren Quelmir']));
  });
});
