import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { buildIndex } from '../../src/index/build/build-index.ts';
import { openIndex } from '../../src/index/open/open-index.ts';
import { DEFAULT_POLICY, LEAST_THRESHOLD } from '../../src/screen/default-policy.ts';
import { screen } from '../../src/screen/screen.ts';
import { lookedUpAt, lookUpTable } from '../../src/screen/touch/look-up-table.ts';
import { type LookedUp, lookedUp } from '../../src/screen/touch/looked-up.ts';
import { Touch } from '../../src/screen/touch/touch.ts';
import type { Policy, Query } from '../../src/types/query.ts';
import type { Screening } from '../../src/types/result.ts';
import { inventListings, inventName, word } from '../builders/invent.ts';
import { mutate } from '../builders/mutate.ts';
import { company, party } from '../builders/party.ts';
import { pick, type Random, randomFrom } from '../builders/random.ts';
import { runs } from '../builders/runs.ts';
import { indexOf, model } from '../builders/search.ts';

const THRESHOLDS = [50, 60, 75, 90];
const random = randomFrom(runs(1).seed);
const COMMON = [
  ...'Maria Moraes Peter Kim Trading Limited Lady Mr General Brothers Dubai Star Junior van bin al- J.'.split(' '),
  'Müller',
  'Иван',
  'محمد',
  '金',
  'さくら',
  '김',
  'VK1234567',
  'Bank of',
  '12',
  'x',
];

const listings = [
  ...inventListings(60, random),
  party('Иван Кельмаров', { sourceId: 'cyrillic' }),
  party('محمد تولبرخت', { sourceId: 'arabic' }),
  party('金 正恩', { sourceId: 'han' }),
  party('Maria', { sourceId: 'one' }),
  company('Quelmar Liberation Army', { sourceId: 'body' }),
  party('Numbered Tolbrecht', { sourceId: 'number', identifiers: [{ type: 'passport', value: 'VK1234567' }] }),
];
const index = indexOf(listings);
const nobody = openIndex(buildIndex([], model), model);
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
  (r) => `${word(r)} ${word(r)} ${wordOf(pick(names, r))} ${word(r)}`,
  (r) => pick(names, r).replaceAll(/\s/g, ''),
  (r) => `${wordOf(mutate(pick(names, r), r))} ${wordOf(pick(names, r))} ${word(r)} ${pick(names, r)}`.slice(0, 22),
  (r) => [...mutate(pick(names, r), r)].reverse().join(''),
  (r) => `Payment to ${mutate(pick(names, r), r)} for invoice ${word(r)}, ${pick(COMMON, r)} ${word(r)} street 12`,
  (r) => pick(names, r).replaceAll(/(\p{L})\p{L}+/gu, '$1'),
  (r) => mutate(pick(names, r), r).replaceAll(/(\p{L}{4})\p{L}+/gu, '$1.'),
  (r) => `${mutate(pick(names, r), r)} Ltd`.replaceAll(/(\p{L}{4})\p{L}+/gu, '$1'),
];
const texts = Array.from({ length: runs(500).numRuns }, () => pick(WAYS, random)(random)).filter(
  (text) => text.trim() !== '',
);

/** Whom an answer finds, and every doubt about the text. Of near misses nothing follows. */
const answer = ({
  total,
  notCompared,
  identifiersNotCovered,
  insufficientName,
  unscreenable,
  warnings,
}: Screening) => ({
  total,
  doubts: { notCompared, identifiersNotCovered, insufficientName, unscreenable, warnings },
});
const hitsOf = ({ hits }: Screening) => hits.map(({ listings: ids, score }) => [ids, score]);
const under = (threshold: number) => ({ ...DEFAULT_POLICY, threshold });
const on = (query: Query, threshold: number) => answer(screen(index, query, under(threshold)));
const onNobody = (query: Query, threshold: number) =>
  lookedUp(nobody, () => answer(screen(nobody, query, under(threshold))));

const mayFind = (touch: Touch, by: LookedUp) => touch.among(lookUpTable([by]))(0);

