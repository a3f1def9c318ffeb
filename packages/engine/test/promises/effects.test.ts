import { describe, expect, it } from 'vitest';
import { EFFECTS, type Effect, type Listing } from '../../src/types/listing.ts';
import type { EffectRule, Query } from '../../src/types/query.ts';
import { born, company, identifier, party } from '../builders/party.ts';
import { codesOf, search } from '../builders/search.ts';

const NAME = 'Varnok Osel Tolbrecht';
const pep = (draft = {}) => party(NAME, { effect: 'pep', list: 'peps', ...draft });
const sanctioned = (draft = {}) => party(NAME, { sourceId: 'other', ...draft });
const toldOf = (found: ReturnType<typeof search>) =>
  found.suppressed.items.map(({ why, primaryName }) => [why, primaryName]);

describe('a party that is only politically exposed', () => {
  it('is a result for review by its full name, in any order and in a text', () => {
    for (const text of [NAME, 'Tolbrecht, Varnok Osel', `Payment to ${NAME}, invoice 12`]) {
      const { hits, suppressed } = search([pep()], text);
      expect(hits, text).toMatchObject([{ priority: 'review', nameScore: 100 }]);
      expect(codesOf(hits[0])).toContain('effect_for_review');
      expect(suppressed.nearMisses).toBe(0);
    }
  });

  it.each([
    ['one word of its name', 'Tolbrecht', {}],
    ['a full name with another birth date', NAME, { birthDate: '1990-01-01' }],
    ['a full name with another gender', NAME, { gender: 'female' }],
  ] as const)('is a near miss that is told, never a result, by %s', (_, searchText, facts) => {
    const draft = { birthDates: [born('1950-05-05')], gender: 'male' } as const;
    expect(search([sanctioned(draft)], { searchText, ...facts }).hits).toHaveLength(1);
    const found = search([pep(draft)], { searchText, ...facts });
    expect(found.hits).toEqual([]);
    expect(found.suppressed.byRule).toBe(1);
    expect(toldOf(found)).toEqual([['by_rule', NAME]]);
    expect(found.suppressed.items[0]?.byFacts).toBe(searchText === NAME ? true : undefined);
  });

  it('is told as taken away by facts where any of its listings is, though another one agrees better in part', () => {
    const joined = { effect: 'pep', list: 'peps', unReference: 'QDi.901' } as const;
    const one = party('Varnok Osl Tolbrekt', { ...joined, birthDates: [born('1950-05-05')] });
    const other = party('Tolbrecht', { ...joined, sourceId: 'more' });
    const { suppressed } = search([one, other], { searchText: NAME, birthDate: '1990-01-01' });
    expect(suppressed.items).toMatchObject([{ why: 'by_rule', byFacts: true }]);
  });

  it('is a near miss inside a longer name', () => {
    const text = 'Ozren Tolbrecht Melgrivan';
    expect(codesOf(search([party('Tolbrecht')], text).hits[0])).toContain('name_in_longer_name');
    expect(toldOf(search([party('Tolbrecht', { effect: 'pep' })], text))).toEqual([['by_rule', 'Tolbrecht']]);
  });

  it('is a near miss by a name that only shares its distinctive words', () => {
    const listed = company('Tolbrecht Quarries Holding', { effect: 'pep' });
    const shared = 'Tolbrecht Quarries Insurance';
    expect(codesOf(search([company('Tolbrecht Quarries Holding')], shared).hits[0])).toContain('possible_affiliate');
    expect(toldOf(search([listed], shared))).toEqual([['by_rule', 'Tolbrecht Quarries Holding']]);
  });

  it('stays high by an identifier, whatever the name and the facts are', () => {
    const listed = pep({ identifiers: [identifier('passport', 'XK4471902')], birthDates: [born('1950')] });
    const query = { searchText: 'Somebody Else', birthDate: '1990', identifiers: [{ value: 'XK4471902' }] };
    expect(search([listed], query).hits).toMatchObject([{ priority: 'high' }]);
  });

  it.each(EFFECTS.filter((effect) => effect !== 'pep'))('is none where it is %s besides', (effect) => {
    const both = pep({ effect, effects: [effect, 'pep'] as readonly Effect[] });
    expect(search([both], NAME).hits).toMatchObject([{ priority: 'high' }]);
    expect(search([both], 'Tolbrecht').hits).toHaveLength(1);
  });

  it('is none where another listing of the party is no PEP', () => {
    const one = pep({ unReference: 'QDi.901' });
    const joined = [one, sanctioned({ list: 'un_sc', unReference: 'QDi.901' })];
    for (const text of [NAME, 'Tolbrecht']) {
      const priorities = search(joined, text).hits.map(({ priority, listings }) => [priority, listings.length]);
      expect(priorities, text).toEqual(search(joined.slice(1), text).hits.map(({ priority }) => [priority, 2]));
    }
  });
});

