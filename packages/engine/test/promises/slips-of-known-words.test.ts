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

describe('a person’s name with one wrong letter, by which nobody is known to be called', () => {
  const listed = party('Benito Ramon Contreras Valdora');
  const priorityOf = (text: string): string | undefined => search([listed], text).hits[0]?.priority;

  it.each(['B. Contreqas', 'Benito Contreqas', 'Contreqas, B.'])(
    'is for review where words of the listed name are left out, too: %s',
    (text) => expect(priorityOf(text)).toBe('review'),
  );

  it('scores a little above the threshold, whoever else is listed', () => {
    const alone = search([listed], 'B. Contreqas').hits[0]?.nameScore ?? 0;
    expect(alone).toBeGreaterThanOrEqual(75);
    expect(alone).toBeLessThan(76);
    const others = search([listed, party('Contreqas Quelmar')], 'B. Contreqas');
    expect(hitOn(others, listed)?.nameScore).toBe(alone);
  });

  it.each(['B. Herrera', 'K. Contreqas', 'B. Contseqas', 'Tolvane Contreqas'])(
    'is another where the word, the initial, a second letter or another name says so: %s',
    (text) => expect(search([listed], text).hits).toEqual([]),
  );
});
