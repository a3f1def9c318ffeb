import type { Listing, LoadedLists } from '@namesake/engine';
import { freshnessOf } from '../list/freshness.ts';
import { ListRefused } from '../list/list-refused.ts';
import type { ListVersion } from '../list/list-version.ts';
import { LIST_TRAITS } from '../registry/list-traits.ts';
import { SOURCES } from '../registry/registry.ts';
import { readListsDir, type SkippedFile } from './read-lists-dir.ts';

export type LoadOptions = {
  /** Ids of lists that must be present, such as `un_sc`; if absent, the lists in the folder are sufficient. */
  readonly required?: readonly string[];
  /** Unix milliseconds, for the age of the lists. Default: now. */
  readonly nowMs?: number;
};

/** Lists of a folder, ready for `createScreener`. */
export type ListsOfFolder = LoadedLists & {
  readonly listings: readonly Listing[];
  readonly versions: readonly ListVersion[];
  /** Files that are not searched, each with the reason. */
  readonly skipped: readonly SkippedFile[];
};

/**
 * Reads every list of a folder into memory and reports their problems. `gaps` are unusable files, missing required
 * lists, and files so old that their publisher has most likely replaced them. Memory: about 3 kB per listing.
 * @throws ListRefused when the folder cannot be read or holds no list
 */
export async function loadListsDir(
  dir: string,
  { required = [], nowMs = Date.now() }: LoadOptions = {},
): Promise<ListsOfFolder> {
  const listings: Listing[] = [];
  const onListing = (listing: Listing): void => void listings.push(listing);
  const { loaded, skipped, refused } = await readListsDir(dir, { onListing, nowMs });
  if (loaded.length === 0)
    throw refused[0] ?? new ListRefused('no_records', 'holds no list that is read', { file: dir });
  const absent = required.filter((id) => !loaded.some((version) => version.id === id));
  const gaps = [
    ...refused.map(({ message }) => message),
    ...absent.map((id) => `The required list ${id} is not there.`),
    ...loaded.filter((version) => !provesSomething(version, nowMs)).map(({ id }) => `The list ${id} is too old.`),
  ];
  return { listings, versions: loaded, skipped, gaps, traits: LIST_TRAITS };
}

/** Whether the age of a file lets an empty result mean anything: see `freshnessOf`. */
function provesSomething({ id, publishedAt, checkedAt }: ListVersion, nowMs: number): boolean {
  const { status } = freshnessOf({
    origin: 'disk',
    checkedAtMs: null,
    contactAtMs: null,
    publishedAtMs: publishedAt === checkedAt ? null : Date.parse(publishedAt),
    publishedEveryDays: SOURCES.find((source) => source.id === id)?.publishedEveryDays ?? null,
    attestedAtMs: null,
    isClockBack: false,
    nowMs,
  });
  return status === 'fresh' || status === 'aged';
}
