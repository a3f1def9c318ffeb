import type { RefusedVersions } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { hashText } from '../../lib/ids/hash-text.ts';

/**
 * Refused downloads of a list, newest first.
 *
 * @throws ApiError `list_not_found`
 */
export async function refusedVersions({ app }: Call, id: string): Promise<RefusedVersions> {
  if (!app.lists.states(app.now()).some((list) => list.id === id)) throw new ApiError('list_not_found');
  const files = await app.refused.list(id);
  return {
    items: files.map(({ list: _, sha256, reason, ...file }) => ({ ...file, fileHash: hashText(sha256), text: reason })),
    nextCursor: null,
  };
}
