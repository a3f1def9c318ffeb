import type { Replay } from '@namesake/contract';
import { describe, expect, it } from 'vitest';
import { replayRows } from './replay-rows.ts';

const answer = { outcome: 'potential_match', complete: true, total: 1 } as const;
const same: Pick<Replay, 'recorded' | 'replayed' | 'differences'> = {
  recorded: answer,
  replayed: answer,
  differences: [],
};
const rowsOf = (replay: Partial<Replay>) => replayRows({ ...same, ...replay } as Replay);

describe('a record and its replay side by side', () => {
  it('show outcome, completeness and number of results even if they are the same', () => {
    expect(rowsOf({}).map(({ what, recorded, differs }) => [what, recorded, differs])).toEqual([
      ['Outcome', 'Potential match', false],
      ['Complete', 'Yes', false],
      ['Results', '1', false],
    ]);
  });

  it('show each difference once, with the party that it is about', () => {
    const text = '';
    const rows = rowsOf({
      replayed: { ...answer, outcome: null },
      differences: [
        {
          code: 'outcome_changed',
          entityId: null,
          name: null,
          recorded: 'potential_match',
          replayed: 'no answer',
          text,
        },
        { code: 'score_changed', entityId: 'a:1', name: 'Tolbrecht', recorded: '97', replayed: '96', text },
        { code: 'result_added', entityId: 'a:2', name: 'Quelmar', recorded: null, replayed: 'high, score 99', text },
      ],
    });
    expect(rows.filter(({ differs }) => differs).map(({ key: _, differs: __, ...row }) => Object.values(row))).toEqual([
      ['Outcome', null, 'Potential match', 'No answer'],
      ['Score', 'Tolbrecht', '97', '96'],
      ['Only in the replay', 'Quelmar', '–', 'high, score 99'],
    ]);
  });

  it('are not shown where nothing was run', () => {
    expect(rowsOf({ replayed: null })).toEqual([]);
  });
});
