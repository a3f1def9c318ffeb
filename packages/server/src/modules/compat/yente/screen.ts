import { MOST_YENTE_RESULTS, type SearchRequest } from '@namesake/contract';
import type { Call } from '../../../context/app.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { isComplete } from '../../../lists/state/list-book.ts';
import { recordSearch } from '../../search/create.ts';

/** A recorded screening that is answered in full. */
export type Screened = Awaited<ReturnType<typeof recordSearch>>;

/**
 * Screens one party and records it. What yente's form cannot say is an error here: that lists are old or missing, that
 * something was not compared, that a name says too little. Only the outcome under the policy counts.
 *
 * @param said called with the id of each recorded screening, also of one without an answer
 * @throws ApiError `lists_unavailable`, `answer_incomplete` and those of a search
 */
export async function screen(call: Call, request: SearchRequest, said: (searchId: string) => void): Promise<Screened> {
  // Somebody waits: batches give way.
  call.app.live.came();
  const screened = await recordSearch(call, { ...request, limit: MOST_YENTE_RESULTS }, []);
  const { answer } = screened;
  said(answer.searchId);
  const { total, outcome, complete, completeByPolicy } = answer;
  if (outcome === 'demo') {
    if (total > 0) return screened;
    throw new ApiError('lists_unavailable', {
      detail: 'Only the fictional sample list is loaded, so nothing follows from finding nobody on it.',
    });
  }
  const isWhole = complete || completeByPolicy === true;
  if (isWhole && (total > 0 || outcome !== 'insufficient_name')) return screened;
  if (answer.notCompared.length > 0)
    throw incomplete('A part of the query could not be read, so it was not compared.', answer.searchId);
  if (outcome === 'insufficient_name')
    throw incomplete('The name says too little: search again with more of it.', answer.searchId);
  if (isComplete(call.app.lists.states(call.app.now())))
    throw incomplete(
      'The search could not be completed: a number fails its check, or the policy is weakened.',
      answer.searchId,
    );
  throw new ApiError('lists_unavailable', {
    detail: `A list that is needed is missing or too old, so the answer would not be complete. GET /api/v1/searches/${answer.searchId} shows what was found.`,
    headers: { 'retry-after': '60' },
  });
}

const incomplete = (why: string, searchId: string): ApiError =>
  new ApiError('answer_incomplete', { detail: `${why} GET /api/v1/searches/${searchId} shows the answer.` });
