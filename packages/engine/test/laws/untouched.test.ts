import { describe, expect, it } from 'vitest';
import { DEFAULT_POLICY } from '../../src/screen/default-policy.ts';
import { screen } from '../../src/screen/screen.ts';
import { Untouched } from '../../src/screen/untouched/untouched.ts';
import type { Query } from '../../src/types/query.ts';
import { inventListings, inventName, word } from '../builders/invent.ts';
import { mutate } from '../builders/mutate.ts';
import { party } from '../builders/party.ts';
import { pick, type Random, randomFrom } from '../builders/random.ts';
import { runs } from '../builders/runs.ts';
import { indexOf } from '../builders/search.ts';

const THRESHOLDS = [50, 60, 75, 90];
const random = randomFrom(runs(1).seed);
const COMMON = 'Maria Moraes Peter Kim Trading Limited Lady Mr General Brothers Dubai Star Junior van'.split(' ');

const listings = inventListings(60, random);
const index = indexOf(listings);
const untouched = new Untouched(index);
const names = listings.flatMap((one) => one.names.map(({ value }) => value));
const wordOf = (name: string): string => pick(name.split(/[\s-]+/), random);

/** What a book of customers has: near to what is listed, and mostly nobody's. */
const WAYS: readonly ((random: Random) => string)[] = [
  (r) => mutate(pick(names, r), r),
  (r) => mutate(inventName(r), r),
  (r) => `${wordOf(mutate(pick(names, r), r))} ${word(r)}`,
  (r) => `${pick(COMMON, r)} ${wordOf(mutate(pick(names, r), r))}`,
  (r) => `${wordOf(mutate(pick(names, r), r))} ${pick(COMMON, r)} ${pick(COMMON, r)}`,
  (r) => `${word(r)} ${pick(COMMON, r)}`,
  (r) => [...mutate(pick(names, r), r)].reverse().join(''),
];
const texts = Array.from({ length: runs(2_000).numRuns }, () => pick(WAYS, random)(random)).filter(
  (text) => text.trim() !== '',
);

const plainly = (query: Query, threshold: number) => {
  const found = screen(index, query, { ...DEFAULT_POLICY, threshold });
  const { total, notCompared, identifiersNotCovered, insufficientName, unscreenable, warnings } = found;
  const isUnverified = warnings.some(({ code }) => code === 'identifier_checksum_failed');
  return { total, notCompared, identifiersNotCovered, insufficientName, unscreenable, isUnverified };
};
const NOTHING = {
  total: 0,
  notCompared: [],
  identifiersNotCovered: [],
  insufficientName: false,
  unscreenable: false,
  isUnverified: false,
};

describe('whom an index is said not to touch', () => {
  it.each(THRESHOLDS)('a search finds in nothing, and has no doubts about, from %i points on', (threshold) => {
    let count = 0;
    for (const searchText of texts) {
      if (!untouched.isUntouchedBy({ searchText }, { threshold })) continue;
      count += 1;
      expect(plainly({ searchText }, threshold), searchText).toEqual(NOTHING);
    }
    expect(count, 'the law is about something').toBeGreaterThan(texts.length / 8);
  });

  it('is so with every alias', () => {
    for (const [at, searchText] of texts.entries()) {
      const query = { searchText, aliases: [texts[(at + 1) % texts.length] ?? ''] };
      if (untouched.isUntouchedBy(query, DEFAULT_POLICY)) expect(plainly(query, 75), searchText).toEqual(NOTHING);
    }
  });

  it('are nearly all who have nothing to do with it', () => {
    const small = new Untouched(indexOf([party('Quelmar Tolbrecht'), party('Varnok Zelimir')]));
    const own = Array.from({ length: 500 }, () => `${word(random)} ${word(random)}`);
    const isSaid = (searchText: string): boolean => small.isUntouchedBy({ searchText }, DEFAULT_POLICY);
    expect(own.filter(isSaid).length).toBeGreaterThan(400);
  });

  it.each(['Quelmar Tolbrecht', 'Tolbrecht Quelmar', 'Qelmar Tolbreht', 'Quelmart Olbrecht', 'tcerbloT ramleuQ'])(
    'is not "%s", who is near to a listed party',
    (searchText) => {
      const small = new Untouched(indexOf([party('Quelmar Tolbrecht')]));
      expect(small.isUntouchedBy({ searchText }, DEFAULT_POLICY)).toBe(false);
    },
  );

  it('is nobody with an address or an identifier: neither is looked at', () => {
    const small = new Untouched(indexOf([party('Quelmar Tolbrecht')]));
    const searchText = 'Orlana Vestrak';
    expect(small.isUntouchedBy({ searchText }, DEFAULT_POLICY)).toBe(true);
    expect(small.isUntouchedBy({ searchText, addresses: ['1 Vestrak Street'] }, DEFAULT_POLICY)).toBe(false);
    expect(small.isUntouchedBy({ searchText, identifiers: [{ value: 'VK1234567' }] }, DEFAULT_POLICY)).toBe(false);
  });
});
