import type { DiagnoseResponse } from '@namesake/contract';
import { DIAGNOSIS_STAGES } from '@namesake/engine/vocabulary';
import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT } from '../draft.ts';
import { costWords, stageText, thresholdToTry } from './diagnosis-words.ts';
import { diagnoseRequest } from './why-not-panel.tsx';

const asked = { ...EMPTY_DRAFT, searchText: 'O. Vestrakoff', threshold: 80, birthDate: '1971' };
const threshold = { member: 'threshold', value: '61.2', text: 'Lower the threshold to 61.2.' } as const;
const diagnosis: DiagnoseResponse = {
  stage: 'threshold',
  found: false,
  rank: null,
  entityId: 'list_a:1',
  entityType: 'person',
  primaryName: 'Orlan VESTRAKOV',
  threshold: 75,
  nameScore: 61.2,
  foundAt: 61.2,
  steps: [],
  changes: [threshold],
  listings: [],
  lists: [],
  readings: [],
  names: [],
  engine: {
    version: '0',
    modelHash: '',
    policy: 'default',
    policyHash: '',
    basePolicyHash: '',
    threshold: 75,
    tookMs: 1,
  },
};

describe('the question why a party was not found', () => {
  it.each([
    ['us_ofac_sdn:123', { expectedEntityId: 'us_ofac_sdn:123' }],
    [' un_sc:QDi.001 ', { expectedEntityId: 'un_sc:QDi.001' }],
    ['Orlan Vestrakov', { expectedName: 'Orlan Vestrakov' }],
    ['Vessel: Peloria Dawn', { expectedName: 'Vessel: Peloria Dawn' }],
  ])('takes %j for an id or a name', (typed, expected) => {
    const search = { searchText: 'O. Vestrakoff', threshold: 80, birthDate: '1971' };
    expect(diagnoseRequest(asked, typed)).toEqual({ ...search, ...expected });
  });
});

describe('the answer in words', () => {
  it('exists for every stage, and is never empty', () => {
    for (const stage of DIAGNOSIS_STAGES) expect(stageText({ ...diagnosis, stage, rank: 3 })).toMatch(/\w.*\./);
  });

  it('tells the figures that decided', () => {
    expect(stageText(diagnosis)).toContain('61.2');
    expect(stageText(diagnosis)).toContain('75.0');
    expect(stageText({ ...diagnosis, stage: 'limit', rank: 31 })).toContain('31');
  });

  it('offers a whole threshold, only where lowering it helps', () => {
    expect(thresholdToTry(diagnosis)).toBe(61);
    expect(thresholdToTry({ ...diagnosis, changes: [] })).toBeUndefined();
    expect(thresholdToTry({ ...diagnosis, changes: null, foundAt: null })).toBeUndefined();
  });

  it('names the words that a cost is about', () => {
    const cost = { kind: 'difference', query: 'Orlan', listed: 'ORLIN', points: 3 } as const;
    expect(costWords(cost)).toEqual(['Orlan', 'ORLIN']);
    expect(costWords({ ...cost, kind: 'limit', query: null, listed: null })).toEqual([]);
  });
});
