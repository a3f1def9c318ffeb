import type { Listing } from '@namesake/engine';
import type { ListVersion } from '@namesake/lists';
import { diffLines, type ListingChange } from './diff-lines.ts';
import type { Held } from './held.ts';
import { heldLines, withHeld } from './held-lines.ts';
import { holdBack } from './hold-back.ts';
import type { ListingLines } from './listing-lines.ts';
import type { RollbackRules } from './newest-version.ts';
import { type StoredContent, VersionFiles } from './version-files.ts';

/** Where versions are stored, what was searched of each list, and whose confirmation removes listings. */
export type ArchiveOrder = RollbackRules & {
  readonly dir: string;
  /** Content of each list, by id. */
  readonly active: Readonly<Record<string, string>>;
  /** Lists without proof of what was searched and held: any listing that their file lacks is held. */
  readonly doubted: readonly string[];
  readonly held: Readonly<Record<string, readonly Held[]>>;
  /** Whether a later file without the same listings confirms that they are gone. */
  readonly laterFileConfirms: boolean;
};

/** How a version of a list differs from the one searched before. */
export type ComparedList = {
  readonly list: string;
  readonly sha256: string;
  /** Null if nothing was searched before, or that version is no longer stored. */
  readonly changes: readonly ListingChange[] | null;
  /** Whether the version before is no longer stored, so that the removals of this one are unknown. */
  readonly isUnchecked?: boolean;
  readonly held: readonly Held[];
  /** Held listings that cannot be searched, because they are no longer stored. */
  readonly lacking: readonly Held[];
  /** Stored content that equals this version; undefined if only its listings can tell. */
  readonly stays?: StoredContent;
};

type ReadListings = {
  /** Listings of one list as sorted lines of JSON. */
  lines(list: string): ListingLines;
  /** Adds listings, replacing those with the same id. */
  put(listings: readonly Listing[]): void;
};

/** Stored content of a version, if known without reading its listings. */
export type KnownContent = (version: Pick<ListVersion, 'file'>) => StoredContent | undefined;

/**
 * Compares the read version with the searched one, before the index is built, and restores listings whose removal is
 * held.
 */
export function compareLists(
  order: ArchiveOrder,
  versions: readonly ListVersion[],
  listings: ReadListings,
  known: KnownContent = () => undefined,
): readonly ComparedList[] {
  return versions.map((version) => compareList(order, version, listings, known));
}

function compareList(
  order: ArchiveOrder,
  version: ListVersion,
  listings: ReadListings,
  knownContent: KnownContent,
): ComparedList {
  const { id: list, isAccepted } = version;
  const files = new VersionFiles(order.dir);
  const sha256 = version.sha256.replace(/^sha256:/, '');
  const known = order.held[list] ?? [];
  const active = order.active[list];
  const isDoubted = order.doubted.includes(list);
  const isSure = known.length === 0 && !isDoubted;
  const same = { list, sha256, changes: [], held: [], lacking: [] };
  const stays = version.isKept === true ? undefined : knownContent(version);
  if (isSure && stays !== undefined && stays.content === active) return { ...same, stays };
  const lines = listings.lines(list);
  if (isSure && VersionFiles.contentOf(lines) === active) return same;
  const stored = active !== undefined && files.has(active) ? files.read(active) : undefined;
  const kept = heldLines(files, known);
  // If the previous version is no longer stored, only held listings are known.
  const before = withHeld(stored ?? lines, kept);
  const changes = diffLines(before, lines);
  const none = { held: [], lacking: [], put: [] };
  const { held, lacking, put } =
    isAccepted === true ? none : holdBack({ order, version, isDoubted, sha256, known, kept, before, lines, changes });
  if (put.length > 0) listings.put(put);
  const ids = new Set(held.map(({ listing }) => listing));
  return {
    list,
    sha256,
    changes: stored === undefined ? null : changes.filter(({ listing }) => !ids.has(listing)),
    ...(stored === undefined && active !== undefined ? { isUnchecked: true } : {}),
    held,
    lacking,
  };
}
