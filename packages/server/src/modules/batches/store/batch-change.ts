import type { Batch, BatchReading } from './batch.ts';
import type { BatchGround } from './ground.ts';

/** A change of the state of a batch, where it is in one of some states. */
export type BatchChange = Partial<Pick<Batch, 'state' | 'problem' | 'startedAt' | 'endedAt'>> & {
  readonly reading?: BatchReading;
};

/** A batch as pages find it. */
export type PlacedBatch = Batch & { readonly place: number };

/** What is stored with rows that are done. */
export type RowsProgress = {
  /** Bytes of the file that were read until now. */
  readonly readBytes: number;
  /** What these rows were screened with and no row before. */
  readonly grounds: readonly BatchGround[];
};
