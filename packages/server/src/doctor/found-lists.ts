import type { ListVersion, RefusedFile } from '@namesake/lists';
import type { SnapshotOrigin } from '../lists/snapshot/snapshot.ts';
import type { SavedFile } from './saved-files.ts';

/** A file that is not used. */
export type FoundFile = {
  readonly path: string;
  readonly reason: string;
  /** The list it belongs to, if known. */
  readonly list: string | null;
};

/** Lists that the next start would find. */
export type FoundLists = {
  readonly origin: Exclude<SnapshotOrigin, 'sample'>;
  readonly dir: string;
  readonly versions: readonly ListVersion[];
  /** Files that are not lists, have an unsupported format, or belong to a list that another file provides. */
  readonly skipped: readonly FoundFile[];
  /** Files that should be lists but must not be used. */
  readonly refused: readonly FoundFile[];
  /** Downloads refused after the current files, one per list. */
  readonly refusedDownloads: readonly RefusedFile[];
  /** Why the folder could not be read. */
  readonly failure: string | undefined;
  readonly saved: readonly SavedFile[];
  /** Whether a saved index matches these lists, so that the next start loads it. */
  readonly isSaved: boolean;
};
