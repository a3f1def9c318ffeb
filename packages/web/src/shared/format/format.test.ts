import { describe, expect, it } from 'vitest';
import { languageTag } from '#shared/ui/name.tsx';
import { localDate, utcDateTime } from './date-time.ts';
import { points, signedPoints } from './number.ts';

describe('formats', () => {
  it('points always carry one decimal and a real minus sign', () => {
    expect([points(100), signedPoints(2), signedPoints(-5.25), signedPoints(0)]).toEqual([
      '100.0',
      '+2.0',
      '−5.3',
      '0.0',
    ]);
  });

  it('UTC is shown to the second', () => {
    expect(utcDateTime('2026-03-02T10:15:00.000+01:00')).toBe('2026-03-02 09:15:00 UTC');
  });

  it('a mere day is the same day everywhere', () => {
    expect(localDate('2026-03-02', 'en')).toBe('Mar 2, 2026');
  });

  it('a name without a known language is tagged by its script, Latin ones not at all', () => {
    expect([languageTag('ru', 'Cyrl'), languageTag(undefined, 'Arab'), languageTag('<b>', 'Latn')]).toEqual([
      'ru',
      'und-Arab',
      undefined,
    ]);
  });
});
