import { withSame } from '../../../packages/engine/src/index/tables/same-names.ts';
import { rawOf } from '../../../packages/engine/src/knowledge/model/scale.ts';
import { normaliseText } from '../../../packages/engine/src/normalise/text/normalise-text.ts';
import { candidateNames } from '../../../packages/engine/src/retrieve/candidates/candidates.ts';
import { queryTokens } from '../../../packages/engine/src/retrieve/lookup/query-tokens.ts';
import { planQuery } from '../../../packages/engine/src/retrieve/plan/query-plan.ts';
import { scoreName } from '../../../packages/engine/src/score/name/score-name.ts';
import {
  everyCompound,
  everyForm,
  reaching,
  scoreEveryName,
} from '../../../packages/engine/test/builders/exhaustive.ts';
import { mutate } from '../../../packages/engine/test/builders/mutate.ts';
import type { LoadedIndex } from '../../lists/load-index.ts';
import { pick, randomFrom } from '../../lists/random.ts';
import { shareOf } from '../figures.ts';
import type { Measure } from '../measure.ts';

export type LevelRecall = {
  readonly level: number;
  /** Names found at the level by scoring every name. */
  readonly names: number;
  /** Those among them that retrieval returned, with the same score. */
  readonly found: number;
  readonly candidates: number;
  /** One line for each query that lost a name. */
  readonly lost: readonly string[];
};

const LEVELS = [50, 75];
/** Scanning all compounds is the most expensive part, so only one query in this many does it. */
const EVERY_COMPOUND = 5;

/** Searches mutated listed names and compares the results of retrieval with those of scoring every listed name. */
export function recallAgainstBruteForce(
  { index, listings }: LoadedIndex,
  queries: number,
  seed: number,
): LevelRecall[] {
  const random = randomFrom(seed);
  const levels = LEVELS.map((level) => ({ level, names: 0, found: 0, candidates: 0, lost: [] as string[] }));
  for (let i = 0; i < queries; i++) {
    const searchText = mutate(pick(pick(listings, random).names, random).value, random);
    const tokens = queryTokens(normaliseText(searchText).tokens, undefined, index.model);
    const scanned = planQuery(index, tokens, everyForm);
    const compounds = i % EVERY_COMPOUND === 0 ? everyCompound(index, tokens, scanned) : scanned.compounds;
    const every = scoreEveryName(index, { ...scanned, compounds });
    const plan = planQuery(index, tokens);
    for (const at of levels) {
      const expected = reaching(every, at.level);
      const candidates = withSame(index.data, candidateNames(index, plan, rawOf(at.level - 0.06)));
      const scored = candidates.map((name) => scoreName(index, plan, name));
      const found = reaching(scored, at.level);
      const lost = without(expected, found);
      const differing = [...lost, ...without(found, expected)];
      if (differing.length > 0) at.lost.push(`"${searchText}" at ${at.level}: ${differing.join(', ')}`);
      at.names += expected.length;
      at.found += expected.length - lost.length;
      at.candidates += candidates.length;
    }
  }
  return levels;
}

const without = (some: readonly string[], others: readonly string[]): string[] => {
  const known = new Set(others);
  return some.filter((one) => !known.has(one));
};

const QUERIES = 40;

export const candidateRecall: Measure = {
  id: 'candidate-recall',
  about: `${QUERIES} mutated listed names: what retrieval brings, of what scoring every listed name finds at 50 and at 75.`,
  slow: true,
  async run({ sample, loaded }) {
    const levels = recallAgainstBruteForce(await loaded(), sample === 'all' ? QUERIES * 10 : QUERIES, 1);
    const figures = levels.map(({ level, names, found }) =>
      shareOf(
        { id: `candidate-recall/${level}`, measure: `candidate recall against brute force, from ${level}` },
        found / (names || 1),
        names,
      ),
    );
    return { figures, rows: [] };
  },
};
