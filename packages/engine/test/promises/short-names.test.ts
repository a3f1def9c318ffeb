import { describe, expect, it } from 'vitest';
import { party, vessel } from '../builders/party.ts';
import { codesOf, indexOf, search } from '../builders/search.ts';

describe('a listed name of one word', () => {
  it.each(['Tolbrek', 'Ozren', 'Zurv', 'Quelbani', 'Тарнов', '杨国伟'])(
    '%s is found at 95 or above by itself',
    (name) => {
      const listing = party(name);
      expect(search([listing, party(`Varnok ${name}`)], name).hits[0]).toMatchObject({
        listings: [listing.id],
        priority: 'high',
      });
      expect(search([listing], name).hits[0]?.nameScore).toBeGreaterThanOrEqual(95);
    },
  );

  it.each(['Ahmad', 'Ivan', 'Maria', 'Kim', 'Li', 'Al', 'Ng'])('%s too, though half the world bears it', (name) => {
    const listing = party(name);
    expect(search([listing], name).hits[0]?.nameScore).toBeGreaterThanOrEqual(95);
  });
});

describe('a listed alias of one word that is somebody else’s given name is for review', () => {
  const mazen = party('Mirza VESTRAKOV', { aliases: ['Mazen'] });
  it.each([
    '{"firstName":"Mazen","lastName":"Quelharbi"}',
    'Given name: Mazen\nFamily name: Quelharbi',
    'P<IRNQUELHARBI<<MAZEN<<<<<<<<<<<<<<<<<<<<<<<',
    'Mazen al Quelharbi',
    'Mazen Quelharbi',
  ])('%s', (text) => expect(search([mazen], text).hits[0]?.priority).toBe('review'));

  it.each([
    'Mazen',
    'Name: Mazen',
    '{"firstName":"","lastName":"Mazen"}',
    '{"firstName":"FNU","lastName":"Mazen"}',
    '{"firstName":"N/A","lastName":"Mazen"}',
    '{"firstName":"Mr","lastName":"Mazen"}',
    '{"firstName":"Mazen","lastName":"Mazen"}',
    'P<IRNMAZEN<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<',
  ])('but high by itself, also with the ways of forms to say so: %s', (text) =>
    expect(search([mazen], text).hits[0]?.priority).toBe('high'),
  );
});

describe('a part of a longer name', () => {
  it.each([
    ['Tolbrecht', 'Varnok Tolbrecht'],
    ['Tolbrecht', 'Varnok Zelimir Tolbrecht'],
    ['Varnok', 'Varnok Tolbrecht'],
    ['Quelbani', 'Ahmad Hasan al-Quelbani'],
    ['Тольбрехт', 'Варнок Тольбрехт'],
  ])('"%s" of "%s" is a review at most', (searched, listed) => {
    for (const { priority } of search([party(listed)], searched, { threshold: 50 }).hits)
      expect(priority).toBe('review');
  });

  it.each([
    ['Tolbrecht', 'Varnok Tolbrecht'],
    ['Quelmirov', 'Ivan Ivanovich Quelmirov'],
  ])('a rare family name finds its bearer: "%s", "%s"', (searched, listed) => {
    const [hit] = search([party(listed)], searched).hits;
    expect(hit?.priority).toBe('review');
    expect(codesOf(hit)).toContain('partial_name');
  });
});

describe('a bare common name', () => {
  const bearers = Array.from({ length: 40 }, (_, i) =>
    party(`Ahmad Quel${'abcdefghijklmnopqrstuvwxyz'[i % 26]}or${i}`),
  );
  const index = indexOf([...bearers, party('Ahmad'), party('Kim Varnok'), vessel('Li Quelm'), party('Al Tolbrecht')]);

  it.each(['Ahmad', 'AHMED', 'Mr Ahmad', 'Kim', 'Li', 'Al', 'Ng'])('"%s" is said to be insufficient', (name) => {
    expect(search(index, name).insufficientName).toBe(true);
  });

  it('that is listed by itself is shown first', () =>
    expect(search(index, 'Ahmad').hits[0]?.primaryName).toBe('Ahmad'));

  it('that nobody bears alone shows the best of many and counts the rest', () => {
    const found = search(bearers, 'Ahmad');
    expect(found.insufficientName).toBe(true);
    expect(found.hits.length).toBeGreaterThan(0);
    expect(found.hits.length).toBeLessThanOrEqual(10);
    expect(found.total).toBe(bearers.length);
    expect(found.suppressed.overLimit).toBe(found.total - found.hits.length);
    for (const { priority } of found.hits) expect(priority).toBe('review');
  });

  it('counts nobody who nearly has it, unlike a name that tells enough', () => {
    const named = (word: string) => Array.from({ length: 20 }, (_, i) => party(`${word} Tolbrecht Quelbani${i}`));
    const nearMissesOf = (name: string, nearly: string): number =>
      search([...named(name), ...named(nearly)], name).suppressed.nearMisses;
    expect(nearMissesOf('Kim', 'Kimm')).toBe(0);
    expect(nearMissesOf('Zurvane', 'Zurvene')).toBeGreaterThan(0);
  });

  it.each(['Li', 'Al', 'Ng', 'Kim'])('"%s" floods nobody', (name) =>
    expect(search(index, name, { limit: 100 }).hits.length).toBeLessThanOrEqual(10),
  );

  it.each(['Ahmad Quelbani', 'Tolbrecht', 'A. Tolbrecht', 'Ahmad Ltd Trading', 'Kim Il Varnok'])(
    '"%s" is not insufficient',
    (name) => expect(search(index, name).insufficientName).toBe(false),
  );

  it('is sufficient with a document number beside it that is listed', () => {
    const listing = party('Ahmad Tolbrecht', { identifiers: [{ type: 'passport', value: 'QX471122' }] });
    const found = search([listing], { searchText: 'Ahmad', identifiers: [{ value: 'QX471122' }] });
    expect(found.insufficientName).toBe(false);
    expect(found.hits[0]?.priority).toBe('high');
  });
});
