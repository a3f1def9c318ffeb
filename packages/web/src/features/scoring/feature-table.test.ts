import { expect, it } from 'vitest';
import { verdictRows } from './feature-table.tsx';

it('rows of a field tell verdicts that give points, best first, each with its own example', () => {
  const conflict = {
    verdict: 'conflict',
    submitted: '1958',
    listed: ['1971'],
    contribution: -24,
    nameScore: 90,
    score: 66,
  } as const;
  const feature = {
    field: 'birthDate',
    doc: 'x',
    points: { conflict: -24, unknown: 0, match: 4, close: 0 },
    examples: [conflict],
  } as const;
  expect(verdictRows(feature)).toEqual([
    { verdict: 'match', points: 4, example: undefined },
    { verdict: 'conflict', points: -24, example: conflict },
  ]);
});
