import { describe, expect, it } from 'vitest';
import { party } from '../builders/party.ts';
import { hitOn, search } from '../builders/search.ts';

describe('a small word that may be a given name', () => {
  const benjamin = party('Benjamin Tolbrecht');

  it.each(['Ben Tolbrecht', 'Tolbrecht, Ben', 'Ben Tolbrecht, Vienna'])('is one at an end of the name: %s', (text) => {
    const pairs = hitOn(search([benjamin], text), benjamin)?.evidence.tokens;
    expect(pairs?.find(({ query }) => query === 'Ben')?.method).toBe('nickname');
  });

  it('is one in the listed name, too', () => {
    const ben = party('Ben Tolbrecht');
    expect(hitOn(search([ben], 'Benjamin Tolbrecht'), ben)).toBeDefined();
  });

  it('says "son of" between two names', () =>
    expect(search([party('Ali Benjamin Velmar')], 'Ali ben Velmar').hits[0]?.priority).not.toBe('high'));
});

describe('a word that begins like "son of"', () => {
  it('is one with an Arabic name behind it', () => {
    const listed = party('Karim bin Slimane');
    expect(hitOn(search([listed], 'Karim Benslimane'), listed)).toBeDefined();
  });

  it('is none with a Chinese family name behind it', () =>
    expect(search([party('John Tan')], 'John Beltran').hits).toEqual([]));
});
