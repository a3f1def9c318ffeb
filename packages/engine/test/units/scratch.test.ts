import { describe, expect, it } from 'vitest';
import { diagnose } from '../../src/diagnose/diagnose.ts';
import { buildIndex } from '../../src/index/build/build-index.ts';
import { type Index, openIndex } from '../../src/index/open/open-index.ts';
import { LAST_STAMP, Scratch } from '../../src/index/open/scratch.ts';
import { findForms } from '../../src/retrieve/lookup/find-forms.ts';
import { nameScoresAmong } from '../../src/screen/compare.ts';
import { DEFAULT_POLICY } from '../../src/screen/default-policy.ts';
import { screen } from '../../src/screen/screen.ts';
import type { Screening } from '../../src/types/result.ts';
import { formOf } from '../../src/words/form/form.ts';
import { Fuse, fused } from '../builders/fused.ts';
import { inventListings } from '../builders/invent.ts';
import { company, party, vessel } from '../builders/party.ts';
import { randomFrom } from '../builders/random.ts';
import { runs } from '../builders/runs.ts';
import { model } from '../builders/search.ts';

const ORLAN = party('Orlan Vestrakov Tolbrecht', { aliases: ['Orlan Tolbrecht', 'O. V. Tolbrecht'] });
const LISTINGS = [
  ORLAN,
  party('Orlan Dalvor Ali'),
  party('Ahmad Ali Tolbrecht'),
  company('Quelmar Tolbrecht Trading Ltd', { aliases: ['Quelmartolbrecht'] }),
  vessel('Dalvor Star'),
  ...inventListings(20, randomFrom(3)),
];
const DATA = buildIndex(LISTINGS, model);
const NAME = 'Orlan Ali Tolbrecht';
const TEXT =
  'Invoice 17 of Quelmar Tolbrecht Trading, goods on board the Dalvor Star, paid by Mr Orlan Vestrakof Tolbrecht';
const QUERIES = [NAME, 'Tolbrecht Orlen', 'Quelmar Tolbrekt', 'Dalvorstar', 'Ахмад Али Толбрехт', TEXT];

const fresh = (): Index => openIndex(DATA, model);
const ask = (index: Index, searchText: string): Screening => screen(index, { searchText }, DEFAULT_POLICY);
const askAll = (index: Index): Screening[] => QUERIES.map((searchText) => ask(index, searchText));
const EXPECTED = QUERIES.map((searchText) => ask(fresh(), searchText));

/** Steps at which a search throws: all of them up to so many, else some all along. */
const stepsOf = (count: number, most: number): number[] => {
  const length = Math.min(count, runs(most).numRuns);
  return Array.from({ length }, (_, i) => Math.floor((i * count) / length));
};

describe('counters of marks', () => {
  it('start again at their last number, and nothing is lost', () => {
    expect(EXPECTED.map(({ total }) => total)).not.toContain(0);
    for (let left = 0; left < runs(15).numRuns; left++) {
      const index = { ...fresh(), scratch: new Scratch(DATA, LAST_STAMP - left) };
      expect(askAll(index), `${left} before the end`).toEqual(EXPECTED);
    }
  });

  it('start again with no mark that was left when they first began', () => {
    const scratch = new Scratch(DATA, LAST_STAMP);
    for (const marks of [scratch.formStamps, scratch.tokenStamps]) marks.fill(1);
    expect(scratch.formStamps).not.toContain(scratch.nextFormStamp());
    scratch.startMatches(1);
    expect(scratch.tokenStamps).not.toContain(scratch.tokenStamp);
  });

  it('let a look-up meet each form once, at their last number too', () => {
    const form = formOf('tolbrecht', model);
    const expected = findForms(fresh(), form, 'similar');
    expect(expected).not.toEqual([]);
    const index = { ...fresh(), scratch: new Scratch(DATA, LAST_STAMP - 2) };
    for (let lookUp = 0; lookUp < 4; lookUp++) expect(findForms(index, form, 'similar')).toEqual(expected);
  });
});

