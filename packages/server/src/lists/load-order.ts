import type { ListVersion, RefusalCode } from '@namesake/lists';
import type { ArchiveOrder } from './versions/compare-lists.ts';

/**
 * Who uses an index: each keeps its newest one. A service has removals held back, and records; a screening of a file
 * has neither.
 */
export type IndexUser = 'service' | 'screen';

/** What the loader does in addition to building the index. */
export type LoadOrder = LoadRequest & {
  /** Where what was read is kept; nothing is kept where absent. */
  readonly archive?: ArchiveOrder;
  /**
   * Folder for the file of an index that is not saved, with its records, which are read per hit; the system's temporary
   * one where absent.
   */
  readonly recordsDir?: string;
  /** Searches are answered meanwhile, and go first. */
  readonly inBackground?: boolean;
  /** Whether only names are shown, so that records can be left out. */
  readonly namesOnly?: boolean;
  /** Where the index is saved, and looked for before anything is read; neither where absent. */
  readonly saved?: { readonly dir: string; readonly user: IndexUser };
};

/** Where the loader reads listings from. */
export type LoadRequest =
  /** Official files that the operator put there. */
  | { readonly kind: 'dir'; readonly dir: string }
  /** Files that `downloadSource` put there, with the time of their last check. */
  | { readonly kind: 'downloads'; readonly dir: string }
  /** Versions that were kept, of another time. */
  | {
      readonly kind: 'stored';
      readonly dir: string;
      readonly contents: readonly { readonly content: string; readonly version: ListVersion }[];
    }
  /** The bundled, fictional list. */
  | { readonly kind: 'sample' };

/**
 * A file that was not used: skipped (no list, or a format that is not read) or refused (should be one, must not be
 * used).
 */
export type UnusedFile = {
  readonly path: string;
  readonly reason: string;
  readonly list: string | null;
  readonly code?: RefusalCode;
  /** Of a file that was read whole. */
  readonly version?: ListVersion;
};
