import type { Span } from '@namesake/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { segmentsOf } from './marked-text.tsx';

describe('cutting a text at its marks', () => {
  it('marks each span and keeps what is between', () => {
    expect(
      segmentsOf('Orlan VESTRAKOV', [
        { start: 6, end: 15 },
        { start: 0, end: 5 },
      ]),
    ).toEqual([
      { text: 'Orlan', start: 0, mark: 1 },
      { text: ' ', start: 5, mark: undefined },
      { text: 'VESTRAKOV', start: 6, mark: 0 },
    ]);
  });

  it('counts in UTF-16 units, as the spans do', () => {
    expect(segmentsOf('𐍈𐍉 x', [{ start: 0, end: 4 }])[0]).toEqual({ text: '𐍈𐍉', start: 0, mark: 0 });
  });

  it('leaves out a span that is empty, beyond the text, or overlaps an earlier one', () => {
    const spans: Span[] = [
      { start: 2, end: 2 },
      { start: 0, end: 99 },
      { start: -1, end: 2 },
      { start: 0, end: 3 },
      { start: 2, end: 4 },
    ];
    expect(segmentsOf('abcdef', spans)).toEqual([
      { text: 'abc', start: 0, mark: 3 },
      { text: 'def', start: 3, mark: undefined },
    ]);
  });

  it('always joins to the text, whatever the spans', () => {
    const span = fc.record({ start: fc.integer({ min: -3, max: 40 }), end: fc.integer({ min: -3, max: 40 }) });
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), fc.array(span), (text, spans) => {
        expect(
          segmentsOf(text, spans)
            .map((segment) => segment.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
