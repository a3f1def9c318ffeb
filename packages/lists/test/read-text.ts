import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Listing } from '@namesake/engine';
import { ListRefused } from '../src/list/list-refused.ts';
import type { ListVersion } from '../src/list/list-version.ts';
import { type ReadOptions, readListFile } from '../src/read/read-list-file.ts';
import { temporaryFolder } from './temporary-folder.ts';

export type ReadResult = {
  readonly version: ListVersion;
  readonly listings: readonly Listing[];
  /** The listing with that id of the publisher; fails the test if there is none. */
  readonly listing: (sourceId: string) => Listing;
};

/** Reads a file as a caller would. */
export async function readPath(path: string, options: Omit<ReadOptions, 'onListing'> = {}): Promise<ReadResult> {
  const listings: Listing[] = [];
  const version = await readListFile(path, { ...options, onListing: (listing) => void listings.push(listing) });
  const listing = (sourceId: string): Listing => {
    const found = listings.find((candidate) => candidate.sourceId === sourceId);
    if (found === undefined) throw new Error(`no listing ${sourceId} among ${listings.map(({ id }) => id).join(', ')}`);
    return found;
  };
  return { version, listings, listing };
}

/** Writes the bytes to a file and reads it. */
export async function readBytes(
  bytes: string | Uint8Array,
  { name = 'list.xml', ...options }: Omit<ReadOptions, 'onListing'> & { readonly name?: string } = {},
): Promise<ReadResult> {
  const path = join(await temporaryFolder(), name);
  await writeFile(path, bytes);
  return readPath(path, options);
}

/** The refusal that reading ends in; fails the test if there is none. */
export async function refusalOf(reading: Promise<unknown>): Promise<ListRefused> {
  const error = await reading.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ListRefused) return error;
  throw new Error(`expected a refusal, got ${String(error)}`);
}
