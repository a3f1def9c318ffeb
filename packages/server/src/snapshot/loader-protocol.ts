import type { IndexImage } from '@namesake/engine';
import type { ListVersion, RefusalCode } from '@namesake/lists';
import type { HandedOver } from '../saved-index/hand-over.ts';
import type { IndexUser } from '../saved-index/saved-name.ts';
import type { Archived } from '../versions/archive-lists.ts';
import type { ArchiveOrder } from '../versions/compare-lists.ts';
import type { LoadStep } from './load-steps.ts';
import type { FiledRecords } from './packed-records.ts';
import type { ControlName } from './prove-index.ts';
import type { PackedTies } from './tie-packer.ts';

/** What the loader does besides building the index. */
export type LoadOrder = LoadRequest & {
  /** Where what was read is kept; nothing is kept where absent. */
  readonly archive?: ArchiveOrder;
  /** Folder for the file of an index that is not saved, with its records, which are read per hit; the system's temporary one where absent. */
  readonly recordsDir?: string;
  /** Searches are answered meanwhile, and go first. */
  readonly inBackground?: boolean;
  /** Whether names are all that will be told: records are then left out. */
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

/** A file that was not used: skipped (no list, or a format that is not read) or refused (should be one, must not be used). */
export type UnusedFile = {
  readonly path: string;
  readonly reason: string;
  readonly list: string | null;
  readonly code?: RefusalCode;
  /** Of a file that was read whole. */
  readonly version?: ListVersion;
};

/** What a load came to. */
export type BuiltIndex = {
  readonly index: IndexImage;
  /** Undefined where names are all that will be told. */
  readonly records: FiledRecords | undefined;
  readonly ties: PackedTies;
  readonly versions: readonly ListVersion[];
  readonly archived: readonly Archived[];
  readonly controls: readonly ControlName[];
};

/** What the loader says. */
export type LoaderMessage =
  | { readonly kind: 'read'; readonly version: ListVersion }
  /** How far it has come, several times a second. */
  | { readonly kind: 'step'; readonly step: LoadStep }
  | { readonly kind: 'skipped'; readonly file: UnusedFile }
  | { readonly kind: 'refused'; readonly file: UnusedFile }
  | { readonly kind: 'indexing'; readonly listings: number }
  /** How much is wrong in a list that is searched all the same; the list itself tells what. */
  | { readonly kind: 'warnings'; readonly list: string; readonly count: number }
  /** What was searched of a list before is stored no more, so that nobody knows what the new version removes. */
  | { readonly kind: 'unchecked'; readonly list: string }
  /** What became of the saved index, for the operator. */
  | { readonly kind: 'saved'; readonly text: string }
  | { readonly kind: 'built'; readonly file: HandedOver; readonly archived: readonly Archived[] }
  | { readonly kind: 'failed'; readonly reason: string };
