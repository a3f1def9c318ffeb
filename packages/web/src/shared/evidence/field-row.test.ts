import type { SearchResult } from '@namesake/contract';
import { describe, expect, it } from 'vitest';
import { pointsOf, verdictOf } from './field-row.tsx';

type FieldEvidence = SearchResult['evidence']['fields'][number];

const field = (verdict: FieldEvidence['verdict'], contribution: number): FieldEvidence => ({
  field: 'gender',
  submitted: 'female',
  listed: ['female'],
  verdict,
  contribution,
});

describe('a row of the comparison', () => {
  it.each([
    ['match', 2, 'Match', '+2.0'],
    ['match', 0, 'Same', 'no points'],
    ['conflict', -6, 'Conflict', '−6.0'],
    ['conflict', 0, 'Conflict', '0.0'],
    ['unknown', 0, 'Unknown', ''],
  ] as const)('%s with %i points reads %s, %s', (verdict, contribution, word, points) => {
    const row = field(verdict, contribution);
    expect([verdictOf(row), pointsOf(row)]).toEqual([word, points]);
  });
});
