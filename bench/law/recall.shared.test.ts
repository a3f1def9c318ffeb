import { beforeAll, describe, expect, it } from 'vitest';
import { normaliseText } from '../../packages/engine/src/normalise/normalise-text.ts';
import { candidateNames } from '../../packages/engine/src/retrieve/candidates.ts';
import { planQuery } from '../../packages/engine/src/retrieve/query-plan.ts';
import { queryTokens } from '../../packages/engine/src/retrieve/query-tokens.ts';
import { scoreName } from '../../packages/engine/src/score/score-name.ts';
import { everyForm, everyJoin, reaching, scoreEveryName } from '../../packages/engine/test/builders/exhaustive.ts';
import { mutate } from '../../packages/engine/test/builders/mutate.ts';
import { runs } from '../../packages/engine/test/builders/runs.ts';
import { type LoadedIndex, loadIndex } from '../lists/load-index.ts';
import { pick, randomFrom } from '../lists/random.ts';
import { sharedDir } from '../lists/shared-dir.ts';

const shared = sharedDir();
if (!shared) console.warn('Skipped: no ../shared/lists on this machine.');

const { numRuns: QUERIES, seed: SEED } = runs(150);
/** Scanning every join costs the most: one query in so many does it. */
const EVERY_JOIN = 5;
const THRESHOLDS = [50, 75];

describe.skipIf(!shared)('on the official lists', () => {
  let loaded: LoadedIndex;

  beforeAll(async () => {
    loaded = await loadIndex(`${shared}/lists/current`);
  });

  it('retrieval finds every name that scoring all of them would, at 50 and at 75', () => {
    const { index, listings } = loaded;
    const random = randomFrom(SEED);
    const counts = new Map<number, { names: number; candidates: number }>();
    const lost: string[] = [];
    for (let i = 0; i < QUERIES; i++) {
      const searchText = mutate(pick(pick(listings, random).names, random).value, random);
      const tokens = queryTokens(normaliseText(searchText).tokens, undefined, index.model);
      const scanned = planQuery(index, tokens, everyForm);
      const joins = i % EVERY_JOIN === 0 ? everyJoin(index, tokens, scanned) : scanned.joins;
      const every = scoreEveryName(index, { ...scanned, joins });
      const plan = planQuery(index, tokens);
      for (const level of THRESHOLDS) {
        const expected = reaching(every, level);
        const candidates = candidateNames(index, plan, (level - 0.06) / 100);
        const found = reaching(
          candidates.map((name) => scoreName(index, plan, name)),
          level,
        );
        if (found.join() !== expected.join()) lost.push(`"${searchText}" at ${level}: ${differing(expected, found)}`);
        const { names = 0, candidates: before = 0 } = counts.get(level) ?? {};
        counts.set(level, { names: names + expected.length, candidates: before + candidates.length });
      }
    }
    for (const [level, { names, candidates }] of counts) {
      console.log(
        `from ${level}: ${names} names of ${QUERIES} × ${index.stats.names} reach it, all among ${candidates} candidates`,
      );
      expect(names, 'the law is about something').toBeGreaterThan(QUERIES / 2);
    }
    expect(lost).toEqual([]);
  });
});

/** The names that only one of the two ways found. */
const differing = (expected: readonly string[], found: readonly string[]): string =>
  [...expected.filter((one) => !found.includes(one)), ...found.filter((one) => !expected.includes(one))].join(', ');
