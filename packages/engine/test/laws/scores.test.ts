import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildIndex } from '../../src/index/build/build-index.ts';
import { normaliseText } from '../../src/normalise/text/normalise-text.ts';
import type { Listing } from '../../src/types/listing.ts';
import type { Query } from '../../src/types/query.ts';
import type { Hit } from '../../src/types/result.ts';
import { inventListings, inventName } from '../builders/invent.ts';
import { mutate } from '../builders/mutate.ts';
import { born, company, identifier, party } from '../builders/party.ts';
import { pick, randomFrom, shuffled } from '../builders/random.ts';
import { runs } from '../builders/runs.ts';
import { comparison, hitOn, indexOf, model, search } from '../builders/search.ts';

const seed = fc.integer({ min: 1, max: 2 ** 31 - 1 });
const name = seed.map((from) => inventName(randomFrom(from)));
const birthDate = fc.constantFrom('1950', '1950-05', '1950-05-03', '1950-03-05', '1951-05-03', '1972-11-30', '2010');
const wide = { threshold: 50, limit: 100 };

/** A name as it is listed, or spoiled. */
const queryFor = (listings: readonly Listing[], from: number): string => {
  const random = randomFrom(from);
  const listed = pick(pick(listings, random).names, random).value;
  return random() < 0.4 ? listed : mutate(listed, random);
};
/** What a query may say beside the name, of any kind at once. */
const attributes: fc.Arbitrary<Omit<Query, 'searchText'>> = fc.record(
  {
    birthDate,
    gender: fc.constantFrom('female', 'male', 'other'),
    countries: fc.constantFrom(['FR'], ['IR', 'RU']),
    type: fc.constantFrom('person', 'organization', 'vessel', 'unknown'),
    identifiers: fc.constantFrom([{ value: 'ZZ-99 001' }], [{ type: 'passport' as const, value: 'QX 4711 22' }]),
    addresses: fc.constantFrom(['12 Harbour Street, Dorvanburg'], ['Nowhere']),
  },
  { requiredKeys: [] },
);
const described = (listing: Listing): Listing => ({
  ...listing,
  gender: 'male',
  birthDates: [born('1950-05-03'), born('1952', true)],
  nationalities: ['IR'],
  identifiers: [identifier('passport', 'QX471122')],
  addresses: [{ text: '12, Harbour St., Dorvanburg' }],
});
const sumOf = (hit: Hit): number => Math.round(hit.evidence.waterfall.reduce((sum, { value }) => sum + value, 0) * 10);

describe('a score', () => {
  it('is 100 for a name and itself, whatever it is, if there is anything to compare', () => {
    const any = fc.oneof(name, fc.string({ unit: 'binary', maxLength: 40 }), fc.string({ unit: 'grapheme' }));
    fc.assert(
      fc.property(any, fc.constantFrom('person', 'organization', 'vessel', 'unknown'), (text, type) => {
        fc.pre(normaliseText(text).tokens.length > 0);
        expect(comparison(text, text, type).nameScore).toBe(100);
      }),
      runs(120),
    );
  });

  it('lies between 0 and 100, is in tenths, and is what its waterfall sums to', () => {
    fc.assert(
      fc.property(seed, attributes, (from, more) => {
        const listings = inventListings(20, randomFrom(from)).map(described);
        for (const hit of search(listings, { searchText: queryFor(listings, from), ...more }, wide).hits) {
          for (const points of [hit.score, hit.nameScore]) {
            expect(points).toBeGreaterThanOrEqual(0);
            expect(points).toBeLessThanOrEqual(100);
            expect(points * 10).toBeCloseTo(Math.round(points * 10), 9);
          }
          expect(hit.evidence.waterfall[0]).toEqual({ step: 'name', value: hit.nameScore });
          expect(sumOf(hit)).toBe(Math.round(hit.score * 10));
          const contributions = hit.evidence.fields.map(({ contribution }) => contribution);
          const fields = new Set<string>(hit.evidence.fields.map(({ field }) => field));
          const steps = hit.evidence.waterfall.filter(({ step }) => fields.has(step));
          expect(contributions.filter((value) => value !== 0)).toEqual(steps.map(({ value }) => value));
        }
      }),
      runs(20),
    );
  });

  it('does not move when unrelated parties are listed beside', () => {
    fc.assert(
      fc.property(seed, attributes, (from, more) => {
        const listings = inventListings(15, randomFrom(from));
        const others = inventListings(60, randomFrom(from + 1)).map((other) => ({
          ...other,
          id: `${other.id}-beside` as const,
        }));
        const query = { searchText: queryFor(listings, from), ...more };
        const alone = search(listings, query, wide);
        const among = search([...others, ...listings], query, wide);
        for (const hit of alone.hits) {
          const same = among.hits.find(({ listings: [first] }) => first === hit.listings[0]);
          // Two that were invented with one number are one party.
          if (same && same.listings.length > hit.listings.length) continue;
          if (among.suppressed.overLimit === 0 || same) expect(same).toEqual(hit);
        }
      }),
      runs(15),
    );
  });

  it('nor when one of them uses a word of the text as its own name', () => {
    const listing = company('SA Sunquel Technology Kazakhstan', { list: 'eu_fsf' });
    const text = 'SA Su nquel Technology Kazakhstan Trading';
    const alone = hitOn(search([listing], text), listing);
    expect(hitOn(search([listing, party('Kazakhstan Lirnok')], text), listing)).toEqual(alone);
  });
});

