import type { DelistedListings } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { readCursor, writeCursor } from '../../lib/paging/cursor.ts';
import type { Page } from '../../lib/paging/page.ts';

/**
 * One page of the delisted parties of a list, latest removal first.
 *
 * @throws ApiError `list_not_found`, `cursor_invalid`
 */
export async function listDelisted({ app }: Call, id: string, page: Page): Promise<DelistedListings> {
  const { listVersions } = app.storage;
  const isKnown = app.lists.states(app.now()).some((list) => list.id === id);
  if (!isKnown && (await listVersions.first(id)) === undefined) throw new ApiError('list_not_found');
  const what = `delisted ${id}`;
  const start = page.cursor === undefined ? 0 : readCursor(app.keys.cursor, what, page.cursor);
  const rows = await listVersions.delisted(id);
  const end = start + page.limit;
  return {
    total: rows.length,
    items: rows.slice(start, end).map(({ listing, name, entityType, inFile, at }) => ({
      listing,
      primaryName: name,
      entityType: entityType ?? 'unknown',
      inFile,
      at: new Date(at).toISOString(),
    })),
    nextCursor: end < rows.length ? writeCursor(app.keys.cursor, what, end) : null,
  };
}