describe('a search that throws', () => {
  it.each([
    ['a name', 0, 150],
    ['a text', QUERIES.indexOf(TEXT), 30],
  ])('at any read of the index leaves nothing to the next: %s', (_, query, most) => {
    const searchText = QUERIES[query] ?? '';
    const all = new Fuse();
    expect(ask({ ...fresh(), data: fused(DATA, all) }, searchText)).toEqual(EXPECTED[query]);
    for (const step of stepsOf(all.reads, most)) {
      const fuse = new Fuse();
      const index = { ...fresh(), data: fused(DATA, fuse) };
      fuse.most = step;
      expect(() => ask(index, searchText)).toThrow('The fuse has blown.');
      const next = { ...index, data: DATA };
      expect(ask(next, searchText), `thrown at read ${step}`).toEqual(EXPECTED[query]);
      expect(ask(next, QUERIES[1] ?? ''), `thrown at read ${step}`).toEqual(EXPECTED[1]);
    }
  });

  it('at any read of the policy leaves nothing to the next', () => {
    const all = new Fuse();
    screen(fresh(), { searchText: TEXT }, fused(DEFAULT_POLICY, all));
    for (const step of stepsOf(all.reads, 15)) {
      const index = fresh();
      const fuse = new Fuse();
      fuse.most = step;
      expect(() => screen(index, { searchText: TEXT }, fused(DEFAULT_POLICY, fuse))).toThrow('The fuse has blown.');
      expect(askAll(index), `thrown at read ${step}`).toEqual(EXPECTED);
    }
  });

  it('within a diagnosis leaves nothing to the next', () => {
    const query = { searchText: NAME };
    const expected = diagnose(fresh(), query, DEFAULT_POLICY, ORLAN.id);
    const all = new Fuse();
    diagnose({ ...fresh(), data: fused(DATA, all) }, query, DEFAULT_POLICY, ORLAN.id);
    for (const step of stepsOf(all.reads, 30)) {
      const fuse = new Fuse();
      const index = { ...fresh(), data: fused(DATA, fuse) };
      fuse.most = step;
      expect(() => diagnose(index, query, DEFAULT_POLICY, ORLAN.id)).toThrow('The fuse has blown.');
      const next = { ...index, data: DATA };
      expect(ask(next, NAME), `thrown at read ${step}`).toEqual(EXPECTED[0]);
      expect(diagnose(next, query, DEFAULT_POLICY, ORLAN.id), `thrown at read ${step}`).toEqual(expected);
    }
  });

  it('within a comparison with several parties leaves nothing to the next', () => {
    const entities = [{ names: ['Orlan Tolbrecht', 'Quelmar Dalvor'] }, { names: ['Ali Tolbrecht'] }];
    const expected = nameScoresAmong(entities, DEFAULT_POLICY, model)({ searchText: NAME });
    const fuse = new Fuse();
    const scoresOf = nameScoresAmong(entities, fused(DEFAULT_POLICY, fuse), model);
    scoresOf({ searchText: NAME });
    for (let step = fuse.reads - 1; step >= 0; step--) {
      [fuse.reads, fuse.most] = [0, step];
      expect(() => scoresOf({ searchText: NAME })).toThrow('The fuse has blown.');
      fuse.most = Number.POSITIVE_INFINITY;
      expect(scoresOf({ searchText: NAME })).toEqual(expected);
    }
  });
});

describe('what a search writes down', () => {
  it('lends its name slots to one borrower at a time', () => {
    const scratch = new Scratch(DATA);
    scratch.during(() => {
      scratch.takeNameSlots();
      expect(() => scratch.takeNameSlots()).toThrow('lent already');
      expect(() => scratch.during(() => 'never')).toThrow('another cannot begin');
      scratch.returnNameSlots();
      expect(scratch.during(() => 'nested')).toBe('nested');
    });
  });

  it('is clean after a search that threw, and no search is open then', () => {
    const scratch = new Scratch(DATA);
    const plan = {};
    const broken = () =>
      scratch.during(() => {
        scratch.startMatches(1000);
        scratch.finishMatches(plan);
        scratch.takeNameSlots().fill(7);
        throw new Error('broken');
      });
    expect(broken).toThrow('broken');
    expect(scratch.matchesOf(plan)).toBeUndefined();
    expect(new Set(scratch.takeNameSlots())).toEqual(new Set([0]));
    expect(() => scratch.end()).toThrow('No search');
  });

  it('is no plan’s while that plan is being marked', () => {
    const scratch = new Scratch(DATA);
    const plan = {};
    scratch.startMatches(1);
    scratch.finishMatches(plan);
    expect(scratch.matchesOf(plan)).toBeDefined();
    scratch.startMatches(1);
    expect(scratch.matchesOf(plan)).toBeUndefined();
  });
});
