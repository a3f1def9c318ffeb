import type { ListVersion, RefusedFile } from '@namesake/lists';
import type { SnapshotOrigin } from '../lists/snapshot/snapshot.ts';
import type { SavedFile } from './saved-files.ts';

/** A file that is not used. */
export type FoundFile = {
  readonly path: string;
  readonly reason: string;
  /** The list that it is a file of, where that is known. */
  readonly list: string | null;
};

/** What the next start would find of lists. */
export type FoundLists = {
  readonly origin: Exclude<SnapshotOrigin, 'sample'>;
  readonly dir: string;
  readonly versions: readonly ListVersion[];
  /** Files that are no list, of a form that is not read, or of a list of which another file is used. */
  readonly skipped: readonly FoundFile[];
  /** Files that should be a list and must not be used. */
  readonly refused: readonly FoundFile[];
  /** Downloads that came after what is used and were refused, one of each list. */
  readonly refusedDownloads: readonly RefusedFile[];
  /** Why the folder could not be read. */
  readonly failure: string | undefined;
  readonly saved: readonly SavedFile[];
  /** Whether one of the saved indexes is that of these lists as they are, so that the next start loads it. */
  readonly isSaved: boolean;
};
