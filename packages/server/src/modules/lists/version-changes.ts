import type { ListDiffResponse, ListVersionsResponse, ListVersionView } from '@namesake/contract';
import type { App, Call } from '../../context/app.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { hashText, hexOf } from '../../lib/ids/hash-text.ts';
import { type Page, readCursor, writeCursor } from '../../lib/paging.ts';
import type { StoredListVersion } from '../../lists/store/list-version.ts';
import { countChanges } from '../../lists/versions/diff-lines.ts';

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

/**
 * A page of the differences between two versions of a list.
 *
 * @throws ApiError `list_not_found`, `version_not_found`, `version_not_proved`, `version_not_kept`, `cursor_invalid`
 */
export async function diffVersions({ app }: Call, id: string, range: string, page: Page): Promise<ListDiffResponse> {
  const [a = '', b = ''] = range.split('..');
  const [from, to] = [await findVersion(app, id, hexOf(a)), await findVersion(app, id, hexOf(b))];
  const what = `diff ${id} ${from.seq} ${to.seq}`;
  const start = page.cursor === undefined ? 0 : readCursor(app.keys.cursor, what, page.cursor);
  const { changes, unchanged } = await app.versions.diff(from.content, to.content).catch((error: unknown) => {
    throw error instanceof Error && error.name === 'VersionDamaged' ? damaged([id], error) : error;
  });
  const end = start + page.limit;
  return {
    list: id,
    from: presentVersion(from),
    to: presentVersion(to),
    counts: { ...countChanges(changes), unchanged },
    items: changes.slice(start, end).map(({ name, ...change }) => ({ ...change, primaryName: name })),
    nextCursor: end < changes.length ? writeCursor(app.keys.cursor, what, end) : null,
  };
}

/**
 * The newest version whose file hash or content hash begins with this prefix. One file may be searched first with held
 * removals, then without.
 */
async function findVersion(app: App, list: string, hash: string): Promise<StoredListVersion> {
  const found = await app.storage.listVersions.find(list, hash);
  const [newest] = found;
  if (
    newest === undefined ||
    found.some(({ sha256, content }) => sha256 !== newest.sha256 && content !== newest.content)
  ) {
    const known = (await app.storage.listVersions.list(list, 1)).length > 0;
    throw new ApiError(known ? 'version_not_found' : 'list_not_found');
  }
  const kept = found.find((version) => version.kept);
  if (kept === undefined) throw new ApiError('version_not_kept');
  if (!kept.isProved) throw new ApiError('version_not_proved');
  return kept;
}

/** A stored version as the API returns it. */
export function presentVersion(stored: StoredListVersion): ListVersionView {
  const { sha256, content, version, publishedAt, records, rejected, fileName, active, kept, counts } = stored;
  return {
    fileHash: hashText(sha256),
    contentHash: hashText(content),
    version,
    publishedAt,
    checkedAt: new Date(stored.checkedAt).toISOString(),
    acceptedAt: new Date(stored.acceptedAt).toISOString(),
    recordCount: records,
    rejectedCount: rejected,
    fileName,
    active,
    kept,
    changes: counts,
  };
}

/** Error for stored listings that cannot be read or do not match their hash. */
export const damaged = (lists: readonly string[], cause: unknown): ApiError =>
  new ApiError('version_not_proved', {
    detail: `Stored listings are damaged, or others than were searched: of ${lists.join(', ')}. The operator restores the folder versions of the data folder from a backup.`,
    cause,
  });
