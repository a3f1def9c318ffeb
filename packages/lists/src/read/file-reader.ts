import type { Listing } from '@namesake/engine';
import type { ListVersion } from '../list/list-version.ts';
import { readListFile } from './read-list-file.ts';

/** A file that is to be read. */
export type ListFile = {
  readonly path: string;
  /** Id of the list that it must be. */
  readonly sourceHint?: string;
};

/** Result of reading a file. Its listings are kept back until its list is accepted. */
export type WholeFile = { readonly version: ListVersion; readonly handOn: () => void };

/**
 * Reads files: gets all of them first, so that it may read several at a time, and returns one after another. What it
 * gives rejects with `ListRefused` where the file must not be used.
 */
export type FileReader = (files: readonly ListFile[]) => (file: ListFile) => Promise<WholeFile>;

/** Reads one file after another, in this thread. Listings are kept only where requested. */
export const oneByOne =
  (onListing?: (listing: Listing) => void, maxBytes?: number): FileReader =>
  () =>
  async ({ path, ...hint }) => {
    const listings: Listing[] = [];
    const version = await readListFile(path, {
      ...hint,
      onListing: onListing === undefined ? () => {} : (listing) => void listings.push(listing),
      ...(maxBytes === undefined ? {} : { maxBytes }),
    });
    return {
      version,
      handOn: () => {
        for (const listing of listings) onListing?.(listing);
      },
    };
  };
