import { describe, expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

describe('an excerpt of a long text', () => {
  it('is the whole text while it is short', () => {
    expect(excerptOf('short', [[0, 5]])).toEqual({ text: 'short', spans: [[0, 5]], cutStart: false, cutEnd: false });
  });

  it('keeps the marked words where they stand, with what is around them', () => {
    const text = `${'a '.repeat(200)}Orlan Vestrakov${' b'.repeat(200)}`;
    const {
      text: cut,
      spans,
      cutStart,
      cutEnd,
    } = excerptOf(
      text,
      [
        [400, 405],
        [406, 415],
      ],
      10,
    );
    expect(spans.map(([start, end]) => cut.slice(start, end))).toEqual(['Orlan', 'Vestrakov']);
    expect([cutStart, cutEnd, cut.length]).toEqual([true, true, 35]);
  });

  it('never cuts a letter in two', () => {
    const { text } = excerptOf(`${'𐍈'.repeat(200)}x`, [[101, 103]], 10);
    expect(text.isWellFormed()).toBe(true);
  });
});
