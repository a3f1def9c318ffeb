import { RULE_EFFECTS, type RuleRow } from '@namesake/contract';
import { EVIDENCE_FIELDS, VERDICTS as FIELD_VERDICTS } from '@namesake/engine/vocabulary';
import { describe, expect, it } from 'vitest';
import {
  draftOf,
  draftOfRow,
  EFFECTS,
  FIELDS,
  isUnfinished,
  NEW_ROW,
  rowInWords,
  rowOf,
  VERDICTS,
} from './rule-draft.ts';

const ROWS: readonly RuleRow[] = [
  { when: { fields: { birthDate: ['conflict'] }, nameScoreBelow: 85, types: ['person'] }, effect: 'discount' },
  { when: { lists: ['eu_fsf', 'un_sc'], priority: 'review' }, effect: 'route', queue: 'far' },
  { when: { policies: ['retail'], scoreBelow: 80.5 }, effect: 'set_due', dueHours: 4 },
];

describe('a rule in a form', () => {
  it('has the fields, verdicts and effects of the service', () => {
    expect(FIELDS.toSorted()).toEqual([...EVIDENCE_FIELDS].toSorted());
    expect([VERDICTS, EFFECTS]).toEqual([FIELD_VERDICTS, RULE_EFFECTS]);
  });

  it('is saved as it is shown', () => {
    expect(ROWS.map((row) => rowOf(draftOfRow(row)))).toEqual(ROWS);
  });

  it('asks nothing of a field of which no verdict is chosen, and sends only what the effect takes', () => {
    const row = { ...NEW_ROW, fields: { gender: [] }, lists: ' un_sc , ', queue: 'far', dueHours: '4' };
    expect(rowOf(row)).toEqual({ when: { lists: ['un_sc'] }, effect: 'lower' });
  });

  it('is unfinished without a name, an end, a reason, or a condition in each row', () => {
    const whole = { name: 'far', endsOn: '2026-12-31', reason: 'why', rows: ROWS.map(draftOfRow) };
    expect(isUnfinished(whole)).toBe(false);
    for (const change of [{ name: ' ' }, { endsOn: '' }, { reason: '' }, { rows: [NEW_ROW] }])
      expect(isUnfinished({ ...whole, ...change })).toBe(true);
    expect(isUnfinished(draftOf(undefined))).toBe(true);
  });

  it('is told in words', () => {
    expect(ROWS.map(rowInWords)).toEqual([
      'Birth date: Conflict, Person, name score below 85 → remove from results',
      'only on eu_fsf or un_sc, priority Review → put the case into far',
      'under retail, score below 80.5 → due in 4 hours',
    ]);
  });
});
