import { describe, expect, it } from 'vitest';
import { rowAfter, rowOfPlace } from './use-rows.ts';

const place = (current: string, ...ids: readonly string[]) => ({ ids, current });

describe('the row that follows a decision', () => {
  it('is the next open one, then one before, then none', () => {
    const after = (these: readonly string[], open: readonly string[]) =>
      rowAfter(['a', 'b', 'c', 'd'], these, (id) => open.includes(id));
    expect(after(['b'], ['a', 'd'])).toBe('d');
    expect(after(['d'], ['a', 'b'])).toBe('a');
    expect(after(['a', 'b'], ['d'])).toBe('d');
    expect(after(['a', 'b', 'd'], [])).toBeUndefined();
  });
});

describe('the place in the rows', () => {
  it('is the row that had the focus, or the next that is still there', () => {
    expect(rowOfPlace(place('b', 'a', 'b', 'c'), ['a', 'b', 'c'])).toBe('b');
    expect(rowOfPlace(place('b', 'a', 'b', 'c'), ['a', 'c'])).toBe('c');
    expect(rowOfPlace(place('c', 'a', 'b', 'c'), ['a', 'b'])).toBe('b');
    expect(rowOfPlace(place('c', 'c'), ['a'])).toBeUndefined();
    expect(rowOfPlace(undefined, ['a'])).toBeUndefined();
  });
});
