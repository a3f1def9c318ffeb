import { createHash } from 'node:crypto';

const BYTES = 16;
/** Behind the time (6) and the row (4). */
const RANDOM_FROM = 10;

/**
 * The id of the screening of a row, the same however often the row is tried: it is recorded once. It begins with when
 * the batch started and the row, so that rows are in their order wherever ids are; the rest is of the id of the batch,
 * which is random, so that nobody guesses it.
 */
export function rowScreeningId(
  { id, startedAt }: { readonly id: string; readonly startedAt: number },
  row: number,
): Buffer {
  const bytes = Buffer.alloc(BYTES);
  bytes.writeUIntBE(startedAt, 0, 6);
  bytes.writeUInt32BE(row, 6);
  createHash('sha256').update(`${id} ${row}`).digest().copy(bytes, RANDOM_FROM);
  return bytes;
}
