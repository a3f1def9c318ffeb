import { expect, it } from 'vitest';
import { disputeOf, rowHash } from './disputed-labels.ts';

const row = (query: string, listed: string, alert: boolean, type = 'person') => ({
  set: 'name-pairs',
  query,
  listed,
  alert,
  type,
});

it('the same words in another order are no other party', () => {
  expect(disputeOf(row('Zebrowsky Ivo', 'Ivo ZEBROWSKY', false))).toBe('other_order');
  expect(disputeOf(row('Ivo Zebrowsky', 'Ivo ZEBROWSKY', false))).toBe('equal_names');
});

it('another number is a sibling, not an alert', () => {
  expect(disputeOf(row('Quarrel Star II', 'Quarrel Star III', true, 'vessel'))).toBe('other_numeral');
  expect(disputeOf(row('Quarrel Star 2', 'Quarrel Star', true, 'vessel'))).toBeUndefined();
});

it('another given name is another person; a slip, an initial and a short form are not', () => {
  expect(disputeOf(row('Ivo Zebrowsky', 'Kurt Zebrowsky', true))).toBe('other_name');
  expect(disputeOf(row('Ivo Zebrowski', 'Ivo Zebrowsky', true))).toBeUndefined();
  expect(disputeOf(row('I Zebrowsky', 'Ivo Zebrowsky', true))).toBeUndefined();
});

it('sets without labels by hand have nothing to dispute', () => {
  expect(disputeOf({ ...row('Zebrowsky Ivo', 'Ivo Zebrowsky', false), set: 'innocent-us' })).toBeUndefined();
});

it('knows a row by a hash of its set and both names', () => {
  const hash = rowHash(row('Ivo Zebrowsky', 'Ivo Zebrowsky', true));
  expect(hash).toMatch(/^[0-9a-f]{12}$/);
  expect(rowHash(row('Ivo Zebrowsky', 'Ivo Zebrowskyi', true))).not.toBe(hash);
});
