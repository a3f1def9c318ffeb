import { type ErrorCode, queryMembers, searchRequestSchema } from '@namesake/contract';
import type { Index } from '@namesake/engine';
import { DEFAULT_POLICY, outcomeOf, type Policy, weakerThanDefault } from '@namesake/engine/vocabulary';
import { z } from 'zod';
import { indexScreener } from '../../lists/snapshot/index-screener.ts';
import { toQuery } from '../../modules/search/apply-request.ts';
import { datesOfSearch, futureDates } from '../../modules/search/check-birth-dates.ts';
import { type LeftOut, type LineResult, leftOutByPolicy, lineResult } from '../../row-files/row-line.ts';
import { screenNow } from '../../screening/search-now.ts';

/** A row without its id. */
export const screenRowSchema = z.strictObject({
  ...queryMembers,
  externalRef: searchRequestSchema.shape.externalRef,
});

/** Settings shared by all rows of a run. */
export type Screening = {
  readonly policy: Policy;
  /** False if a list of the folder could not be used: then no row is cleared. */
  readonly complete: boolean;
  /** Start of the run, Unix milliseconds: later birth dates are invalid. */
  readonly nowMs: number;
  /** Ignored members of rows. */
  readonly ignored: readonly string[];
};

/** Result of a row, without its id. */
type RowAnswer =
  | ({ readonly outcome: string; readonly results: readonly LineResult[] } & LeftOut)
  | { readonly error: { readonly code: ErrorCode } };

/** Screens one row in the same way as a search. */
export function screenRow(
  request: z.output<typeof screenRowSchema>,
  index: Index,
  { policy, complete, nowMs }: Screening,
  leftOut: readonly string[] = [],
): RowAnswer {
  if (futureDates(datesOfSearch(request), nowMs).length > 0) return { error: { code: 'invalid_birth_date' } };
  const screened = screenNow(indexScreener(index), toQuery(request), policy);
  if ('tooExpensive' in screened) return { error: { code: 'search_too_expensive' } };
  const { screening } = screened;
  // A weaker policy than the default hides results, and an ignored name may have some: no party is cleared.
  const restricted = weakerThanDefault(policy, DEFAULT_POLICY, []).length > 0 || leftOut.length > 0;
  const decision = outcomeOf(screening, { sample: false, listsComplete: complete, restricted });
  if (!decision.answer && decision.code !== 'lists_unavailable') return { error: { code: decision.code } };
  const outcome = decision.answer ? decision.outcome : 'incomplete';
  return { outcome, results: screening.hits.map(lineResult), ...leftOutByPolicy(screening) };
}
