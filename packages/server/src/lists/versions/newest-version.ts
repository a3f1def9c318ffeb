import { isOlder, type ListVersion, MOST_AHEAD_MS, SOURCES } from '@namesake/lists';
import type { StoredListVersion } from '../store/list-version.ts';
import type { RefusedVersionRow } from '../store/refused-version-store.ts';

/** The newest publication of a list that was searched here, which an older one must not replace by itself. */
export type NewestVersion = {
  readonly version: ListVersion;
  /** What its listings are kept as; null where nothing proves that those were searched. */
  readonly content: string | null;
};

/** What decides whether a file is a rollback. */
export type RollbackRules = {
  /** By list. */
  readonly newest: Readonly<Record<string, NewestVersion>>;
  /** SHA-256 of the files of each list that an operator accepted although they are older. */
  readonly accepted: Readonly<Record<string, readonly string[]>>;
};

/**
 * The version that a file would roll back; undefined where it may be searched. A list without a publication date of its
 * own has no older one.
 */
export function rolledBackBy(file: ListVersion, { newest, accepted }: RollbackRules): NewestVersion | undefined {
  const known = newest[file.id];
  const isPublished = file.sourceUrl !== '' && file.isUndated === undefined;
  if (known === undefined || !isPublished || accepted[file.id]?.includes(hashOf(file)) === true) return undefined;
  if (hashOf(file) === hashOf(known.version)) return undefined;
  return isOlder(file.publishedAt, known.version.publishedAt) ? known : undefined;
}

/** The rules that follow from what was searched here and what was accepted. */
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
 * The newest publications, of which only what was searched last may take the place of an older file.
 *
 * @param searched content by list, as far as something proves it
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
 * Where an operator went back to an older publication, what was searched before does not count any more. Nor does a
 * date that was still to come when it was read: every later version would look older.
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
  return publishedMs !== checkedAt && publishedMs <= acceptedAt + MOST_AHEAD_MS;
}

/** As the file was read then. */
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
