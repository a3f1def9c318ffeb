import type { Index } from '../index/open-index.ts';
import { namesIn } from '../normalise/names-in.ts';
import { normaliseText, type Token } from '../normalise/normalise-text.ts';
import { planQuery } from '../retrieve/query-plan.ts';
import { queryTokens } from '../retrieve/query-tokens.ts';
import type { Reading } from '../score/match.ts';
import type { EntityType } from '../types/listing.ts';
import { isInsufficient } from './sufficiency.ts';

/**
 * The names a text may be: the whole of it, and each of several that it names ("X (ex Y)", "SHIPPER: X"). A part too common to name
 * anybody is left to the whole.
 */
export function readingsOf(index: Index, text: string, type: EntityType | undefined): Reading[] {
  const { tokens } = normaliseText(text);
  if (tokens.length === 0) return [];
  const readingOf = (own: readonly Token[]): Reading => ({
    kind: 'name',
    text,
    plan: planQuery(index, queryTokens(own, undefined, index.model)),
  });
  const parts = namesIn(text, tokens, type ?? 'unknown', index.model)
    .map(readingOf)
    .filter(({ plan }) => !isInsufficient(plan.tokens, index.model));
  return [readingOf(tokens), ...parts];
}
