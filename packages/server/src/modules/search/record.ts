import { DEFAULT_POLICY_NAME, type SearchRequest, type SearchResponse } from '@namesake/contract';
import type { Policy } from '@namesake/engine';
import type { App, Call } from '../../context/app.ts';
import { audit } from '../../context/audit.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { storageProblemOf } from '../../lib/errors/storage-problem.ts';
import { referenceHash } from '../decisions/four-eyes.ts';
import { policyHash } from '../policies/find-policy.ts';
import { recordFor } from '../records/record-for.ts';
import { answerText } from '../records/recorded-answer.ts';
import { answerContext } from './answer-context.ts';

type Screened = {
  /** The named policy, without the request's changes. */
  readonly base: Policy;
  readonly id: Buffer;
  readonly actor: string;
  readonly request: SearchRequest;
  readonly answer: SearchResponse;
};

/**
 * Makes the screening durable and returns the answer's JSON, which is exactly what was recorded.
 *
 * @throws ApiError `storage_unavailable` when it cannot be recorded: no record, no answer
 */
export async function recordScreening(app: App, screened: Screened): Promise<string> {
  const { base, id, actor, request } = screened;
  const { outcome, total } = screened.answer;
  const answer = JSON.stringify(screened.answer);
  try {
    const intern = () => app.storage.screenings.internContext(answerContext(app, base));
    // Noted before the record: whether one person may decide alone depends on it.
    if (request.externalRef !== undefined && base.name !== DEFAULT_POLICY_NAME)
      await app.storage.referencePolicies.note(referenceHash(app.keys, request.externalRef), base.name);
    const contextId = await app.contexts.of(app.lists.revision, policyHash(base), intern);
    await app.storage.screenings.record({
      id,
      actor,
      outcome,
      total,
      answer,
      contextId,
      request: JSON.stringify(request),
    });
  } catch (cause) {
    const detail = storageProblemOf(cause)?.text;
    const more = detail === undefined ? {} : { detail };
    throw new ApiError('storage_unavailable', { ...more, headers: { 'retry-after': '5' }, cause });
  }
  return answer;
}

/**
 * JSON of a recorded answer in the current format. Reading it is recorded too.
 *
 * @throws ApiError `search_not_found`, `search_erased`
 */
export async function getSearch(call: Call, searchId: string): Promise<string> {
  const { answer } = await recordFor(call, searchId);
  await audit(call, 'record.read', searchId);
  return answerText(answer);
}
