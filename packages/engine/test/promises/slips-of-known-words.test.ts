import { describe, expect, it } from 'vitest';
import { company, party } from '../builders/party.ts';
import { hitOn, search } from '../builders/search.ts';

const scoreOf = (text: string, listed: string): number => search([party(listed)], text).hits[0]?.nameScore ?? 0;

describe('a word that nobody has seen, a letter from a known family name', () => {
  const listed = party('Benito Contreras Valdora');

  it.each(['Benito Contreqas', 'Benito Contreraz', 'Benito Cotnreras Valdora'])('is a slip of it: %s', (text) =>
    expect(hitOn(search([listed], text), listed)).toBeDefined(),
  );

  it('is told as a slip, never as equal', () => {
    const pair = hitOn(search([listed], 'Benito Contreqas'), listed)?.evidence.tokens.find(
      ({ query }) => query === 'Contreqas',
    );
    expect(pair?.method).toBe('edit');
    expect(pair?.score).toBeLessThan(100);
  });

  it('is closer to it than another known name is', () =>
    expect(scoreOf('Benito Herrela', 'Benito Herrera')).toBeGreaterThan(scoreOf('Benito Ferrera', 'Benito Herrera')));

  it('may be a brand of its own where it is no person', () => {
    const brand = company('Contreras');
    const [hit] = search([brand], 'Contreqas Ltd').hits;
    expect(hit?.nameScore ?? 0).toBeLessThan(scoreOf('Benito Contreqas', 'Benito Contreras'));
    expect(hit?.priority).not.toBe('high');
  });
});
