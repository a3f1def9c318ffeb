import { expect, it } from 'vitest';
import { randomFrom } from '../lists/random.ts';
import { substituted } from './substitution.ts';

it('puts the name in the place of some words, and leaves the others', () => {
  const random = randomFrom(1);
  for (let i = 0; i < 50; i++) {
    const text = substituted('one two three four five six', 'TOLBRECHT', random) ?? '';
    expect(text).toContain('TOLBRECHT');
    expect(text.split(' ').length).toBeGreaterThanOrEqual(3);
  }
});

it('leaves a text without words alone', () => {
  expect(substituted('… – 。', 'TOLBRECHT', randomFrom(1))).toBeUndefined();
});

it('never follows a sign that makes the name an escape', () => {
  const random = randomFrom(2);
  for (let i = 0; i < 50; i++) expect(substituted('a%20b &amp; c', 'BADO', random)).not.toMatch(/[%&][^ ]*BADO/);
});
