import { describe, expect, it } from 'vitest';
import { stringAt } from '../../src/index/tables/packed-strings.ts';
import { withSame } from '../../src/index/tables/same-names.ts';
import { rawOf } from '../../src/knowledge/model/scale.ts';
import { normaliseText } from '../../src/normalise/text/normalise-text.ts';
import { candidateNames } from '../../src/retrieve/candidates/candidates.ts';
import { queryTokens } from '../../src/retrieve/lookup/query-tokens.ts';
import { planQuery } from '../../src/retrieve/plan/query-plan.ts';
import type { Reading } from '../../src/score/match.ts';
import { scoreName } from '../../src/score/name/score-name.ts';
import { DEFAULT_POLICY } from '../../src/screen/default-policy.ts';
import { matchNames } from '../../src/screen/name/match-names.ts';
import { matchText } from '../../src/screen/text/match-text.ts';
import { everyForm, exhaustivePlan, reaching, scoreEveryName } from '../builders/exhaustive.ts';
import { inventListings, inventName } from '../builders/invent.ts';
import { mutate } from '../builders/mutate.ts';
import { party } from '../builders/party.ts';
import { below, pick, randomFrom } from '../builders/random.ts';
import { runs } from '../builders/runs.ts';
import { indexOf, model } from '../builders/search.ts';

const THRESHOLDS = [50, 55, 60, 65, 70, 75, 80, 85, 90, 95];
const random = randomFrom(runs(1).seed);
/** Every third party is on a second list. */
const invented = inventListings(400, random).flatMap((one, i) =>
  i % 3 === 0 ? [one, { ...one, id: `eu_fsf:${one.sourceId}` as const, list: 'eu_fsf' }] : [one],
);
const index = indexOf(invented);
const listedName = () => stringAt(index.data.names.values, below(index.stats.names, random));
const queries = Array.from({ length: runs(120).numRuns }, (_, i) =>
  i % 10 === 9 ? inventName(random) : mutate(listedName(), random),
);

/** One name per listing is what a search keeps: the best, then the earlier. */
function bestByListing(scored: readonly string[]): Map<number, string> {
  const best = new Map<number, string>();
  for (const one of scored) {
    const [name = 0, tenths = 0] = one.split(':').map(Number);
    const listing = index.data.names.listing[name] ?? 0;
    const known = Number(best.get(listing)?.split(':')[1] ?? -1);
    if (tenths > known) best.set(listing, one);
  }
  return best;
}

describe('for any threshold from 50 up, retrieval loses nothing that scoring every name would find', () => {
  it('over hundreds of invented names and hundreds of queries that people and machines have spoiled', () => {
    let found = 0;
    for (const searchText of queries) {
      const tokens = queryTokens(normaliseText(searchText).tokens, undefined, model);
      const every = scoreEveryName(index, exhaustivePlan(index, tokens, true));
      const reading: Reading = { kind: 'name', text: searchText, plan: planQuery(index, tokens) };
      for (const level of THRESHOLDS) {
        const expected = bestByListing(reaching(every, level));
        const matches = matchNames(index, reading, level, DEFAULT_POLICY);
        const actual = new Map(matches.map(({ listing, name }) => [listing, name?.tenths]));
        const wanted = new Map([...expected].map(([listing, one]) => [listing, Number(one.split(':')[1])]));
        expect(sorted(actual), `"${searchText}" at ${level}`).toEqual(sorted(wanted));
        const names = withSame(index.data, candidateNames(index, reading.plan, rawOf(level - 0.06)));
        const scored = names.map((name) => scoreName(index, reading.plan, name));
        expect(reaching(scored, level), `names for "${searchText}" at ${level}`).toEqual(reaching(every, level));
        found += wanted.size;
      }
    }
    expect(found, 'the law is about something').toBeGreaterThan(7 * queries.length);
  });

  it('whatever type the query is said to be of', () => {
    for (const searchText of queries.slice(0, runs(20).numRuns)) {
      for (const type of ['person', 'organization', 'vessel'] as const) {
        const tokens = queryTokens(normaliseText(searchText).tokens, type, model);
        const every = scoreEveryName(index, exhaustivePlan(index, tokens, true));
        const reading: Reading = { kind: 'name', text: searchText, plan: planQuery(index, tokens) };
        const matches = matchNames(index, reading, 50, DEFAULT_POLICY);
        expect(new Set(matches.map(({ listing }) => listing)), `${type} "${searchText}"`).toEqual(
          new Set(bestByListing(reaching(every, 50)).keys()),
        );
      }
    }
  });
});

it('a text gives the same names whether forms are found by key or by comparing with every one', () => {
  for (let i = 0; i < runs(15).numRuns; i++) {
    const text = `payment to ${mutate(listedName(), random)} for ${pick(['goods', 'services'], random)} and ${listedName()} thanks`;
    const { tokens } = normaliseText(text);
    const byKey = matchText(index, text, tokens, 75, DEFAULT_POLICY);
    const byScan = matchText(index, text, tokens, 75, DEFAULT_POLICY, everyForm);
    const facts = (matches: typeof byKey) => matches.map(({ listing, name }) => [listing, name?.name, name?.tenths]);
    expect(facts(byKey), text).toEqual(facts(byScan));
  }
});

describe('the law holds where words are short, numbers, or long', () => {
  it.each([
    ['V. K.', 'VC Tolbrecht'],
    ['vk', 'V C Tolbrecht'],
    ['v kk', 'VK Tolbrecht'],
    ['thirti', 'Thir Ty'],
    ['thir ti', 'Thirty'],
    ['sevem teen', 'Seventeen'],
    ['호수호', '호수 호'],
    ['ko oo Tolbrecht', 'Ko Tolbrecht'],
    ['a b c', 'A B C'],
    ['ab c', 'A BC'],
    [`${'quelm'.repeat(12)}or`, `${'quelm'.repeat(12)}ar`],
    [`${'quelm'.repeat(13)}or`, `${'quelm'.repeat(13)}ar`],
    [`${'quelm'.repeat(12)} ${'quelm'.repeat(2)}`, 'quelm'.repeat(14)],
    ['quelm'.repeat(8), `${'quelm'.repeat(4)} ${'quelm'.repeat(4)}`],
  ])('"%s" and "%s"', (searchText, listed) => {
    for (const type of ['person', 'organization', 'vessel', 'unknown'] as const) {
      const own = indexOf([party(listed, { entityType: type })]);
      const tokens = queryTokens(normaliseText(searchText).tokens, undefined, model);
      const every = scoreEveryName(own, exhaustivePlan(own, tokens, true));
      const plan = planQuery(own, tokens);
      const found = candidateNames(own, plan, rawOf(49.94)).map((name) => scoreName(own, plan, name));
      expect(reaching(found, 50), type).toEqual(reaching(every, 50));
    }
  });
});

const sorted = (map: Map<number, unknown>) => [...map].sort(([a], [b]) => a - b);
