import type { SearchResponse, SearchResult } from '@namesake/contract';
import { ApiError } from '../../lib/errors/api-error.ts';
import { hasInsufficientName } from '../search/present-hit.ts';

/**
 * Whether an answer may be given to a client of another product. Such clients treat an empty result as a clearance.
 * Parties of the sample are shown, since they clear no party.
 */
export function isWhole(answer: SearchResponse): boolean {
  if (answer.outcome === 'demo') return answer.total > 0;
  return (answer.complete || answer.completeByPolicy === true) && !hasInsufficientName(answer);
}

/**
 * Whether a result reaches the score that a caller requires, 0 to 100. Contradicting facts lower a score but must not
 * clear anybody: a sufficient name score or priority `high` counts as well.
 */
export const reaches = ({ score, nameScore, priority }: SearchResult, least: number): boolean =>
  priority === 'high' || Math.max(score, nameScore) >= least;

/** Results that reach a score. If none does, the first one stays: no request parameter may clear anybody. */
export function resultsFrom(results: readonly SearchResult[], least: number): readonly SearchResult[] {
  const reaching = results.filter((result) => reaches(result, least));
  return reaching.length > 0 ? reaching : results.slice(0, 1);
}

/** Error instead of an answer that is not complete, with what is missing and where its record is. */
export function incomplete(answer: SearchResponse): ApiError {
  const { outcome, searchId, total, deviations, notCompared, warnings, lists } = answer;
  const unusable = lists.filter(({ status }) => status !== 'fresh' && status !== 'aged');
  const why = [
    outcome === 'demo' ? 'Only the fictional sample list is loaded.' : '',
    outcome === 'insufficient_name' ? 'The name says too little to be screened.' : '',
    outcome === 'demo' || unusable.length === 0
      ? ''
      : `Lists that cannot be relied on: ${unusable.map(({ id, status }) => `${id} (${status})`).join(', ')}.`,
    ...deviations.map(({ text }) => `Restricted: ${text}.`),
    ...notCompared.slice(0, 5).map(({ field, why: reason }) => `Not compared: ${field} (${reason}).`),
    ...warnings.filter(({ code }) => code === 'identifier_checksum_failed').map(({ text }) => text),
    total === 0 ? '' : `Potential matches: ${total}.`,
  ].filter((part) => part !== '');
  const detail = `Hold: this proves nothing. ${why.join(' ')} GET /api/v1/searches/${searchId} shows what was recorded.`;
  return new ApiError('answer_incomplete', { detail });
}
