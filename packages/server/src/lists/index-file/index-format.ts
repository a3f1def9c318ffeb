import type { ListVersion } from '@namesake/lists';
import type { UnusedFile } from '../load-order.ts';
import type { ControlName } from '../snapshot/prove-index.ts';
import type { Held } from '../versions/held.ts';
import type { MadeOf } from './index-key.ts';

/*
 * A saved index: prelude, parts, facts as JSON. The prelude has the place and SHA-256 of the facts, the facts have the
 * SHA-256 of each part. Records are read one by one and have a CRC-32 each. So every byte is checked before its use.
 */

/** First bytes of every file. A new layout gets a new number. */
export const MAGIC = 'NSINDEX3';

/** {@link MAGIC}, offset and length of the facts (64 bits, little-endian), and their SHA-256. */
export const PRELUDE_BYTES = 8 + 8 + 8 + 32;

/** Parts begin at multiples of this, as typed arrays require. */
export const ALIGNMENT = 8;

/** Position of a part in the file, in bytes. */
export type Part = { readonly from: number; readonly bytes: number; readonly sha256: string };

/** Results of a load besides the index, the records and the ties. */
export type LoadFacts = {
  readonly versions: readonly ListVersion[];
  readonly skipped: readonly UnusedFile[];
  readonly refused: readonly UnusedFile[];
  /** Each list as stored, with its held removals. */
  readonly kept: readonly KeptList[];
  readonly controls: readonly ControlName[];
  /** Sources of the index; null if unknown. */
  readonly madeOf: MadeOf | null;
};

export type KeptList = {
  readonly list: string;
  readonly sha256: string;
  readonly content: string;
  readonly bytes: number;
  readonly isUnchecked?: boolean;
  readonly held: readonly Held[];
  readonly lacking: readonly Held[];
};

/** Facts at the end of the file. */
export type SavedFacts = LoadFacts & {
  readonly key: string;
  readonly layout: string;
  /** Layout of the `IndexNotes`; null if none were saved. */
  readonly notesLayout: string | null;
  readonly tieIds: readonly string[];
  readonly parts: Readonly<Record<PartName, Part>>;
  /** End of the last record; null if no records were saved. */
  readonly recordsEnd: number | null;
};

const PARTS = ['index', 'tiesTo', 'tiesFrom', 'starts', 'lengths', 'sums', 'notes'] as const;
export type PartName = (typeof PARTS)[number];

/** Why a saved index is not used. */
export class SavedIndexDamaged extends Error {}
