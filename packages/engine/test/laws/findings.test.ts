import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effectOf, loweredBy } from '../../src/knowledge/model/finding-effect.ts';
import { FINDINGS, type NameFinding } from '../../src/knowledge/model/findings.ts';
import { POINTS } from '../../src/knowledge/model/scale.ts';
import type { Listing } from '../../src/types/listing.ts';
import { company, identifier, party, vessel } from '../builders/party.ts';
import { runs } from '../builders/runs.ts';
import { hitOn, search } from '../builders/search.ts';

const codes = Object.keys(FINDINGS) as NameFinding[];
const tenths = fc.integer({ min: 0, max: 1000 });
const agreement = fc.integer({ min: 0, max: 1200 });

describe.each(codes)('the finding %s', (code) => {
  const { applies, review } = FINDINGS[code];
  const after = (before: number, weight: number): number => loweredBy({ code, agreement: weight }, before, applies);

  it('never adds, so that the bound of retrieval holds, and hides nothing that is shown', () => {
    fc.assert(
      fc.property(tenths, agreement, (before, weight) => {
        expect(after(before, weight)).toBeLessThanOrEqual(before);
        if (before >= POINTS.shown * 10) expect(after(before, weight)).toBeGreaterThanOrEqual(POINTS.shown * 10);
        else expect(after(before, weight)).toBe(before);
      }),
      runs(200),
    );
  });

  it('keeps the order of scores, and takes no more where names agree by more', () => {
    fc.assert(
      fc.property(tenths, tenths, agreement, agreement, (a, b, weight, more) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        expect(after(low, weight)).toBeLessThanOrEqual(after(high, weight));
        expect(effectOf(code, weight + more)).toBeGreaterThanOrEqual(effectOf(code, weight));
      }),
      runs(200),
    );
  });

  it('is explained in plain text, since the interface shows it unformatted', () => {
    expect(FINDINGS[code].doc).not.toMatch(/[*_`]/);
  });

  it('leaves a review below high, whatever agrees', () => {
    if (review) expect(after(1000, 1200)).toBeLessThan(POINTS.high * 10);
  });
});

describe('a finding for review', () => {
  const facts = { nationalities: ['IR'], identifiers: [identifier('registration_number', 'QX471122')] };
  const cases: readonly (readonly [string, Listing])[] = [
    ['Dalvor Quelmir 3', vessel('Dalvor Quelmir 4', facts)],
    ['Dalvor Quelmir Trading', company('Dalvor Quelmir Shipping', facts)],
    ['Dalvor Quelmir GmbH', company('Dalvor Quelmir JSC', facts)],
    ['Dalvor Quelmir Varnok', company('Dalvor Quelmir', facts)],
    ['Maria Orlan Quelmir Tolbrecht', party('Teresa Orlan Quelmir Tolbrecht', facts)],
    ['Tolbrecht', party('Orlan Tolbrecht', facts)],
  ];
  const country = { countries: ['IR'] };

  it.each(cases)('stays one under any policy, with a country too: %s', (searchText, listing) => {
    const hit = hitOn(search([listing], { searchText, ...country }, { highFrom: POINTS.shown }), listing);
    expect(hit?.priority).toBe('review');
  });

  it.each(cases)('is high with an identifier that matches: %s', (searchText, listing) => {
    const identifiers = [{ value: 'QX 471122' }];
    expect(hitOn(search([listing], { searchText, identifiers }), listing)?.priority).toBe('high');
  });

  it('stays one with an equal birth date: brothers differ by their given names', () => {
    const birthDates = [{ earliest: '1961-03-14', latest: '1961-03-14', circa: false, text: '1961-03-14' }];
    const listing = party('Teresa Orlan Quelmir Tolbrecht', { birthDates });
    const query = { searchText: 'Maria Orlan Quelmir Tolbrecht', birthDate: '1961-03-14' };
    expect(hitOn(search([listing], query, { highFrom: POINTS.shown }), listing)?.priority).toBe('review');
  });
});
