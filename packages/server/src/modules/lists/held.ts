import type { DelistedListings, HeldRemovals } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { hashText } from '../../lib/ids/hash-text.ts';
import { type Page, readCursor, writeCursor } from '../../lib/paging.ts';

/**
 * A page of the listings of a list that are searched although the publisher's newest file lacks them.
 *
 * @throws ApiError `list_not_found`, `cursor_invalid`
 */
export async function listHeld({ app }: Call, id: string, page: Page): Promise<HeldRemovals> {
  if (!app.lists.states(app.now()).some((list) => list.id === id)) throw new ApiError('list_not_found');
  const what = `held ${id}`;
  const start = page.cursor === undefined ? 0 : readCursor(app.keys.cursor, what, page.cursor);
  const rows = (await app.storage.heldRemovals.all()).filter(({ list }) => list === id);
  const end = start + page.limit;
  const records = app.lists.current()?.records;
  return {
    total: rows.length,
    items: rows.slice(start, end).map(({ listing, what, sha256, reason, since, confirmedAt }) => {
      const searched = app.lists.current()?.held.has(listing) === true;
      const record = searched ? records?.find(listing)?.listing : undefined;
      const name = record?.names.find(({ kind }) => kind === 'primary') ?? record?.names[0];
      return {
        listing,
        primaryName: name?.value ?? null,
        entityType: record?.entityType ?? 'unknown',
        programs: record?.programs ?? [],
        missing: what,
        searched,
        missingFrom: hashText(sha256),
        text: reason,
        since: new Date(since).toISOString(),
        confirmed: confirmedAt !== null,
      };
    }),
    nextCursor: end < rows.length ? writeCursor(app.keys.cursor, what, end) : null,
  };
}

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
