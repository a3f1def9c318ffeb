import type { CompoundMatch, UnitMatches } from '../../index/caches/matches.ts';
import type { Index } from '../../index/open/open-index.ts';
import { beginsPlace } from '../../knowledge/lexicon/places/places.ts';
import { namesIn } from '../../normalise/names/names-in.ts';
import type { Token } from '../../normalise/text/token.ts';
import { candidatesAt } from '../../retrieve/candidates/candidates.ts';
import { addCompound } from '../../retrieve/lookup/find-compounds.ts';
import type { QueryToken } from '../../retrieve/lookup/query-tokens.ts';
import type { QueryPlan } from '../../retrieve/plan/query-plan.ts';
import type { EntityType } from '../../types/listing.ts';
import { spellingVariants } from '../name/spelling-variants.ts';
import { partReadings } from '../query/part-readings.ts';
import { splitNameReadings } from '../query/split-name-readings.ts';
import type { TouchedNames } from './touched-names.ts';

/** Whether a text of a few words of letters is compared as the whole that it is, and as nothing else. */
export function isReadOnce(
  index: Index,
  text: string,
  tokens: readonly Token[],
  type: EntityType | undefined,
): boolean {
  if (tokens.some((token) => beginsPlace(token.text))) return false;
  if (namesIn(text, tokens, type ?? 'unknown', index.model).length > 0) return false;
  if (spellingVariants(text, tokens, index.model).length > 0) return false;
  const submitted = {
    text,
    field: 'searchText' as const,
    index: null,
    origin: { text, spanOf: (from: number, to: number) => [from, to] as const },
    undone: [],
  };
  return (
    splitNameReadings(index, submitted, type).length === 0 &&
    partReadings(index, submitted, tokens, type, true).length === 0
  );
}

/** Whether a name may reach a level by some words, none of which is joined to another. */
export function reachesTogether(
  index: Index,
  tokens: readonly QueryToken[],
  touched: readonly TouchedNames[],
  points: number,
): boolean {
  const matches: UnitMatches[] = [];
  const compounds = new Map<number, CompoundMatch[]>();
  touched.forEach((word, unit) => {
    if (word.matches !== undefined) matches.push({ ...word.matches, unit });
    for (const compound of word.compounds) addCompound(compounds, unit, compound);
  });
  const plan: QueryPlan = {
    tokens,
    totalWeight: tokens.reduce((sum, { weight }) => sum + weight, 0),
    units: tokens.map(({ weight }, first) => ({ first, count: 1, weight })),
    matches,
    compounds,
    initials: new Map(),
    kana: false,
    tagged: new Map(),
  };
  return candidatesAt(index, plan, points).length > 0;
}
