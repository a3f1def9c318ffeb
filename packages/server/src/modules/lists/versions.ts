import type { ListVersionsResponse } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { readCursor, writeCursor } from '../../lib/paging/cursor.ts';
import type { Page } from '../../lib/paging/page.ts';
import { presentVersion } from './present-version.ts';

/**
 * A page of the versions of a list, newest first.
 *
 * @throws ApiError `list_not_found`, `cursor_invalid`
 */
export async function listVersions({ app }: Call, id: string, page: Page): Promise<ListVersionsResponse> {
  const what = `versions ${id}`;
  const before = page.cursor === undefined ? undefined : readCursor(app.keys.cursor, what, page.cursor);
  const found = await app.storage.listVersions.list(id, page.limit + 1, before);
  const known = app.lists.states(app.now()).some((list) => list.id === id);
  if (found.length === 0 && before === undefined && !known) throw new ApiError('list_not_found');
  const shown = found.slice(0, page.limit);
  const last = shown.at(-1);
  const more = found.length > shown.length && last !== undefined;
  return {
    items: shown.map(presentVersion),
    nextCursor: more ? writeCursor(app.keys.cursor, what, last.seq) : null,
  };
}
