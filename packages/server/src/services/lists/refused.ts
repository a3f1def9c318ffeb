import type { RefusedVersions } from '@namesake/contract';
import { ApiError } from '../../errors/api-error.ts';
import { hashText } from '../../ids/hash-text.ts';
import type { Call } from '../app.ts';
import { checkScope } from '../check-scope.ts';

/**
 * Refused downloads of a list, newest first.
 *
 * @throws ApiError `list_not_found`
 */
export async function refusedVersions(
  { app, principal }: Call<'lists' | 'now' | 'refused'>,
  id: string,
): Promise<RefusedVersions> {
  checkScope(principal, 'lists:read');
  if (!app.lists.states(app.now()).some((list) => list.id === id)) throw new ApiError('list_not_found');
  const files = await app.refused.list(id);
  return {
    items: files.map(({ list: _, sha256, reason, ...file }) => ({ ...file, fileHash: hashText(sha256), text: reason })),
    nextCursor: null,
  };
}
