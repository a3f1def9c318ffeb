import type { Index } from '../index/open-index.ts';
import { namesIn } from '../normalise/names-in.ts';
import { normaliseText, type Token } from '../normalise/normalise-text.ts';
import { planInitials } from '../retrieve/plan-initials.ts';
import { planCutQuery, planQuery, type QueryPlan } from '../retrieve/query-plan.ts';
import { queryTokens } from '../retrieve/query-tokens.ts';
import type { Reading } from '../score/match.ts';
import type { EntityType } from '../types/listing.ts';
import { lastResort } from './last-resort.ts';
import { respelled } from './respelled.ts';
import { isInsufficient } from './sufficiency.ts';

/**
 * The names a text may be: the whole of it, and each of several that it names ("X (ex Y)", "SHIPPER: X"), spelled out where its look calls for it. A part too common to name
 * anybody is left to the whole.
 */
export function readingsOf(index: Index, text: string, type: EntityType | undefined): Reading[] {
  const { tokens } = normaliseText(text);
  if (tokens.length === 0) return [];
  const parts = namesIn(text, tokens, type ?? 'unknown', index.model);
  const others = [...parts, ...[tokens, ...parts].flatMap((own) => respelled(text, own, index.model))]
    .map((own) => readingOf(index, text, own))
    .filter(({ plan }) => !isInsufficient(plan.tokens, index.model));
  const whole = readingOf(index, text, tokens);
  const initials = MAY_BE_BODY.has(type) ? planInitials(index, whole.plan.tokens) : undefined;
  return [whole, ...others, ...(initials ? [{ kind: 'name' as const, text, plan: initials }] : [])];
}

const MAY_BE_BODY = new Set<EntityType | undefined>(['organization', 'unknown', undefined]);

/**
 * Ways to read a name by which nothing else was found.
 * @param whole the plan of the whole text, where there is one
 */
export function lastReadingsOf(index: Index, text: string, whole: QueryPlan | undefined): Reading[] {
  const { tokens } = normaliseText(text);
  const readings = lastResort(index, text, tokens).map((own) => readingOf(index, text, own));
  if (whole && mayBeCutOff(text, tokens)) readings.push({ kind: 'name', text, plan: planCutQuery(index, whole) });
  return readings;
}

/** Characters and words a name has at least where a field of fixed length has cut it. */
const SHORTEST_FIELD = 22;
const LEAST_WORDS = 3;

const mayBeCutOff = (text: string, tokens: readonly Token[]): boolean =>
  text.length >= SHORTEST_FIELD && tokens.length >= LEAST_WORDS && tokens.at(-1)?.end === text.length;

const readingOf = (index: Index, text: string, own: readonly Token[]): Reading => ({
  kind: 'name',
  text,
  plan: planQuery(index, queryTokens(own, undefined, index.model)),
});
