import type { ListVersion } from '@namesake/lists';
import type { UnusedFile } from '../load-order.ts';
import type { ControlName } from '../snapshot/prove-index.ts';
import type { Held } from '../versions/held.ts';
import type { MadeOf } from './index-key.ts';

/*
 * A saved index: prelude, parts, facts as JSON. The prelude has the place and SHA-256 of the facts, the facts have the
 * SHA-256 of each part, and each record, since it is read alone, has a CRC-32. So every byte is checked before its use.
 */

/** Begins every file. Another layout of the file gets another number. */
export const MAGIC = 'NSINDEX3';

/**
 * Bytes of {@link MAGIC}, where the facts begin and how long they are (64 bits, lowest byte first), and their SHA-256.
 */
export const PRELUDE_BYTES = 8 + 8 + 8 + 32;

/** Parts begin at multiples of this, for typed arrays. */
export const ALIGNMENT = 8;

/** Where a part is, in bytes of the file. */
export type Part = { readonly from: number; readonly bytes: number; readonly sha256: string };

/** Results of a load in addition to the index, the records and the ties. */
export type LoadFacts = {
  readonly versions: readonly ListVersion[];
  readonly skipped: readonly UnusedFile[];
  readonly refused: readonly UnusedFile[];
  /** Each list as it was kept, with the removals that are held back. */
  readonly kept: readonly KeptList[];
  readonly controls: readonly ControlName[];
  /** What it is made from; null where that is not known. */
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

/** The end of the file. */
export type SavedFacts = LoadFacts & {
  readonly key: string;
  readonly layout: string;
  /** What `IndexNotes` are made of; null where none were kept. */
  readonly notesLayout: string | null;
  readonly tieIds: readonly string[];
  readonly parts: Readonly<Record<PartName, Part>>;
  /** Where the last of the records ends; null where none were kept. */
  readonly recordsEnd: number | null;
};

const PARTS = ['index', 'tiesTo', 'tiesFrom', 'starts', 'lengths', 'sums', 'notes'] as const;
export type PartName = (typeof PARTS)[number];

/** Why a saved index is not used. */
export class SavedIndexDamaged extends Error {}
