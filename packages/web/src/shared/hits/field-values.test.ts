import { describe, expect, it } from 'vitest';
import { fieldValue, splitFields } from './field-values.ts';

const field = (
  name: 'birthDate' | 'gender' | 'country',
  submitted: string | null,
  listed: string[],
  verdict: 'match' | 'conflict' | 'unknown',
) => ({ field: name, submitted, listed, verdict, contribution: 0 });

describe('the field table', () => {
  it('names countries, types and genders, and leaves the rest as it is', () => {
    expect(fieldValue('country', 'DE, TR')).toBe('Germany, Türkiye');
    expect(fieldValue('type', 'vessel')).toBe('Vessel');
    expect(fieldValue('gender', 'female')).toBe('Female');
    expect(fieldValue('birthDate', '1971-04')).toBe('1971-04');
  });

  it('puts conflicts first and agreement last, and what one side is silent about aside', () => {
    const listedOnly = field('birthDate', null, ['1971'], 'unknown');
    const match = field('country', 'DE', ['DE'], 'match');
    const conflict = field('gender', 'female', ['male'], 'conflict');
    expect(splitFields([match, listedOnly, conflict])).toEqual({ compared: [conflict, match], unknown: [listedOnly] });
  });
});
