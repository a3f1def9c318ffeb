import type { Call } from '../app.ts';
import { audit } from '../audit.ts';
import { recordFor } from '../records/record-for.ts';
import { answerText } from '../records/recorded-answer.ts';

/**
 * A recorded screening: the JSON of the answer, in today's words. Reading it is recorded too.
 *
 * @throws ApiError `search_not_found`, `search_erased`
 */
export async function getSearch(
  call: Call<'now', 'audit' | 'erasure' | 'screenings' | 'tokens'>,
  searchId: string,
): Promise<string> {
  const { answer } = await recordFor(call, searchId);
  await audit(call, 'record.read', searchId);
  return answerText(answer);
}