describe('an answer', () => {
  it('is the same, byte for byte, in any order of the listings and every time', () => {
    fc.assert(
      fc.property(seed, attributes, (from, more) => {
        const listings = inventListings(30, randomFrom(from));
        const [index, other] = [indexOf(listings), indexOf(shuffled(listings, randomFrom(from)))];
        const query = { searchText: queryFor(listings, from), ...more };
        const first = JSON.stringify(search(index, query, wide));
        expect(JSON.stringify(search(index, query, wide))).toBe(first);
        expect(JSON.stringify(search(other, query, wide))).toBe(first);
      }),
      runs(15),
    );
  });

  it('comes from an index that does not depend on the order of the listings', () => {
    const listings = inventListings(80, randomFrom(3));
    expect(buildIndex(shuffled(listings, randomFrom(4)), model)).toEqual(buildIndex(listings, model));
  });

  it('does not depend on what was asked before', () => {
    const listings = inventListings(60, randomFrom(5));
    const used = indexOf(listings);
    for (let from = 1; from <= 60; from++) {
      const query = queryFor(listings, from);
      expect(search(used, query, wide), query).toEqual(search(indexOf(listings), query, wide));
    }
  });

  it('does not change with an empty member', () => {
    fc.assert(
      fc.property(seed, (from) => {
        const listings = inventListings(20, randomFrom(from)).map(described);
        const searchText = queryFor(listings, from);
        const empty = { searchText, countries: [], identifiers: [], addresses: [], aliases: [] };
        expect(search(listings, empty, wide)).toEqual(search(listings, searchText, wide));
      }),
      runs(15),
    );
  });
});

describe('evidence beside the name', () => {
  const listed = (more: Partial<Listing>) => party('Varnok Tolbrecht', more);
  const texts = ['Varnok Tolbrecht', 'Varnok Tolbrek', 'V. Tolbrecht', 'Varnak Tolbrecht Quelmir'];

  it('costs nothing where a side does not know', () => {
    fc.assert(
      fc.property(fc.constantFrom(...texts), attributes, (searchText, { type: _, ...more }) => {
        const plain = search([listed({})], searchText, wide).hits[0];
        const asked = search([listed({})], { searchText, ...more }, wide).hits[0];
        expect(asked?.score).toBe(plain?.score);
        const known = search([described(listed({}))], searchText, wide).hits[0];
        expect(known?.score).toBe(plain?.score);
      }),
      runs(15),
    );
  });

  it('never lowers a score by an identifier that matches', () => {
    fc.assert(
      fc.property(fc.constantFrom(...texts), attributes, (searchText, { identifiers: _, ...more }) => {
        const listing = described(listed({}));
        const without = hitOn(search([listing], { searchText, ...more }, wide), listing);
        const identifiers = [{ type: 'passport' as const, value: 'qx 4711-22' }];
        const along = hitOn(search([listing], { searchText, ...more, identifiers }, wide), listing);
        expect(along?.score).toBeGreaterThanOrEqual(without?.score ?? 0);
        expect(along?.priority).toBe('high');
      }),
      runs(20),
    );
  });

  it('never raises a score by a birth date that conflicts', () => {
    fc.assert(
      fc.property(fc.constantFrom(...texts), birthDate, birthDate, attributes, (searchText, asked, given, more) => {
        const listing = listed({ birthDates: [born(given)] });
        const { birthDate: _, ...rest } = more;
        const without = hitOn(search([listing], { searchText, ...rest }, wide), listing);
        const along = hitOn(search([listing], { searchText, ...rest, birthDate: asked }, wide), listing);
        const verdict = along?.evidence.fields.find(({ field }) => field === 'birthDate')?.verdict;
        if (verdict === 'conflict') expect(along?.score).toBeLessThanOrEqual(without?.score ?? 0);
        else expect(along?.score).toBeGreaterThanOrEqual(without?.score ?? 100);
      }),
      runs(15),
    );
  });

  it('never removes a hit under the default policy', () => {
    fc.assert(
      fc.property(seed, attributes, (from, { identifiers: _, ...more }) => {
        const listings = inventListings(20, randomFrom(from)).map(described);
        const searchText = queryFor(listings, from);
        const plain = search(listings, searchText, { limit: 100 });
        const asked = search(listings, { searchText, ...more }, { limit: 100 });
        const ids = ({ hits }: typeof plain) => hits.map(({ entityId }) => entityId).sort();
        expect(ids(asked), searchText).toEqual(expect.arrayContaining(ids(plain)));
        expect(asked.suppressed.byConflict).toBe(0);
      }),
      runs(15),
    );
  });

  it('adds at most six points together, beside an identifier', () => {
    const all: Query = {
      searchText: 'Varnak Tolbrek',
      birthDate: '1950-05-03',
      gender: 'male',
      countries: ['IR'],
      type: 'person',
      addresses: ['12 Harbour Street, Dorvanburg'],
    };
    const [hit] = search([described(listed({}))], all, wide).hits;
    expect((hit?.score ?? 0) - (hit?.nameScore ?? 0)).toBeLessThanOrEqual(6.0001);
  });

  it('never takes by a country, since people move', () => {
    const listing = listed({ nationalities: ['IR'] });
    const [plain] = search([listing], 'Varnok Tolbrecht', wide).hits;
    const [asked] = search([listing], { searchText: 'Varnok Tolbrecht', countries: ['NO'] }, wide).hits;
    expect(asked?.score).toBe(plain?.score);
  });
});
