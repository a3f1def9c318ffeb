import { describe, expect, it } from 'vitest';
import { randomFrom } from '../lists/random.ts';
import { textsThatSayNothing } from './says-nothing.ts';
import { textsWithUncoveredPart } from './uncovered.ts';

describe.each([
  ['texts that say nothing', textsThatSayNothing],
  ['texts with an uncovered part', textsWithUncoveredPart],
])('%s', (_, make) => {
  it('are as many as asked for, all different, none empty', () => {
    const texts = make(400, randomFrom(1));
    expect(new Set(texts).size).toBe(400);
    expect(texts.filter((text) => text.trim() === '')).toEqual([]);
  });

  it('are the same from the same seed', () => {
    expect(make(50, randomFrom(2))).toEqual(make(50, randomFrom(2)));
  });
});
