import { describe, expect, it } from 'vitest';
import { fromLocalInput, toLocalInput } from './date-time.ts';

describe('an input of date and time', () => {
  it.each(['2026-03-01T12:00:00.000Z', '2026-07-01T23:59:00.000Z', '2026-12-31T00:01:00.000Z'])(
    'gives back %s in any zone',
    (iso) => expect(fromLocalInput(toLocalInput(iso))).toBe(iso),
  );

  it('is empty where there is no moment', () => {
    expect([toLocalInput(''), fromLocalInput(''), toLocalInput('soon')]).toEqual(['', '', '']);
  });
});
