import { describe, expect, it } from 'vitest';
import { company, party, vessel } from '../builders/party.ts';
import { codesOf, hitOn, search } from '../builders/search.ts';

const person = party('Varnok Tolbrecht', { aliases: ['Варнок Тольбрехт'] });
const firm = company('Dalvor Quelmir Trading LLC');
const ship = vessel('Ozhdan Voyager');
const listings = [person, firm, ship];

describe('a name inside a payment text is found with its span', () => {
  it.each([
    ['Payment for invoice 4471 to Varnok Tolbrecht for consulting', 'Varnok', 'Tolbrecht'],
    ['/ORD/VARNOK TOLBRECHT/12 HARBOUR STREET/DORVANBURG', 'VARNOK', 'TOLBRECHT'],
    ['rent march flat 4 TOLBRECHT VARNOK thank you very much', 'TOLBRECHT', 'VARNOK'],
    ['Оплата по договору 4471 Варнок Тольбрехт за консультации', 'Варнок', 'Тольбрехт'],
    ['goods shipped; beneficiary: Tolbrecht, Varnok; ref 99-1 final', 'Tolbrecht', 'Varnok'],
  ])('%s', (text, first, second) => {
    const hit = hitOn(search(listings, text), person);
    expect(codesOf(hit)).toContain('name_in_text');
    const said = hit?.evidence.tokens.map(({ querySpan }) => text.slice(...querySpan));
    expect(said).toEqual([first, second]);
    for (const { query, querySpan } of hit?.evidence.tokens ?? []) expect(text.slice(...querySpan)).toBe(query);
  });

  it('with the span of the listed name too', () => {
    const hit = hitOn(search(listings, 'Payment for invoice 4471 to Varnok Tolbrecht for consulting'), person);
    const value = hit?.matchedName?.value ?? '';
    for (const { listed, listedSpan } of hit?.evidence.tokens ?? []) expect(value.slice(...listedSpan)).toBe(listed);
  });

  it('and each of several', () => {
    const text = 'Varnok Tolbrecht paid Dalvor Quelmir Trading for freight on board of Ozhdan Voyager in March';
    const found = search(listings, text);
    expect(found.interpretedAs).toContain('text');
    for (const listing of listings) expect(hitOn(found, listing), listing.id).toBeDefined();
  });

  it('at the end of ten thousand characters', () => {
    const text = `${'monthly invoice of the harbour office '.repeat(260)}Varnok Tolbrecht`;
    expect(text.length).toBeLessThanOrEqual(10_000);
    const hit = hitOn(search(listings, text), person);
    expect(hit?.evidence.tokens.at(-1)?.querySpan[1]).toBe(text.length);
  });

  it('but not the words of a name far from one another', () => {
    const text = 'Varnok bakery in the old harbour of the northern town sells bread to mister Tolbrecht and others';
    expect(hitOn(search(listings, text), person)).toBeUndefined();
  });

  it('and a text without listed names finds nobody', () => {
    const text = 'Payment for the invoice of the harbour office, with thanks for good services in the last year';
    expect(search(listings, text).hits).toEqual([]);
  });
});

describe('words about a name', () => {
  it.each(['SHIPPER: Varnok Tolbrecht', 'Attn. Varnok Tolbrecht', 'c/o Varnok Tolbrecht', 'Varnok Tolbrecht & Sons'])(
    '"%s" still find it',
    (text) => expect(hitOn(search([person], text), person)).toBeDefined(),
  );

  it.each(['f/k/a', 'formerly', 'a.k.a.', 'alias', 'née'])(
    '"%s" between two names: each is a name of its own',
    (word) => {
      const text = `Ozren Melgrivan ${word} Varnok Tolbrecht`;
      expect(hitOn(search([person], text), person)?.nameScore, text).toBeGreaterThanOrEqual(75);
    },
  );
});
