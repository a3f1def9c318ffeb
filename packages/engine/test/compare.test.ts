import { describe, expect, it } from 'vitest';
import { comparer, DEFAULT_POLICY, loadModel, nameScoresAmong, SearchTooExpensiveError } from '../src/index.ts';
import type { EntityType, Listing } from '../src/types/listing.ts';
import { inventName } from './builders/invent.ts';
import { mutate } from './builders/mutate.ts';
import { party } from './builders/party.ts';
import { below, pick, randomFrom } from './builders/random.ts';
import { runs } from './builders/runs.ts';
import { comparison, indexOf, search } from './builders/search.ts';

const TYPES: readonly EntityType[] = ['person', 'organization', 'vessel', 'unknown'];
const random = randomFrom(runs(1).seed);
/** The listing that a party given by hand becomes. */
const listingOf = (names: readonly string[], entityType: EntityType): Listing => {
  const [first = '', ...aliases] = names;
  const listing = party(first, { list: 'us_ofac_compared', sourceId: '1', entityType, effect: 'unknown', aliases });
  return { ...listing, names: listing.names.map((name) => ({ ...name, script: scriptOfName(name.value) })) };
};
/** Kana among other names count for less. */
const scriptOfName = (name: string): string => (/[\p{sc=Kana}\p{sc=Hira}]/u.test(name) ? 'Kana' : 'Latn');

