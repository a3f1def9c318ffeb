import { isOlder, type ListVersion, MAX_AHEAD_MS, SOURCES } from '@namesake/lists';
import type { StoredListVersion } from '../store/list-version.ts';
import type { RefusedVersionRow } from '../store/refused-version-store.ts';

/** The newest publication of a list that was searched here; an older one must not replace it without approval. */
export type NewestVersion = {
  readonly version: ListVersion;
  /** Its stored content; null without proof that it was searched. */
  readonly content: string | null;
};

/** What decides whether a file is a rollback. */
export type RollbackRules = {
  /** By list. */
  readonly newest: Readonly<Record<string, NewestVersion>>;
  /** SHA-256 of older files that an operator accepted, by list. */
  readonly accepted: Readonly<Record<string, readonly string[]>>;
};

/**
 * The version that a file would roll back; undefined if the file may be searched. A list without publication dates has
 * no older files.
 */
export function rolledBackBy(file: ListVersion, { newest, accepted }: RollbackRules): NewestVersion | undefined {
  const known = newest[file.id];
  const isPublished = file.sourceUrl !== '' && file.isUndated === undefined;
  if (known === undefined || !isPublished || accepted[file.id]?.includes(hashOf(file)) === true) return undefined;
  if (hashOf(file) === hashOf(known.version)) return undefined;
  return isOlder(file.publishedAt, known.version.publishedAt) ? known : undefined;
}

/** Rollback rules derived from what was searched and what was accepted. */
export function rollbackRules(
  versions: readonly StoredListVersion[],
  refused: readonly RefusedVersionRow[],
): RollbackRules {
  const newest: Record<string, NewestVersion> = {};
  const accepted: Record<string, string[]> = {};
  for (const { list, sha256, acceptedAt } of refused)
    if (acceptedAt !== null) accepted[list] = [...(accepted[list] ?? []), sha256];
  for (const [list, all] of Map.groupBy(versions, (version) => version.list)) {
    const found = newestOf(
      all,
      refused.filter((row) => row.list === list),
    );
    if (found !== undefined) newest[list] = { version: toListVersion(found), content: found.content };
  }
  return { newest, accepted };
}

/**
 * The newest publications. Only the one searched last may replace an older file.
 * @param searched proved content by list
 */
export const standIns = (
  newest: RollbackRules['newest'],
  searched: ReadonlyMap<string, string>,
): RollbackRules['newest'] =>
  Object.fromEntries(
    Object.entries(newest).map(([list, { version, content }]) => [
      list,
      { version, content: content === searched.get(list) ? content : null },
    ]),
  );

/**
 * After an operator went back to an older publication, earlier searched versions do not count. Nor do dates that were
 * in the future when read: every later version would look older.
 */
function newestOf(
  versions: readonly StoredListVersion[],
  refused: readonly RefusedVersionRow[],
): StoredListVersion | undefined {
  const wentBack = refused
    .filter(({ acceptedAt, sha256 }) => acceptedAt !== null && versions.some((one) => one.sha256 === sha256))
    .sort((a, b) => (b.acceptedAt ?? 0) - (a.acceptedAt ?? 0))[0];
  const counts = ({ sha256, acceptedAt, active }: StoredListVersion): boolean =>
    wentBack === undefined || active || sha256 === wentBack.sha256 || acceptedAt >= (wentBack.acceptedAt ?? 0);
  return versions
    .filter((version) => counts(version) && isDated(version))
    .sort((a, b) => (a.publishedAt < b.publishedAt ? 1 : a.publishedAt > b.publishedAt ? -1 : b.seq - a.seq))[0];
}

function isDated({ publishedAt, checkedAt, acceptedAt }: StoredListVersion): boolean {
  const publishedMs = Date.parse(publishedAt);
  return publishedMs !== checkedAt && publishedMs <= acceptedAt + MAX_AHEAD_MS;
}

/** The version as it was read from the file. */
function toListVersion(stored: StoredListVersion): ListVersion {
  const { list: id, version, publishedAt, records, rejected, fileName: file } = stored;
  const source = SOURCES.find((known) => known.id === id);
  return {
    id,
    title: source?.title ?? id,
    publisher: source?.publisher ?? '',
    version,
    publishedAt,
    checkedAt: new Date(stored.checkedAt).toISOString(),
    records,
    rejected,
    sha256: `sha256:${stored.sha256}`,
    sourceUrl: source?.url ?? '',
    file,
    isKept: true,
  };
}

const hashOf = ({ sha256 }: ListVersion): string => sha256.replace(/^sha256:/, '');
