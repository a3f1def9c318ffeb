import type { Listing } from '@namesake/engine';
import type { ListVersion } from '../list/list-version.ts';
import { readListFile } from './read-list-file.ts';

/** A file to read. */
export type ListFile = {
  readonly path: string;
  /** Id of the list that the file must be. */
  readonly sourceHint?: string;
};

/** Result of reading a file. Its listings are held until its list is accepted. */
export type WholeFile = { readonly version: ListVersion; readonly handOn: () => void };

/**
 * Reads files. It receives all of them first, so that it may read several at a time, and returns them one by one. The
 * returned function rejects with `ListRefused` if the file must not be used.
 */
export type FileReader = (files: readonly ListFile[]) => (file: ListFile) => Promise<WholeFile>;

/** Reads files one after another on this thread. Listings are only kept if requested. */
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
