import type { IndexImage } from '@namesake/engine';
import type { ListVersion } from '@namesake/lists';
import type { HandedOver } from '../index-file/index-for-parent.ts';
import type { UnusedFile } from '../load-order.ts';
import type { FiledRecords } from '../snapshot/packed-records.ts';
import type { ControlName } from '../snapshot/prove-index.ts';
import type { PackedTies } from '../snapshot/tie-packer.ts';
import type { Archived } from '../versions/archive-lists.ts';
import type { LoadStep } from '../workers/load-steps.ts';

/** The result of a load. */
export type BuiltIndex = {
  readonly index: IndexImage;
  /** Undefined if only names are shown. */
  readonly records: FiledRecords | undefined;
  readonly ties: PackedTies;
  readonly versions: readonly ListVersion[];
  readonly archived: readonly Archived[];
  readonly controls: readonly ControlName[];
};

/** Message of the loader. */
export type LoaderMessage =
  | { readonly kind: 'read'; readonly version: ListVersion }
  /** Progress, several times a second. */
  | { readonly kind: 'step'; readonly step: LoadStep }
  | { readonly kind: 'skipped'; readonly file: UnusedFile }
  | { readonly kind: 'refused'; readonly file: UnusedFile }
  | { readonly kind: 'indexing'; readonly listings: number }
  /** Number of contradictions in a list that is searched nevertheless; the list itself states them. */
  | { readonly kind: 'warnings'; readonly list: string; readonly count: number }
  /** The version searched before is no longer stored, so the removals of the new version are unknown. */
  | { readonly kind: 'unchecked'; readonly list: string }
  /** Whether the saved index was used, for the operator. */
  | { readonly kind: 'saved'; readonly text: string }
  | { readonly kind: 'built'; readonly file: HandedOver; readonly archived: readonly Archived[] }
  | { readonly kind: 'failed'; readonly reason: string };
