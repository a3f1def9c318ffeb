import type { AcceptVersionRequest, ListDetail } from '@namesake/contract';
import { ApiError } from '../../errors/api-error.ts';
import { hexOf } from '../../ids/hash-text.ts';
import type { Call } from '../app.ts';
import { audit } from '../audit.ts';
import { checkScope } from '../check-scope.ts';
import { getList } from './get.ts';

/**
 * Accepts a refused download on an operator's decision. Resolves when searches use it.
 *
 * @throws ApiError `version_not_found`, `version_not_acceptable`
 */
export async function acceptVersion(
  call: Call<'lists' | 'now' | 'policy' | 'refused', 'audit' | 'auditEntries' | 'listVersions'>,
  { id, hash }: { readonly id: string; readonly hash: string },
  { text }: AcceptVersionRequest,
): Promise<ListDetail> {
  const { app, principal } = call;
  checkScope(principal, 'lists:write');
  const file = (await app.refused.list(id)).find(({ sha256 }) => sha256 === hexOf(hash));
  if (file === undefined) throw new ApiError('version_not_found');
  if (!file.acceptable) throw new ApiError('version_not_acceptable', { detail: `The file ${file.reason}.` });
  await app.refused.accept(id, file.sha256);
  await audit(call, 'list.version_accepted', id, { sha256: file.sha256, refused: file.code, reason: text.trim() });
  return getList(call, id);
}
