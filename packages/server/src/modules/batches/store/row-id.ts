import { createHash } from 'node:crypto';

const BYTES = 16;
const TIME_BYTES = 6;
/** Behind the time (6) and the row (4). */
const RANDOM_FROM = 10;

/** What ids of rows are made from: the random id of a batch, and when it was started, in Unix milliseconds. */
type StartedBatch = { readonly id: string; readonly startedAt: number };

/**
 * The id of the screening of a row, the same however often the row is tried: it is recorded once. It begins with when
 * the batch started and the row, so that rows are in their order wherever ids are; the rest is of the id of the batch,
 * which is random, so that nobody guesses it.
 */
export function rowScreeningId({ id, startedAt }: StartedBatch, row: number): Buffer {
  const bytes = Buffer.alloc(BYTES);
  bytes.writeUIntBE(startedAt, 0, TIME_BYTES);
  bytes.writeUInt32BE(row, TIME_BYTES);
  hashOf(id, row).copy(bytes, RANDOM_FROM);
  return bytes;
}

/** The id that earlier versions gave a row: one that they recorded keeps it. */
export function earlierRowScreeningId({ id, startedAt }: StartedBatch, row: number): Buffer {
  const bytes = Buffer.from(hashOf(id, row).subarray(0, BYTES));
  bytes.writeUIntBE(startedAt, 0, TIME_BYTES);
  return bytes;
}

const hashOf = (id: string, row: number): Buffer => createHash('sha256').update(`${id} ${row}`).digest();
