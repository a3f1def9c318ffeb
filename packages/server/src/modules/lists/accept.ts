import type { AcceptVersionRequest, ListDetail } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { audit } from '../../context/audit.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { hexOf } from '../../lib/ids/hash-text.ts';
import { getList } from './get.ts';

/**
 * Accepts a refused download on an operator's decision. Resolves when searches use it.
 *
 * @throws ApiError `version_not_found`, `version_not_acceptable`
 */
export async function acceptVersion(
  call: Call,
  { id, hash }: { readonly id: string; readonly hash: string },
  { text }: AcceptVersionRequest,
): Promise<ListDetail> {
  const { app } = call;
  const file = (await app.refused.list(id)).find(({ sha256 }) => sha256 === hexOf(hash));
  if (file === undefined) throw new ApiError('version_not_found');
  if (!file.acceptable) throw new ApiError('version_not_acceptable', { detail: `The file ${file.reason}.` });
  await app.refused.accept(id, file.sha256);
  await audit(call, 'list.version_accepted', id, { sha256: file.sha256, refused: file.code, reason: text.trim() });
  return getList(call, id);
}
