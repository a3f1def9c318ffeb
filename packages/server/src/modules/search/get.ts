import type { Call } from '../../context/app.ts';
import { audit } from '../../context/audit.ts';
import { recordFor } from '../records/record-for.ts';
import { answerText } from '../records/recorded-answer.ts';

/**
 * A recorded screening: the JSON of the answer, in today's words. Reading it is recorded too.
 *
 * @throws ApiError `search_not_found`, `search_erased`
 */
export async function getSearch(call: Call, searchId: string): Promise<string> {
  const { answer } = await recordFor(call, searchId);
  await audit(call, 'record.read', searchId);
  return answerText(answer);
}
