import type { Batch, BatchReading, BatchRow, RowOutcome } from '../../batches/batch.ts';
import type { BatchGround } from '../../batches/ground.ts';
import type { AuditEvent } from './audit-log.ts';

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

/** Batches: files, their rows, and how far they are. */
export interface BatchStore {
  /** Stores a part of the file of a batch that is being uploaded. */
  addChunk(batch: string, number: number, data: Buffer, nowMs: number): Promise<void>;
  /** Takes away what was stored of a file. */
  dropFile(batch: string): Promise<void>;
  /** Stores a batch whose file is stored. */
  add(batch: Batch, event: AuditEvent): Promise<void>;
  find(id: string): Promise<Batch | undefined>;
  /** The newest first, before a place; of one of these, or of anybody. */
  page(
    actors: readonly string[] | undefined,
    before: number | undefined,
    limit: number,
  ): Promise<readonly PlacedBatch[]>;
  /** How many batches of somebody are not over. */
  unfinished(createdBy: string): Promise<number>;
  /** Those that are queued or running. */
  waiting(): Promise<readonly string[]>;
  /** The file, part by part. */
  file(batch: string): AsyncIterable<Uint8Array>;
  /** False where it is in another state; then nothing is changed. */
  change(id: string, from: readonly Batch['state'][], change: BatchChange, event?: AuditEvent): Promise<boolean>;
  /** Stores rows that follow those that are done. False where others are done meanwhile, or it does not run. */
  finish(batch: Batch, rows: readonly BatchRow[], progress?: RowsProgress): Promise<boolean>;
  /** What its rows were screened with, by the first row of each. */
  grounds(batch: string): Promise<readonly BatchGround[]>;
  /** Rows after a number, in their order. */
  rows(batch: string, outcome: RowOutcome | undefined, after: number, limit: number): Promise<readonly BatchRow[]>;
  /** Drafts from before a time, and paused ones from before another. */
  abandoned(draftsBeforeMs: number, pausedBeforeMs: number): Promise<readonly string[]>;
  /** Drafts and paused ones. */
  atRest(): Promise<readonly string[]>;
  /** Takes away files from before a time that no batch has: their upload broke off. */
  dropBroken(beforeMs: number): Promise<void>;
  /** Those with rows that could not be screened. */
  withErrors(): Promise<readonly string[]>;
  /** Takes away what rows without a screening were: their place and what was wrong stay. */
  forgetRows(batch: string, numbers: readonly number[], event: AuditEvent): Promise<void>;
  /** Takes away batches that ended before a time, with all rows. */
  purgeEnded(cutoffMs: number, event: AuditEvent): Promise<number>;
}
