import { DEFAULT_POLICY, type EntityType, type Index, OPEN_POLICY } from '@namesake/engine';
import { typeOfListing } from '../../packages/engine/src/index/open/type-of.ts';
import { assess } from '../../packages/engine/src/score/assess.ts';
import type { Match } from '../../packages/engine/src/score/match.ts';
import { matchQuery } from '../../packages/engine/src/screen/match-query.ts';
import { matchNames } from '../../packages/engine/src/screen/name/match-names.ts';
import { readQuery } from '../../packages/engine/src/screen/query/read-query.ts';
import { mergeMatches } from '../../packages/engine/src/screen/rank/merge-matches.ts';
import { MAX_STEPS } from '../../packages/engine/src/screen/step-limits.ts';
import type { Observation } from './observation.ts';

const NOBODY: ReadonlySet<number> = new Set();
/** Sixteenths of a bit per bit. */
const BIT = 16;

/** Matches that a search for a name shows on all lists, before grouping and explanation; without names inside texts. */
export function shownFor(index: Index, searchText: string): readonly Match[] {
  const read = readQuery(index, { searchText });
  const { threshold } = DEFAULT_POLICY;
  const found = index.scratch.during(
    () =>
      matchQuery(index, read, OPEN_POLICY, (reading) => matchNames(index, reading, threshold, OPEN_POLICY), threshold),
    MAX_STEPS,
  );
  return mergeMatches(found, NOBODY, threshold).filter(
    ({ name, reading, context }) =>
      (name?.tenths ?? 0) >= threshold * 10 && reading?.kind === 'name' && context === undefined,
  );
}

/** The scorer's results for a match. */
export function observed(
  index: Index,
  match: Match,
  about: Pick<Observation, 'source' | 'same' | 'fold' | 'groups'>,
): Observation | undefined {
  const { name, listing } = match;
  if (!name) return undefined;
  const type: EntityType = typeOfListing(index, listing);
  const { tenths } = assess(index, { searchText: '' }, DEFAULT_POLICY, match);
  return {
    ...about,
    type,
    finding: name.finding?.code ?? null,
    bits: (name.finding?.agreement ?? name.agreement) / BIT,
    before: name.before / 10,
    nameScore: name.tenths / 10,
    score: tenths / 10,
  };
}
