import type { Listing } from '@namesake/engine';
import type { ListVersion } from '@namesake/lists';
import { diffLines, type ListingChange } from './diff-lines.ts';
import type { Held } from './held.ts';
import { heldNames } from './hold-names.ts';
import { whyHold } from './hold-removals.ts';
import type { RollbackRules } from './newest-version.ts';
import { VersionFiles } from './version-files.ts';

/** Where versions are kept, what of each list was searched until now, and whose word removes listings. */
export type ArchiveOrder = RollbackRules & {
  readonly dir: string;
  /** Content of each list, by id. */
  readonly active: Readonly<Record<string, string>>;
  readonly held: Readonly<Record<string, readonly Held[]>>;
  /** Whether a later file that lacks the same listings confirms that they are gone. */
  readonly laterFileConfirms: boolean;
};

/** How a version of a list differs from the one searched until now. */
export type ComparedList = {
  readonly list: string;
  readonly sha256: string;
  /** Null where nothing was searched before. */
  readonly changes: readonly ListingChange[] | null;
  readonly held: readonly Held[];
};

export type ReadListings = {
  /** Those of one list as JSON, a line each, sorted. */
  lines(list: string): readonly string[];
  /** Adds listings, each in the place of that with its id where there is one. */
  put(listings: readonly Listing[]): void;
};

/** Compares what was read with what is searched, and puts the listings back whose removal is held. Before the index is built. */
export function compareLists(
  order: ArchiveOrder,
  versions: readonly ListVersion[],
  listings: ReadListings,
): readonly ComparedList[] {
  return versions.map((version) => compareList(order, version, listings));
}

function compareList(
  order: ArchiveOrder,
  { id: list, sha256: hash, isAccepted, isKept }: ListVersion,
  listings: ReadListings,
): ComparedList {
  const files = new VersionFiles(order.dir);
  const sha256 = hash.replace(/^sha256:/, '');
  const before = order.active[list];
  if (isKept === true) return keptList(order, list, sha256, listings.lines(list));
  if (before === undefined || !files.has(before)) return { list, sha256, changes: null, held: [] };
  const lines = listings.lines(list);
  if (VersionFiles.contentOf(lines) === before) return { list, sha256, changes: [], held: [] };
  const old = files.read(before);
  const changes = diffLines(old, lines);
  const removed = changes.filter(({ change }) => change === 'removed');
  const gone: Gone = new Map(
    removed.map(({ listing, fields }) => [listing, fields.length > 0 ? 'delisted' : 'absent']),
  );
  if (isAccepted === true) return { list, sha256, changes, held: [] };
  const removals = gone.size === 0 ? [] : heldOf(order, list, sha256, gone, old);
  const lost = new Set(removals.map(({ listing }) => listing));
  if (lost.size > 0) listings.put([...parsed(old)].filter(({ id }) => lost.has(id)));
  const names = heldNames(order, { list, sha256, changes }, old, lines);
  if (names.united.length > 0) listings.put(names.united);
  const held = [...removals, ...names.held];
  const ids = new Set(held.map(({ listing }) => listing));
  return { list, sha256, changes: changes.filter(({ listing }) => !ids.has(listing)), held };
}

/** A version that is searched on in the place of a refused file: what is held of it stays held. */
function keptList(
  { dir, active, held }: ArchiveOrder,
  list: string,
  sha256: string,
  lines: readonly string[],
): ComparedList {
  const files = new VersionFiles(dir);
  const before = active[list];
  const still = (held[list] ?? []).filter(({ confirmed }) => !confirmed);
  if (before === undefined || !files.has(before)) return { list, sha256, changes: null, held: still };
  const changes = VersionFiles.contentOf(lines) === before ? [] : diffLines(files.read(before), lines);
  return { list, sha256, changes, held: still };
}

/** Listings that are listed no more, and how the file says so. */
type Gone = ReadonlyMap<string, 'absent' | 'delisted'>;

function heldOf(
  { held, laterFileConfirms }: ArchiveOrder,
  list: string,
  sha256: string,
  gone: Gone,
  old: Iterable<string>,
): readonly Held[] {
  const known = (held[list] ?? []).filter(({ listing }) => gone.has(listing));
  const still = known.filter((one) => !one.confirmed && !(laterFileConfirms && one.sha256 !== sha256));
  const judged = new Set(known.map(({ listing }) => listing));
  const removed = new Map([...gone].filter(([id]) => !judged.has(id)));
  const reason = whyHold({ before: parsed(old, judged), removed });
  if (reason === undefined) return still;
  return [...still, ...[...removed.keys()].map((listing) => ({ listing, sha256, reason, confirmed: false }))];
}

/** Listings one by one, those with these ids left out. */
function* parsed(lines: Iterable<string>, without: ReadonlySet<string> = new Set()): Generator<Listing> {
  for (const line of lines) {
    const listing: Listing = JSON.parse(line);
    if (!without.has(listing.id)) yield listing;
  }
}
