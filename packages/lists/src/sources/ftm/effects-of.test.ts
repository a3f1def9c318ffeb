import { EFFECTS } from '@namesake/engine/vocabulary';
import { describe, expect, it } from 'vitest';
import { effectsOf } from './effects-of.ts';

const TOPICS =
  'sanction sanction.linked sanction.counter asset.frozen wanted crime crime.terror debarment export.control export.risk ' +
  'role.pep role.rca role.judge gov.head poi reg.action';
const all = (topics: readonly string[]) => {
  const { effect, effects = [effect] } = effectsOf(topics);
  return effects;
};

describe('the effects of topics', () => {
  it('of every pair are those of both: none hides behind another', () => {
    for (const one of TOPICS.split(' '))
      for (const other of TOPICS.split(' '))
        expect(new Set(all([one, other])), `${one}, ${other}`).toEqual(new Set([...all([one]), ...all([other])]));
  });

  it.each([
    [['asset.frozen', 'debarment'], 'asset_freeze', ['asset_freeze', 'debarment']],
    [['wanted', 'debarment'], 'unknown', ['debarment', 'unknown']],
    [['debarment', 'export.control'], 'export_control', ['export_control', 'debarment']],
    [['role.pep', 'role.judge', 'gov.head'], 'unknown', ['pep', 'unknown']],
    [['role.pep', 'corp.public'], 'unknown', ['pep', 'unknown']],
    [['role.pep', 'role.rca'], 'pep', undefined],
    [['corp.public'], 'unknown', undefined],
    [[], 'unknown', undefined],
  ])('of %s are %s first', (topics, effect, effects) => {
    expect(effectsOf(topics)).toEqual({ effect, ...(effects && { effects }) });
  });

  it('are all known to policies', () => {
    for (const topic of TOPICS.split(' ')) for (const effect of all([topic])) expect(EFFECTS).toContain(effect);
  });
});
