import { describe, expect, it } from 'vitest';
import { excerptOf } from './text-excerpt.tsx';

describe('an excerpt of a long text', () => {
  it('is the whole text while it is short', () => {
    expect(excerptOf('short', [{ start: 0, end: 5 }])).toEqual({
      text: 'short',
      spans: [{ start: 0, end: 5 }],
      cutStart: false,
      cutEnd: false,
    });
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
        { start: 400, end: 405 },
        { start: 406, end: 415 },
      ],
      10,
    );
    expect(spans.map(({ start, end }) => cut.slice(start, end))).toEqual(['Orlan', 'Vestrakov']);
    expect([cutStart, cutEnd, cut.length]).toEqual([true, true, 35]);
  });

  it('never cuts a letter in two', () => {
    const { text } = excerptOf(`${'𐍈'.repeat(200)}x`, [{ start: 101, end: 103 }], 10);
    expect(text.isWellFormed()).toBe(true);
  });
});
