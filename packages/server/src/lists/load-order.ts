import type { ListVersion, RefusalCode } from '@namesake/lists';
import type { ArchiveOrder } from './versions/compare-lists.ts';

/**
 * User of an index; each keeps its newest one. A service needs held removals and records; a screening of a file needs
 * neither.
 */
export type IndexUser = 'service' | 'screen';

/** Options of the loader, besides which lists to load. */
export type LoadOrder = LoadRequest & {
  /** Where to store what was read; nothing is stored if absent. */
  readonly archive?: ArchiveOrder;
  /**
   * Folder for the file of an index that is not saved, with its records, which are read per hit; the system's temporary
   * folder if absent.
   */
  readonly recordsDir?: string;
  /** Searches are answered during the load, and have priority. */
  readonly inBackground?: boolean;
  /** Whether only names are shown, so that records can be left out. */
  readonly namesOnly?: boolean;
  /** Where the index is saved, and looked up before reading lists; neither if absent. */
  readonly saved?: { readonly dir: string; readonly user: IndexUser };
};

/** Where the loader reads listings from. */
export type LoadRequest =
  /** Official files placed by the operator. */
  | { readonly kind: 'dir'; readonly dir: string }
  /** Files placed by `downloadSource`, with the time of their last check. */
  | { readonly kind: 'downloads'; readonly dir: string }
  /** Stored versions of an earlier time. */
  | {
      readonly kind: 'stored';
      readonly dir: string;
      readonly contents: readonly { readonly content: string; readonly version: ListVersion }[];
    }
  /** The bundled, fictional list. */
  | { readonly kind: 'sample' };

/**
 * A file that was not used: skipped (not a list, or an unsupported format) or refused (should be a list but must not be
 * used).
 */
export type UnusedFile = {
  readonly path: string;
  readonly reason: string;
  readonly list: string | null;
  readonly code?: RefusalCode;
  /** Present if the file was read in full. */
  readonly version?: ListVersion;
};
