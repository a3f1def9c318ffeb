import { EFFECTS } from '@namesake/engine';
import { describe, expect, it } from 'vitest';
import { effectsOf } from './effects-of.ts';

const TOPICS =
  'sanction sanction.linked sanction.counter asset.frozen wanted crime crime.terror debarment export.control export.risk ' +
  'role.pep role.rca role.judge gov.head poi reg.action';
const all = (topics: readonly string[]) => {
  const { effect, effects = [effect] } = effectsOf(topics);
  return effects;
};

/** A judge or a head of government who is called politically exposed besides: the office says no more than that. */
const isOfficeOfPep = (topic: string, ...both: readonly string[]): boolean =>
  ['role.judge', 'gov.head'].includes(topic) && both.some((other) => ['role.pep', 'role.rca'].includes(other));

describe('the effects of topics', () => {
  it('of every pair are those of both: none hides behind another', () => {
    for (const one of TOPICS.split(' '))
      for (const other of TOPICS.split(' '))
        expect(new Set(all([one, other])), `${one}, ${other}`).toEqual(
          new Set([one, other].flatMap((topic) => (isOfficeOfPep(topic, one, other) ? [] : all([topic])))),
        );
  });

  it.each([
    [['asset.frozen', 'debarment'], 'asset_freeze', ['asset_freeze', 'debarment']],
    [['wanted', 'debarment'], 'unknown', ['debarment', 'unknown']],
    [['debarment', 'export.control'], 'export_control', ['export_control', 'debarment']],
    [['role.pep', 'role.judge', 'gov.head'], 'pep', undefined],
    [['role.pep', 'corp.public'], 'pep', undefined],
    [['role.judge'], 'unknown', undefined],
    [['role.pep', 'sanction'], 'unknown', ['pep', 'unknown']],
    [['role.pep', 'role.judge', 'wanted'], 'unknown', ['pep', 'unknown']],
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
