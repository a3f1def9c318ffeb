import { type CompareRequest, type CompareResponse, typeGiven } from '@namesake/contract';
import { type ComparedEntity, type Comparison, normaliseText, SearchTooExpensiveError } from '@namesake/engine';
import type { Call } from '../../context/app.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { tooExpensive } from '../../screening/refusals.ts';
import { findPolicy } from '../policies/find-policy.ts';
import { engineInfo } from './answer-context.ts';
import { toIdentifier, toQuery } from './apply-request.ts';
import { checkBirthDates, datesOfComparison } from './check-birth-dates.ts';
import { presentEvidence } from './present-hit.ts';

/**
 * Scores two parties in the same way as a search. Records nothing, since no list is searched.
 *
 * @throws ApiError `invalid_birth_date`, `unscreenable_text` if the query has nothing that can be compared,
 *   `unknown_policy`, `search_too_expensive`
 */
export async function compareParties({ app }: Call, request: CompareRequest): Promise<CompareResponse> {
  checkBirthDates(datesOfComparison(request), app.now());
  const query = toQuery(request.query);
  if (normaliseText(query.searchText).tokens.length === 0) throw new ApiError('unscreenable_text');
  const base = await findPolicy(app, request.policy);
  const policy = { ...base, threshold: request.threshold ?? base.threshold };
  const startedMs = performance.now();
  const comparison = unlessTooExpensive(() => app.compare(query, toComparedEntity(request.entity), policy));
  const tookMs = Math.round((performance.now() - startedMs) * 100) / 100;
  return {
    ...comparison,
    evidence: presentEvidence(comparison.evidence),
    engine: engineInfo(app, { base, policy }, policy.threshold, tookMs),
  };
}

function unlessTooExpensive(compare: () => Comparison): Comparison {
  try {
    return compare();
  } catch (error) {
    throw error instanceof SearchTooExpensiveError ? tooExpensive() : error;
  }
}

/** Converts the described party for the engine, without empty members. */
export function toComparedEntity(given: CompareRequest['entity']): ComparedEntity {
  const { names, birthDates, gender, countries, identifiers } = given;
  const type = typeGiven(given);
  return {
    names,
    ...(type === undefined ? {} : { type }),
    ...(birthDates === undefined ? {} : { birthDates }),
    ...(gender === undefined ? {} : { gender }),
    ...(countries === undefined ? {} : { countries }),
    ...(identifiers === undefined ? {} : { identifiers: identifiers.map(toIdentifier) }),
  };
}