describe('a rule of a policy for an effect that is no sanction', () => {
  const debarred = (draft = {}) => party(NAME, { effect: 'debarment', list: 'wb', ...draft });
  const found = (listing: Listing, rule: EffectRule, query: string | Query = NAME) =>
    search([listing], query, { rules: { debarment: rule } });

  it('asks for a higher name score, and names what it leaves out', () => {
    const text = 'Varnok Osl Tolbrekt';
    const score = search([debarred()], text).hits[0]?.nameScore ?? 0;
    expect(found(debarred(), { threshold: Math.floor(score) }, text).hits).toHaveLength(1);
    const left = found(debarred(), { threshold: Math.ceil(score + 0.1) }, text);
    expect(left.hits).toEqual([]);
    expect(left.suppressed.byRule).toBe(1);
    expect(toldOf(left)).toEqual([['by_rule', NAME]]);
  });

  it('keeps a result for review, and says why', () => {
    expect(search([debarred()], NAME).hits[0]?.priority).toBe('high');
    const [hit] = found(debarred(), { priority: 'review' }).hits;
    expect(hit?.priority).toBe('review');
    expect(codesOf(hit)).toContain('effect_for_review');
  });

  it('asks for a second fact', () => {
    const listing = debarred({ nationalities: ['DE'], birthDates: [born('1950-05-05')] });
    const rule = { needs: ['second_fact'] } as const;
    expect(found(listing, rule).hits).toEqual([]);
    expect(found(listing, rule, { searchText: NAME, gender: 'male' }).hits).toEqual([]);
    expect(found(listing, rule, { searchText: NAME, countries: ['DE'] }).hits).toHaveLength(1);
    expect(found(listing, rule, { searchText: NAME, birthDate: '1950' }).hits).toHaveLength(1);
  });

  it('never holds for an identifier, nor for a party that any list names for a sanction or an unknown effect', () => {
    const rule = { threshold: 100, priority: 'review', needs: ['second_fact'] } as const;
    const numbered = debarred({ identifiers: [identifier('passport', 'QX4711229')] });
    const [byNumber] = found(numbered, rule, { searchText: NAME, identifiers: [{ value: 'QX4711229' }] }).hits;
    expect(byNumber?.priority).toBe('high');
    for (const effect of ['asset_freeze', 'unknown'] as const) {
      const both = debarred({ effects: [effect, 'debarment'] });
      expect(found(both, rule).hits, effect).toMatchObject([{ priority: 'high' }]);
    }
  });

  it('of several effects is the one that lets the party be a result', () => {
    const both = debarred({ effects: ['debarment', 'pep'] });
    const rules = { debarment: { needs: ['second_fact'] }, pep: { priority: 'review' } } as const;
    expect(search([both], NAME, { rules }).hits).toMatchObject([{ priority: 'review' }]);
  });

  it('can make politically exposed persons results like all others', () =>
    expect(search([pep()], NAME, { rules: { pep: {} } }).hits).toMatchObject([{ priority: 'high' }]));
});

describe('a policy that leaves effects out', () => {
  const WITHOUT: readonly Effect[] = ['asset_freeze', 'travel'];

  it.each(['export_control', 'debarment', 'pep'] as const)('counts and names whom it leaves out: %s', (effect) => {
    const found = search([party(NAME, { effect })], NAME, { effects: WITHOUT });
    expect(found.hits).toEqual([]);
    expect(found.suppressed.byEffect).toBe(1);
    expect(toldOf(found)).toEqual([['by_effect', NAME]]);
  });

  it('counts parties, not listings, and none that is a result by another listing', () => {
    const debarred = (list: string) => party(NAME, { list, effect: 'debarment', unReference: 'QDi.902' });
    expect(search([debarred('a'), debarred('b')], NAME, { effects: WITHOUT }).suppressed.byEffect).toBe(1);
    const frozen = party(NAME, { list: 'c', unReference: 'QDi.902' });
    const found = search([debarred('a'), debarred('b'), frozen], NAME, { effects: WITHOUT });
    expect([found.total, found.suppressed.byEffect, found.suppressed.items]).toEqual([1, undefined, []]);
  });

  it('counts only parties that would be results', () => {
    const listed = [party(NAME, { effect: 'debarment' }), pep()];
    for (const text of ['Orlan Vestrakov', 'Varnok Quelmar'])
      expect(search(listed, text, { effects: WITHOUT }).suppressed.byEffect, text).toBeUndefined();
    expect(search(listed, 'Tolbrecht', { effects: WITHOUT }).suppressed.byEffect).toBe(1);
  });

  it('tells as many as would be results, and names a hundred', () => {
    const many = Array.from({ length: 120 }, (_, i) => party(NAME, { effect: 'debarment', sourceId: `${i}` }));
    const { total, suppressed } = search(many, NAME, { effects: WITHOUT });
    expect([total, suppressed.byEffect, suppressed.items.length]).toEqual([0, 120, 100]);
  });

  it('says nothing of lists, programmes and delisted parties that it leaves out', () => {
    const listed = [party(NAME, { effect: 'debarment', programs: ['GAMMA'] })];
    for (const policy of [{ lists: ['un_sc'] }, { programs: ['ALPHA'] }])
      expect(search(listed, NAME, { effects: WITHOUT, ...policy }).suppressed.byEffect).toBeUndefined();
    const ended = party(NAME, { effect: 'debarment', status: 'delisted' });
    expect(search([ended], NAME, { effects: WITHOUT }).suppressed.byEffect).toBeUndefined();
  });
});
