import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { recordOf } from '../../lib/formats/json-record.ts';

/**
 * Output chunk of compression: most records fit into one. With the usual 16 KB, the few bytes of each record would keep
 * 16 KB outside the heap alive, which the garbage collector hardly notices.
 */
const CHUNK_BYTES = 512;

/** Nearly every body fits into this buffer, which saves allocating one for each. */
const scratch = Buffer.allocUnsafeSlow(64 * 1_024);

/** Values from the request by which the history finds a screening; null if absent. */
type HistoryColumns = {
  /** Null also for the default policy. */
  readonly policy: string | null;
  readonly externalRef: string | null;
};

const NONE: HistoryColumns = { policy: null, externalRef: null };

/**
 * Compresses the JSON of a screening. The dictionary is its context (lists, engine, policy) as repeated in the answer,
 * so shared content costs each record a few bytes: 70 instead of 1,400 for a typical screening without a match.
 */
export function packBody(body: string, dictionary: Uint8Array): Buffer {
  return deflateRawSync(bytesOf(body), { dictionary, level: 6, memLevel: 5, chunkSize: CHUNK_BYTES });
}

/** Reverses `packBody`. */
export function unpackBody(packed: Buffer, dictionary: Uint8Array): string {
  return inflateRawSync(packed, { dictionary }).toString('utf8');
}

/** Valid until the next call. */
function bytesOf(text: string): Buffer {
  // A UTF-16 unit takes three bytes at most.
  return text.length * 3 <= scratch.length ? scratch.subarray(0, scratch.write(text)) : Buffer.from(text);
}

/** Columns of a screening that repeat parts of its request. */
export function historyColumns(request: string): HistoryColumns {
  try {
    const { policy, externalRef } = recordOf(JSON.parse(request));
    return { policy: policy === 'default' ? null : textOf(policy), externalRef: textOf(externalRef) };
  } catch {
    return NONE;
  }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? storable(value) : null);

/** Databases reject NUL and lone surrogates in text; filters must be converted in the same way. */
export const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '\ufffd');