describe('what a search looks up', () => {
  it.each(THRESHOLDS)(
    'decides, from %i points on: an index without any of it answers as one in which nobody is listed',
    (threshold) => {
      const touch = new Touch(index, under(threshold));
      let count = 0;
      for (const searchText of texts) {
        const { found, by } = onNobody({ searchText }, threshold);
        // Whose name is insufficient is screened anew whatever is listed.
        if (found.doubts.insufficientName || mayFind(touch, by)) continue;
        count += 1;
        expect(on({ searchText }, threshold), searchText).toEqual(found);
      }
      expect(count, 'the law is about something').toBeGreaterThan(texts.length / 8);
    },
  );

  it('decides of names that say too little, however little they are alike: other listings give the same answer', () => {
    const [others, more] = [listings.filter((_, at) => at % 2 === 0), listings.filter((_, at) => at % 2 === 1)];
    const [before, after] = [indexOf(others), indexOf(listings)];
    const [small, loosely] = [indexOf(more), under(LEAST_THRESHOLD)];
    const touch = new Touch(small, loosely);
    // Or it is searched for there, and answered as where nobody is listed.
    const showsNothing = (searchText: string): boolean => {
      const shown = [small, nobody].map((one) => answer(screen(one, { searchText }, loosely)));
      return isDeepStrictEqual(shown[0], shown[1]);
    };
    const words = names.flatMap((name) => name.split(/[\s-]+/));
    const little = [...COMMON, ...words, ...words.map((one) => `Mr ${mutate(one, random)}`), ...texts];
    let count = 0;
    for (const searchText of little) {
      const old = screen(before, { searchText }, DEFAULT_POLICY);
      const { by } = onNobody({ searchText }, DEFAULT_POLICY.threshold);
      if (!old.insufficientName || (mayFind(touch, by) && !showsNothing(searchText))) continue;
      count += 1;
      const now = screen(after, { searchText }, DEFAULT_POLICY);
      expect([answer(now), hitsOf(now)], searchText).toEqual([answer(old), hitsOf(old)]);
    }
    expect(count, 'the law is about something').toBeGreaterThan(10);
  });

  it('has that of aliases, addresses and identifiers', () => {
    const touch = new Touch(index, DEFAULT_POLICY);
    for (const [at, searchText] of texts.entries()) {
      const [alias = '', address = ''] = [texts[(at + 1) % texts.length], texts[(at + 2) % texts.length]];
      const identifiers = at % 2 === 0 ? [{ value: pick(['VK1234567', 'VK 123 4567', 'AB7654321'], random) }] : [];
      const query = { searchText, aliases: [alias], addresses: [address], identifiers };
      const { found, by } = onNobody(query, DEFAULT_POLICY.threshold);
      if (found.doubts.insufficientName || mayFind(touch, by)) continue;
      expect(on(query, DEFAULT_POLICY.threshold), searchText).toEqual(found);
    }
  });

  it('is the same whatever was looked up before', () => {
    const first = texts.map((searchText) => onNobody({ searchText }, 75).by);
    expect(texts.map((searchText) => onNobody({ searchText }, 75).by)).toEqual(first);
  });

  it('is the same after it was put into a table with that of others', () => {
    const all = texts.map((searchText) => onNobody({ searchText }, 75).by);
    const table = lookUpTable(all);
    expect(all.map((_, at) => lookedUpAt(table, at))).toEqual(all);
    const touch = new Touch(index, DEFAULT_POLICY);
    const among = touch.among(table);
    expect(all.map((_, at) => among(at))).toEqual(all.map((by) => mayFind(new Touch(index, DEFAULT_POLICY), by)));
  });

  it('is the same under any policy', () => {
    const other = { ...DEFAULT_POLICY, threshold: 50, limit: 1, weakAliases: 'never', rules: {} } as const;
    const by = (searchText: string, policy: Policy) =>
      lookedUp(nobody, () => screen(nobody, { searchText }, policy)).by;
    for (const searchText of texts) expect(by(searchText, other), searchText).toEqual(by(searchText, DEFAULT_POLICY));
  });

  it('touches nearly nobody who has nothing to do with an index', () => {
    const small = new Touch(indexOf([party('Quelmar Tolbrecht'), party('Varnok Zelimir')]), DEFAULT_POLICY);
    const own = Array.from({ length: 500 }, () => `${word(random)} ${word(random)}`);
    expect(own.filter((searchText) => mayFind(small, onNobody({ searchText }, 75).by)).length).toBeLessThan(50);
  });

  it.each(['Quelmar Tolbrecht', 'Tolbrecht Quelmar', 'Qelmar Tolbreht', 'Quelmart Olbrecht', 'tcerbloT ramleuQ'])(
    'touches "%s", who is near to a listed party',
    (searchText) => {
      const small = new Touch(indexOf([party('Quelmar Tolbrecht')]), DEFAULT_POLICY);
      expect(mayFind(small, onNobody({ searchText }, 75).by)).toBe(true);
    },
  );

  it('touches nobody whose words written as one have no more than a few consonants of a listed word', () => {
    const small = new Touch(indexOf([party('Barano Tolbrecht')]), DEFAULT_POLICY);
    const touches = (searchText: string) => mayFind(small, onNobody({ searchText }, 75).by);
    expect([touches('Boru Ena'), touches('Bar Ano')]).toEqual([false, true]);
  });

  it.each(['Tolbrechtozelimir Варн', 'Tolbrechtozelimir Βαρνο', 'Tolbrechtozelimir Varno', 'Тольбрехтозелимир Варн'])(
    'touches "%s", whose last word was cut off, in any script',
    (searchText) => {
      const cut = indexOf([party('Tolbrechtozelimir Varnokmirovichenko')]);
      expect(screen(cut, { searchText }, DEFAULT_POLICY).total, 'it is found').toBe(1);
      expect(mayFind(new Touch(cut, DEFAULT_POLICY), onNobody({ searchText }, 75).by)).toBe(true);
    },
  );
});
