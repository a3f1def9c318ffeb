import { MOST_YENTE_RESULTS, type SearchRequest } from '@namesake/contract';
import type { Call } from '../../../context/app.ts';
import { recordSearch } from '../../search/create.ts';
import { incomplete, isWhole } from '../page-of-answer.ts';

/** A recorded screening that is answered in full. */
export type Screened = Awaited<ReturnType<typeof recordSearch>>;

/**
 * Screens one party and records it. What yente's form cannot say is an error here: that lists are old or missing, that
 * something was not compared, that a name says too little. Only the outcome under the policy counts.
 *
 * @param said called with the id of each recorded screening, also of one without an answer
 * @throws ApiError `answer_incomplete` and those of a search
 */
export async function screen(call: Call, request: SearchRequest, said: (searchId: string) => void): Promise<Screened> {
  // Somebody waits: batches give way.
  call.app.live.came();
  const screened = await recordSearch(call, { ...request, limit: MOST_YENTE_RESULTS }, []);
  const { answer } = screened;
  said(answer.searchId);
  if (!isWhole(answer)) throw incomplete(answer);
  return screened;
}
