import type { IndexImage } from '@namesake/engine';
import type { ListVersion } from '@namesake/lists';
import type { HandedOver } from '../index-file/index-for-parent.ts';
import type { FiledRecords } from '../snapshot/packed-records.ts';
import type { ControlName } from '../snapshot/prove-index.ts';
import type { PackedTies } from '../snapshot/tie-packer.ts';
import type { UnusedFile } from '../types/load-order.ts';
import type { Archived } from '../versions/archive-lists.ts';
import type { LoadStep } from './workers/load-steps.ts';

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
