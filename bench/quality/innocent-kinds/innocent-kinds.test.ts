import { describe, expect, it } from 'vitest';
import { innocentKinds } from './innocent-kinds.ts';

const SOME = 5;
const written = (seed: number): string[][] =>
  innocentKinds(seed).map(({ write }) => Array.from({ length: SOME }, write));

describe('innocents', () => {
  it('are of twelve kinds, the same from the same seed and others from another', () => {
    const first = written(1);
    expect(first).toHaveLength(12);
    expect(first.flat().every((text) => /\p{L}/u.test(text))).toBe(true);
    expect(written(1)).toEqual(first);
    expect(written(2)).not.toEqual(first);
  });
});
