import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideParties } from '../../src/index/build/parties/decide-parties.ts';
import { openIndex } from '../../src/index/open/open-index.ts';
import type { Listing } from '../../src/types/listing.ts';
import type { Hit } from '../../src/types/result.ts';
import { born, company, identifier, party } from '../builders/party.ts';
import { codesOf, hitOn, indexOf, model, search } from '../builders/search.ts';

const NAME = 'Varnok Pavlovich Tolbrecht';
const LISTS = ['us_ofac_sdn', 'un_sc', 'eu_fsf', 'gb_fcdo'] as const;
const PASSPORT = { identifiers: [identifier('passport', 'QX4711229')] };

const on = (day: string) => ({ birthDates: [born(day)] });
const record = (list: string, more: Partial<Listing> = {}): Listing => ({ ...party(NAME, { list }), ...more });
const dateOf = (hit: Hit | undefined) => hit?.evidence.fields.find(({ field }) => field === 'birthDate');
const asked = (birthDate: string) => ({ searchText: NAME, birthDate });

describe('a birth date is compared with every listing of a party', () => {
  const undated = record('us_ofac_sdn', PASSPORT);
  const dated = record('un_sc', { ...PASSPORT, ...on('1961-05-17') });

  it('agrees where any listing has it, and says which', () => {
    const hit = hitOn(search([undated, dated], asked('1961-05-17')), undated);
    expect(dateOf(hit)).toMatchObject({ verdict: 'match', agreesWith: [dated.id] });
    expect(codesOf(hit)).toContain('birth_date_match');
  });

  it('lowers a result to review where only another listing with the same passport contradicts, and says whose date it is', () => {
    const hit = hitOn(search([undated, dated], asked('1980-01-30')), undated);
    expect(dateOf(hit)).toMatchObject({ verdict: 'conflict', conflictsWith: [dated.id] });
    expect(hit?.priority).toBe('review');
    expect(hit?.reasons.find(({ code }) => code === 'birth_date_conflict')?.text).toContain(dated.id);
  });

  it('does not agree less because a second listing has another date', () => {
    const other = record('eu_fsf', { ...PASSPORT, ...on('1963-05-17') });
    const hit = hitOn(search([undated, dated, other], asked('1961-05-17')), dated);
    expect(dateOf(hit)).toMatchObject({ verdict: 'match', agreesWith: [dated.id], conflictsWith: [other.id] });
    expect(hit?.priority).toBe('high');
  });

  it('takes no points for the date of a listing that shares only a name and a programme, and tells it', () => {
    const [ours, theirs] = [
      record('us_ofac_sdn', { programs: ['DALVOR-IRAN'] }),
      record('eu_fsf', { programs: ['IRN'], ...on('1961-05-17') }),
    ];
    const hit = hitOn(search([ours, theirs], asked('1980-01-30')), ours);
    expect(hit?.listings).toHaveLength(2);
    expect(dateOf(hit)).toMatchObject({ verdict: 'conflict', contribution: 0, conflictsWith: [theirs.id] });
    expect(hit?.priority).toBe('high');
  });
});

it('a number of any listing identifies the party', () => {
  const [named, numbered] = [
    company('Tolvane Quelm', { list: 'eu_fsf', identifiers: [identifier('lei', '5299000J2N45DDNE4Y28')] }),
    company('Tolvane Quelm Ltd', {
      identifiers: [identifier('lei', '5299000J2N45DDNE4Y28'), identifier('registration_number', 'HRB 4711229')],
    }),
  ];
  const query = { searchText: 'Tolvane Quelm', identifiers: [{ value: 'HRB 4711229' }] };
  const hit = hitOn(search([named, numbered], query), named);
  expect(hit).toMatchObject({ score: 100, priority: 'high' });
  expect(codesOf(hit)).toContain('identifier_match');
});

describe('any party of several listings', () => {
  const days = ['1961-05-17', '1961-05', '1974-02-03', '1990-11-28'] as const;
  const member = fc.record({
    isNumbered: fc.boolean(),
    day: fc.option(fc.constantFrom(...days), { nil: undefined }),
  });
  const members = fc.array(member, { minLength: 1, maxLength: LISTS.length });
  const listingsOf = (drafts: readonly { readonly isNumbered: boolean; readonly day: string | undefined }[]) =>
    drafts.map(({ isNumbered, day }, i) =>
      record(LISTS[i] ?? 'us_ofac_sdn', {
        programs: ['DALVOR-IRAN'],
        ...(isNumbered && PASSPORT),
        ...(day !== undefined && on(day)),
      }),
    );
  const found = (hits: readonly Hit[]) => hits.flatMap(({ listings }) => listings).sort();

  it('stays a result whatever any of its dates says', () =>
    fc.assert(
      fc.property(members, fc.constantFrom(...days), (drafts, birthDate) => {
        const index = indexOf(listingsOf(drafts));
        expect(found(search(index, asked(birthDate)).hits)).toEqual(found(search(index, NAME).hits));
      }),
    ));

  it('contradicts only where no date of it agrees, and says which listings do', () =>
    fc.assert(
      fc.property(members, fc.constantFrom(...days), (drafts, birthDate) => {
        const index = indexOf(listingsOf(drafts));
        for (const hit of search(index, asked(birthDate)).hits) {
          if (hit.listings.length === 1) continue;
          const verdictOf = (id: string) => {
            const listing = listingsOf(drafts).filter((one) => one.id === id);
            return dateOf(search(listing, asked(birthDate)).hits[0])?.verdict ?? 'unknown';
          };
          const alone = new Map(hit.listings.map((id) => [id, verdictOf(id)]));
          const field = dateOf(hit);
          const best = (['match', 'close'] as const).find((verdict) => [...alone.values()].includes(verdict));
          if (best !== undefined) expect(field?.verdict).toBe(best);
          expect(new Set(field?.agreesWith)).toEqual(new Set(hit.listings.filter((id) => alone.get(id) === best)));
          expect(new Set(field?.conflictsWith)).toEqual(
            new Set(hit.listings.filter((id) => alone.get(id) === 'conflict')),
          );
        }
      }),
    ));

  it('says of a listing that was split off only what that listing says', () =>
    fc.assert(
      fc.property(members, fc.constantFrom(...days), (drafts, birthDate) => {
        const listings = listingsOf(drafts);
        const whole = indexOf(listings);
        const [first, ...others] = listings.map(({ id }) => id);
        if (first === undefined) return;
        const decisions = [{ kind: 'split' as const, listings: [first], others }];
        const parties = decideParties(whole.data.listings, decisions, whole.positionOf);
        const split = openIndex({ ...whole.data, listings: { ...whole.data.listings, ...parties } }, model);
        const hit = search(split, asked(birthDate)).hits.find(({ listings: ids }) => ids.includes(first));
        const alone = search(listings.slice(0, 1), asked(birthDate)).hits[0];
        expect(hit?.evidence).toEqual(alone?.evidence);
      }),
    ));
});
