import type { Call } from '../../context/app.ts';
import { audit } from '../../context/audit.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { formatScreeningId } from '../../lib/ids/screening-id.ts';
import { erasedText } from '../records/erased-text.ts';
import { answerText, readAnswer } from '../records/recorded-answer.ts';
import { compactView } from '../search/compact-view.ts';

/**
 * The answer to a search that was recorded under the caller's own key, in the view that was asked for. Undefined where
 * nothing was recorded. Reading it is recorded, like reading it by its id.
 *
 * @throws ApiError `search_erased`
 */
export async function readAgain(call: Call, id: Buffer): Promise<string | undefined> {
  const { screenings, erasure } = call.app.storage;
  const stored = await screenings.find(id);
  if (stored === undefined) {
    const erased = await erasure.findErased(id);
    if (erased === undefined) return undefined;
    throw new ApiError('search_erased', { detail: erasedText(erased) });
  }
  await audit(call, 'record.read', formatScreeningId(id));
  const { view } = JSON.parse(stored.request);
  return view === 'compact' ? JSON.stringify(compactView(readAnswer(stored.answer))) : answerText(stored.answer);
}
