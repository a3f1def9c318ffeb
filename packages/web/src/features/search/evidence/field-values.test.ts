import { describe, expect, it } from 'vitest';
import { fieldValue, splitFields } from './field-values.ts';

const field = (
  name: 'birthDate' | 'gender' | 'country',
  submitted: string | null,
  listed: string[],
  verdict: 'match' | 'unknown',
) => ({ field: name, submitted, listed, verdict, contribution: 0 });

describe('the field table', () => {
  it('names countries, types and genders, and leaves the rest as it is', () => {
    expect(fieldValue('country', 'DE, TR')).toBe('Germany, Türkiye');
    expect(fieldValue('type', 'vessel')).toBe('Vessel');
    expect(fieldValue('gender', 'female')).toBe('Female');
    expect(fieldValue('birthDate', '1971-04')).toBe('1971-04');
  });

  it('puts what was compared first, and what nobody told aside', () => {
    const listedOnly = field('birthDate', null, ['1971'], 'unknown');
    const compared = field('country', 'DE', ['DE'], 'match');
    const silent = field('gender', null, [], 'unknown');
    expect(splitFields([silent, listedOnly, compared])).toEqual({ told: [compared, listedOnly], silent: [silent] });
  });
});
