import { describe, expect, it } from 'vitest';
import { oneTimeTokenIn } from './one-time-token.ts';
import { missingCharacters, passwordStrength } from './password-strength.ts';

describe('the set-up link', () => {
  it.each([
    ['http://localhost:8080/setup#token=abc-_1', 'abc-_1'],
    ['#token=abc', 'abc'],
    ['token=abc', 'abc'],
  ])('gives its token: %s', (link, token) => {
    expect(oneTimeTokenIn(link)).toBe(token);
  });

  it.each(['', '#', 'http://localhost:8080/setup', '#token='])('without a token gives none: "%s"', (link) => {
    expect(oneTimeTokenIn(link)).toBeUndefined();
  });
});

describe('the hint about a new password', () => {
  it('counts characters, not UTF-16 units', () => {
    expect(missingCharacters('𐍈𐍈𐍈')).toBe(9);
    expect(missingCharacters('a'.repeat(12))).toBe(0);
  });

  it.each([
    ['short', 'missing'],
    ['aaaaaaaaaaaaaaaa', 'repetitive'],
    ['123456789012', 'repetitive'],
    ['kopf-salat-31', 'good'],
    ['correct horse battery staple', 'strong'],
  ] as const)('%s is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});
