import { describe, expect, it } from 'vitest';
import { rowAfter, rowOfPlace } from './use-rows.ts';

const row = (searchId: string, open = 1) => ({ searchId, hits: { open, proposed: 0, decided: 0 } });
const place = (current: string, ...ids: readonly string[]) => ({ address: {}, ids, current });

describe('the row that follows a decision', () => {
  it('is the next open one, then one before, then none', () => {
    const rows = [row('a'), row('b'), row('c', 0), row('d')];
    const done =
      (...ids: readonly string[]) =>
      (id: string) =>
        ids.includes(id);
    expect(rowAfter(rows, ['b'], done('b'))).toBe('d');
    expect(rowAfter(rows, ['d'], done('d'))).toBe('a');
    expect(rowAfter(rows, ['a', 'b'], done('a', 'b'))).toBe('d');
    expect(rowAfter(rows, ['a', 'b', 'd'], done('a', 'b', 'd'))).toBeUndefined();
  });

  it('passes over what was left undecided here', () => {
    expect(rowAfter([row('a'), row('b'), row('c')], ['a'], (id) => id !== 'c')).toBe('c');
  });
});

describe('the place in the inbox', () => {
  it('is the row that had the focus, or the next that is still there', () => {
    expect(rowOfPlace(place('b', 'a', 'b', 'c'), ['a', 'b', 'c'])).toBe('b');
    expect(rowOfPlace(place('b', 'a', 'b', 'c'), ['a', 'c'])).toBe('c');
    expect(rowOfPlace(place('c', 'a', 'b', 'c'), ['a', 'b'])).toBe('b');
    expect(rowOfPlace(place('c', 'c'), ['a'])).toBeUndefined();
    expect(rowOfPlace(undefined, ['a'])).toBeUndefined();
  });
});
