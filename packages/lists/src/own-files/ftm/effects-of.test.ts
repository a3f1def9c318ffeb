import { buildIndex, DEFAULT_POLICY, EFFECTS, type Effect, loadModel, openIndex, screen } from '@namesake/engine';
import { describe, expect, it } from 'vitest';
import { effectsOf } from './effects-of.ts';
import { toListing } from './to-listing.ts';

const TOPICS =
  'sanction sanction.linked sanction.counter asset.frozen wanted crime crime.terror debarment export.control export.risk ' +
  'role.pep role.rca role.judge gov.head poi reg.action';
const all = (topics: readonly string[]) => {
  const { effect, effects = [effect] } = effectsOf(topics);
  return effects;
};

/** A judge or head of government whose listing also has a PEP topic. */
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

/** An invented name of two words, different for each number. */
const SYLLABLES = ['dal', 'vor', 'quel', 'mar', 'tol', 'brek', 'osh', 'var', 'nok', 'zim', 'pel', 'gru', 'hadj', 'lim'];
const nameOf = (number: number): string => {
  const at = (place: number): string => SYLLABLES[(number + place) % SYLLABLES.length] ?? '';
  const of = (place: number): string =>
    SYLLABLES[(Math.floor(number / SYLLABLES.length) + place) % SYLLABLES.length] ?? '';
  return `${at(0)}${of(3)}${at(5)} ${of(0)}${at(2)}${of(7)}`;
};

describe('every pair of topics', () => {
  const topics = TOPICS.split(' ');
  const pairs = topics.flatMap((one, i) => topics.slice(i).map((other) => [one, other] as const));
  const listings = pairs.flatMap((pair, i) => {
    const made = toListing(
      { id: `p-${i}`, schema: 'Person', properties: { name: [nameOf(i)], topics: [...pair] } },
      'own',
    );
    return 'id' in made ? [made] : [];
  });
  const model = loadModel();
  const index = openIndex(buildIndex(listings, model), model);
  const answerTo = (i: number, policy = DEFAULT_POLICY) => screen(index, { searchText: nameOf(i) }, policy);
  const has = (i: number, { hits }: ReturnType<typeof screen>) =>
    hits.some(({ entityId }) => entityId === `own:p-${i}`);

  it('is found by exact name under the default policy', () => {
    expect(listings).toHaveLength(pairs.length);
    for (const [i, pair] of pairs.entries()) expect(has(i, answerTo(i)), pair.join(', ')).toBe(true);
  });

  it.each(EFFECTS.filter((effect) => effect !== 'unknown'))(
    'is found or named where only %s is searched',
    (effect: Effect) => {
      for (const [i, pair] of pairs.entries()) {
        const found = answerTo(i, { ...DEFAULT_POLICY, effects: [effect] });
        const isNamed = found.suppressed.items.some(
          ({ why, entityId }) => why === 'by_effect' && entityId === `own:p-${i}`,
        );
        expect([has(i, found), isNamed].filter(Boolean), pair.join(', ')).toHaveLength(1);
      }
    },
  );
});
