import type { BatchResult, SearchAnswer, SearchResponse } from './api-types.ts';
import { membersOf, NamesakeError } from './error.ts';

/**
 * What a screening says. `mayPass` is the one truth value: everything else, results too, is in `raw`, for people.
 * There is nothing here whose absence reads as a clearance.
 */
export type Answer<Raw extends SearchAnswer = SearchResponse> = {
  /** True only for a complete `no_match` against the lists of now. False is a hold. */
  readonly mayPass: boolean;
  readonly outcome: Raw['outcome'];
  /** The record of this screening. */
  readonly searchId: string;
  /** The answer as it was sent. */
  readonly raw: Raw;
};

/** A row of a batch, and what its screening says: see `Answer`. */
export type RowAnswer = {
  /** True only for a `no_match`: of which every row is complete. False is a hold. */
  readonly mayPass: boolean;
  readonly outcome: BatchResult['outcome'];
  /** Your id of the row, null where it has none. Rows of parties beside it have the same one, and a `role` in `raw`. */
  readonly id: string | null;
  /** The record of its screening; null where it could not be screened. */
  readonly searchId: string | null;
  readonly raw: BatchResult;
};

/** @throws NamesakeError where this is no answer of a search at all */
export function answerOf<Raw extends SearchAnswer>(raw: Raw): Answer<Raw> {
  const { outcome, searchId } = membersOf(raw);
  if (typeof outcome !== 'string' || typeof searchId !== 'string')
    throw new NamesakeError('unexpected_answer', 'The answer is not one of a search.', { status: 200 });
  return Object.freeze({ mayPass: mayPass(raw), outcome: raw.outcome, searchId, raw });
}

export function rowAnswerOf(raw: BatchResult): RowAnswer {
  const { outcome, id, searchId } = raw;
  return Object.freeze({ mayPass: rowMayPass(raw), outcome, id, searchId, raw });
}

/**
 * Every member that could speak against a clearance is read, also where `outcome` says it already: what is missing, of
 * another type or unknown is a hold. An answer about the lists of another day (`asOf`) clears no party today.
 */
function mayPass(raw: unknown): boolean {
  const { outcome, complete, restricted, total, results, notCompared, nextCursor, suppressed, asOf } = membersOf(raw);
  return (
    outcome === 'no_match' &&
    complete === true &&
    restricted === false &&
    total === 0 &&
    isEmpty(results) &&
    isEmpty(notCompared) &&
    nextCursor === null &&
    membersOf(suppressed)['overLimitCount'] === 0 &&
    asOf === undefined
  );
}

function rowMayPass(raw: unknown): boolean {
  const { outcome, error, total, best, searchId } = membersOf(raw);
  return outcome === 'no_match' && error === null && total === 0 && best === null && typeof searchId === 'string';
}

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;