describe('two parties compared', () => {
  it('have the name score that a search over an index with one of them finds', () => {
    let reached = 0;
    for (let i = 0; i < runs(400).numRuns; i++) {
      const names = Array.from({ length: 1 + below(3, random) }, () => inventName(random));
      const [searchText, type] = [mutate(pick(names, random), random), pick(TYPES, random)];
      const compared = comparison(searchText, { names, type }, type, { threshold: 50 });
      const { hits, suppressed } = search([listingOf(names, type)], searchText, { threshold: 50 });
      const [hit] = hits;
      // The search found it, and says so beside its results.
      if (suppressed.lightNames > 0) continue;
      const expected = compared.nameScore >= 50 ? compared.nameScore : undefined;
      expect(hit?.nameScore, `"${searchText}" ~ ${names.join(' | ')} (${type})`).toBe(expected);
      if (!hit) continue;
      reached++;
      expect(compared).toMatchObject({ score: hit.score, reasons: hit.reasons, evidence: hit.evidence });
    }
    expect(reached, 'the law is about something').toBeGreaterThan(100);
  });

  it.each([
    ['7 Oct 1952', '1952-10-07', 'match', 5],
    ['10/07/1952', '1952-10-07', 'match', 5],
    ['circa 1952', '7 Oct 1952', 'close', 1],
    ['1952-11-01', '1952-10-31', 'close', 1],
    ['7 Oct 1954', '1952-10-07', 'conflict', -16],
    ['7 Oct 1962', '1952-10-07', 'conflict', -24],
  ])('tell the birth date as it was submitted: %s against %s', (submitted, listed, verdict, contribution) => {
    const query = { searchText: 'Quelmar Tolbrecht', birthDate: submitted };
    const { evidence } = comparison(query, { names: ['Quelmar Dalvor Tolbrecht'], birthDates: [listed] });
    const compared = evidence.fields.find(({ field }) => field === 'birthDate');
    expect(compared).toMatchObject({ submitted, listed: [listed], verdict, contribution });
  });

  it('have it too where the name stands in a longer text', () => {
    for (let i = 0; i < 40; i++) {
      const names = [inventName(random)];
      const text = `payment of the March invoice to ${names[0]} for freight and port dues`;
      const [hit] = search([listingOf(names, 'person')], text).hits;
      if (hit) expect(comparison(text, { names, type: 'person' }).nameScore, text).toBe(hit.nameScore);
    }
  });

  it('have the name score that each has of several compared at once', () => {
    let reached = 0;
    for (let i = 0; i < runs(60).numRuns; i++) {
      const entities = Array.from(
        { length: 12 },
        () => ({ type: 'person', names: [inventName(random), inventName(random)] }) as const,
      );
      const searchText = mutate(pick(entities, random).names[0], random);
      const scores = nameScoresAmong(entities, DEFAULT_POLICY, loadModel())({ searchText, type: 'person' });
      // What is read as a last resort only is read where nothing else is found.
      if (!scores.some((score) => score >= DEFAULT_POLICY.threshold)) continue;
      entities.forEach((entity, place) => {
        const { nameScore } = comparison({ searchText, type: 'person' }, entity);
        if (Math.max(nameScore, scores[place] ?? 0) < DEFAULT_POLICY.threshold) return;
        expect(scores[place], `"${searchText}" ~ ${entity.names.join(' | ')}`).toBe(nameScore);
        reached++;
      });
    }
    expect(reached, 'the law is about something').toBeGreaterThan(runs(60).numRuns / 2);
  });

  it('are found by a weak name only where another one or an identifier agrees', () => {
    const entity = { names: ['Varnok Tolbrecht'], weakNames: ['Quelmir Ozhdan'], identifiers: [{ value: 'QX 4711' }] };
    const compared = comparer(entity, DEFAULT_POLICY, loadModel());
    expect(compared({ searchText: 'Quelmir Ozhdan' })).toMatchObject({ priority: null });
    expect(compared({ searchText: 'Varnok Tolbrecht' })).toMatchObject({ nameScore: 100, priority: 'high' });
    const byNumber = { searchText: 'Quelmir Ozhdan', identifiers: [{ value: 'QX 4711' }] };
    expect(compared(byNumber)).toMatchObject({ priority: 'high' });
  });

  it('compare alike one after the other and each anew, and after a text that took too much work', () => {
    const entity = { type: 'person', names: ['Varnok Tolbrecht', 'Dalvor Tolbrecht'] } as const;
    const compared = comparer(entity, DEFAULT_POLICY, loadModel());
    expect(() => compared({ searchText: 'freight to Hamburg '.repeat(40) }, 10)).toThrow(SearchTooExpensiveError);
    for (let i = 0; i < 40; i++) {
      const query = { searchText: mutate(pick(entity.names, random), random) };
      expect(compared(query)).toEqual(comparison(query, entity));
    }
  });

  it('have a score of 0 where nothing agrees, and are no hit', () =>
    expect(comparison('Varnok Tolbrecht', 'Quelmir Ozhdan', 'person')).toMatchObject({
      nameScore: 0,
      score: 0,
      priority: null,
    }));

  it('agree by a document number, whatever they are called', () => {
    const query = { searchText: 'Varnok Tolbrecht', identifiers: [{ value: 'QX 4711' }] };
    const found = comparison(query, { names: ['Quelmir Ozhdan'], identifiers: [{ value: 'qx-4711' }] });
    expect(found).toMatchObject({ nameScore: 0, score: 100, priority: 'high' });
  });

  it('are judged by birth date, country and gender as in a search', () => {
    const query = { searchText: 'Varnok Tolbrecht', birthDate: '1950', gender: 'male', countries: ['IR'] } as const;
    const { evidence } = comparison(query, {
      names: ['Varnok Tolbrecht'],
      birthDates: ['1950-05-03'],
      gender: 'female',
      countries: ['ir'],
    });
    const verdicts = new Map(evidence.fields.map(({ field, verdict }) => [field, verdict]));
    expect(verdicts.get('birthDate')).toBe('close');
    expect(verdicts.get('gender')).toBe('conflict');
    expect(verdicts.get('country')).toBe('match');
  });

  it('take the best of several names on either side', () => {
    const query = { searchText: 'Ozren Melgrivan', aliases: ['Varnok Tolbrecht'] };
    const found = comparison(query, { names: ['Quelmir Ozhdan', 'Tolbrecht, Varnok'] });
    expect(found.nameScore).toBe(100);
    expect(found.matchedName?.value).toBe('Tolbrecht, Varnok');
  });

  it.each(['', '🚢', '!!!', '\u0301'])('have a score of 0 where "%s" has nothing to compare', (searchText) =>
    expect(comparison(searchText, 'Varnok Tolbrecht')).toMatchObject({ nameScore: 0, priority: null }),
  );

  it('need one name at least', () => expect(() => comparison('Varnok', { names: [] })).toThrow(RangeError));

  it('leave no trace: an index built before answers as before', () => {
    const index = indexOf([party('Varnok Tolbrecht')]);
    const before = search(index, 'Varnok Tolbrek');
    comparison('Varnok Tolbrek', 'Varnok Tolbrecht');
    expect(search(index, 'Varnok Tolbrek')).toEqual(before);
  });

  it.each([
    ['Orlan Vestrakov', 'Latn'],
    ['Орлан Вестраков', 'Cyrl'],
    ['اورلان فستراكوف', 'Arab'],
    ['ORLAN (Орлан) VESTRAKOV', 'Latn'],
  ])('say in which script the matched name is: %s', (name, script) => {
    expect(comparison(name, name).matchedName?.script).toBe(script);
  });
});
