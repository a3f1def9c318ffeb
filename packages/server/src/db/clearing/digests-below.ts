import { createHash } from 'node:crypto';
import { type Cell, rowDigest } from '../../proof/row-mac.ts';

type Columns = Readonly<Record<string, unknown>>;

/** The one row of `ownership_table`. */
export const OWNERSHIP_ID = 'current';

/** Immutable facts of a version. `kept` may change: without stored listings, nothing is searched. */
const VERSION_COLUMNS = [
  ...(['list', 'sha256', 'content', 'version', 'published_at'] as const),
  ...(['checked_at', 'records', 'rejected', 'bytes', 'file_name'] as const),
];

const STAKE_COLUMNS = [
  ...(['owned', 'owner', 'owned_name', 'owner_name'] as const),
  ...(['share_ppm', 'control', 'as_of', 'source'] as const),
];

/** Digest of the facts of a list version; each of its activations includes it under its own MAC. */
export const versionDigest = (version: Columns): string => rowDigest('list_version', cells(version, VERSION_COLUMNS));

/** Digest of one stake. */
export const stakeDigest = (stake: Columns): string => rowDigest('ownership_stake', cells(stake, STAKE_COLUMNS));

/** Digest of all stakes from their digests, independent of order. */
export const stakesDigest = (stakes: readonly string[]): string =>
  createHash('sha256').update(stakes.toSorted().join()).digest('hex');

const cells = (row: Columns, columns: readonly string[]): readonly Cell[] =>
  columns.map((column) => row[column] as Cell);
