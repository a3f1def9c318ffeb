import { describe, expect, it } from 'vitest';
import { firstOfSame, isFirstOfSame, withSame } from '../../src/index/tables/same-names.ts';
import { normaliseText } from '../../src/normalise/text/normalise-text.ts';
import { queryTokens } from '../../src/retrieve/lookup/query-tokens.ts';
import { planQuery } from '../../src/retrieve/plan/query-plan.ts';
import { scoreName } from '../../src/score/name/score-name.ts';
import { inventListings, inventName } from '../builders/invent.ts';
import { mutate } from '../builders/mutate.ts';
import { company, party, vessel, weak } from '../builders/party.ts';
import { pick, randomFrom } from '../builders/random.ts';
import { runs } from '../builders/runs.ts';
import { hitOn, indexOf, model, search } from '../builders/search.ts';

const onList = (list: string, name: string, draft = {}) => party(name, { list, ...draft });

describe('names that are the same to every comparison', () => {
  const listed = [
    onList('us_ofac_sdn', 'Varnok TOLBRECHT'),
    onList('eu_fsf', 'Varnok Tolbrecht'),
    onList('un_sc', 'Quelmir Dastan', { aliases: ['Várnok Tolbrecht', weak('Varnok Tolbrecht')] }),
    company('Varnok Tolbrecht', { list: 'uk_ofsi' }),
    vessel('Varnok Tolbrecht', { list: 'us_ofac_cons' }),
    onList('ch_seco', 'Варнок Тольбрехт'),
  ];
  const index = indexOf(listed);
  const { data } = index;

  it('are those of the same words and type, however they are spelled in Latin letters', () => {
    const firsts = Array.from(data.names.listing, (_, name) => name).filter((name) => isFirstOfSame(data, name));
    const groups = firsts.map((first) => withSame(data, [first]).length).sort();
    expect(groups).toEqual([1, 1, 1, 1, 4]);
    expect(withSame(data, firsts)).toHaveLength(data.names.listing.length);
  });

  it('are retrieved by the first of them alone', () => {
    for (const name of data.tokens.postings.values) expect(isFirstOfSame(data, name)).toBe(true);
  });

  it.each([
    'Varnok Tolbrecht',
    'payment of 12 March to Varnok Tolbrecht for consulting services rendered',
    'Varnok Tolbrekht',
  ])('are all found: %s', (text) => {
    const found = search(index, text, { limit: 50 });
    for (const one of listed.slice(0, 3)) expect(hitOn(found, one), one.id).toBeDefined();
  });

  it('score the same, whatever they are compared with', () => {
    const random = randomFrom(runs(1).seed);
    const invented = inventListings(60, random);
    const own = indexOf(
      invented.flatMap((one) => [one, { ...one, id: `eu_fsf:${one.sourceId}` as const, list: 'eu_fsf' }]),
    );
    const { sameNames, names } = own.data;
    let others = 0;
    for (let i = 0; i < runs(60).numRuns; i++) {
      const text = i % 5 === 0 ? inventName(random) : mutate(pick(pick(invented, random).names, random).value, random);
      const plan = planQuery(own, queryTokens(normaliseText(text).tokens, undefined, model));
      for (let name = 0; name < names.listing.length; name++) {
        const first = firstOfSame({ sameNames }, name);
        if (first === name) continue;
        others++;
        expect(scoreName(own, plan, name)).toEqual({ ...scoreName(own, plan, first), name });
      }
    }
    expect(others).toBeGreaterThan(1000);
  });
});
