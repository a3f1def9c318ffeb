import { describe, expect, it } from 'vitest';
import { byKind, reasonText } from './reason-text.ts';

const fields = [
  {
    field: 'birthDate',
    submitted: '1999',
    listed: ['1971-04-02', '1972', '1973', '1974'],
    verdict: 'conflict',
    contribution: -12,
  } as const,
];

describe('the reasons of a result', () => {
  it('are told from their code, with the values that were compared', () => {
    expect(reasonText({ code: 'birth_date_conflict', text: 'From the API.' }, fields)).toBe(
      'The birth dates differ: 1999, listed 1971-04-02, 1972, 1973 …',
    );
  });

  it('are told in the words of the answer where the values or the code are not known', () => {
    expect(reasonText({ code: 'gender_conflict', text: 'From the API.' }, fields)).toBe('From the API.');
    expect(reasonText({ code: 'new_code' as 'delisted', text: 'From the API.' }, fields)).toBe('From the API.');
  });

  it('stand with conflicts first and the name last', () => {
    const codes = ['name_match', 'birth_date_match', 'delisted', 'type_conflict'] as const;
    const reasons = codes.map((code) => ({ code, text: '' }));
    expect(byKind(reasons).map(({ code }) => code)).toEqual(codes.toReversed());
  });
});
