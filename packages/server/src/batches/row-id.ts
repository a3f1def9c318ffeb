import { createHash } from 'node:crypto';

/**
 * The id of the screening of a row, the same however often the row is tried: it is recorded once. The id of the batch
 * is random, so that nobody guesses it.
 */
export function rowScreeningId(
  { id, startedAt }: { readonly id: string; readonly startedAt: number },
  row: number,
): Buffer {
  const bytes = createHash('sha256').update(`${id} ${row}`).digest().subarray(0, 16);
  bytes.writeUIntBE(startedAt, 0, 6);
  return Buffer.from(bytes);
}
