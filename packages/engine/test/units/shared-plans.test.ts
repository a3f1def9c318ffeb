import { describe, expect, it } from 'vitest';
import { stringAt } from '../../src/index/tables/packed-strings.ts';
import { normaliseText } from '../../src/normalise/text/normalise-text.ts';
import { queryTokens } from '../../src/retrieve/lookup/query-tokens.ts';
import { planQuery } from '../../src/retrieve/plan/query-plan.ts';
import type { Reading } from '../../src/score/match.ts';
import { DEFAULT_POLICY } from '../../src/screen/default-policy.ts';
import { type KnownScores, matchNames } from '../../src/screen/name/match-names.ts';
import type { EntityType } from '../../src/types/listing.ts';
import { inventListings } from '../builders/invent.ts';
import { mutate } from '../builders/mutate.ts';
import { below, pick, randomFrom } from '../builders/random.ts';
import { runs } from '../builders/runs.ts';
import { indexOf, model } from '../builders/search.ts';

const random = randomFrom(runs(1).seed);
const index = indexOf(inventListings(300, random));
const TYPES: readonly EntityType[] = ['person', 'organization', 'unknown'];
const names = Array.from({ length: runs(150).numRuns }, () =>
  mutate(stringAt(index.data.names.values, below(index.stats.names, random)), random),
);
/** Each name several times, at other places and as names of other types. */
const parts = Array.from({ length: 4 * names.length }, () => ({
  text: `${' '.repeat(below(9, random))}${pick(names, random)}`,
  type: pick(TYPES, random),
}));
const readingOf = ({ text, type }: (typeof parts)[number]): Reading => ({
  kind: 'name',
  text,
  plan: planQuery(index, queryTokens(normaliseText(text).tokens, type, model)),
});

describe('words that stand in several parts of a text', () => {
  it('are planned once in a search, and the plan is that of each part alone', () => {
    const shared = index.scratch.during(() => parts.map(readingOf));
    expect(shared).toEqual(parts.map(readingOf));
    expect(new Set(shared.map(({ plan }) => plan.matches)).size).toBeLessThan(parts.length);
  });

  it('reach the names that each part alone reaches, each at its own place', () => {
    const known: KnownScores = new Map();
    const reached = (part: (typeof parts)[number], scores?: KnownScores) =>
      matchNames(index, readingOf(part), 75, DEFAULT_POLICY, scores).map(({ reading, ...match }) => ({
        ...match,
        tokens: reading?.plan.tokens,
      }));
    const shared = index.scratch.during(() => parts.map((part) => reached(part, known)));
    expect(shared).toEqual(parts.map((part) => reached(part)));
    expect(shared.flat().length).toBeGreaterThan(parts.length / 4);
    expect(known.size).toBeLessThan(parts.length);
  });
});
