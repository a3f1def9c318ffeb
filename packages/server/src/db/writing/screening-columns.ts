import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { recordOf } from '../../lib/formats/json-record.ts';

/**
 * What packed bytes are written to, a chunk at a time: most records fit into one. With the 16 KB that are usual, the
 * few bytes of each record would hold on to 16 KB outside the heap, of which the garbage collector takes little notice.
 */
const CHUNK_BYTES = 512;

/** Nearly every body fits: then it is encoded here, once more to save making a buffer for each. */
const scratch = Buffer.allocUnsafeSlow(64 * 1_024);

/** What the history finds a screening by, and only the request says: null where it is absent. */
type HistoryColumns = {
  /** Null also of the default policy. */
  readonly policy: string | null;
  readonly externalRef: string | null;
};

const NONE: HistoryColumns = { policy: null, externalRef: null };

/**
 * Packs the JSON of a screening. The dictionary is its context (lists, engine, policy) as the answer repeats it, so
 * that what many records share costs each a few bytes: 70 instead of 1,400 for a typical no-match.
 */
export function packBody(body: string, dictionary: Uint8Array): Buffer {
  return deflateRawSync(bytesOf(body), { dictionary, level: 6, memLevel: 5, chunkSize: CHUNK_BYTES });
}

/** What `packBody` packed. */
export function unpackBody(packed: Buffer, dictionary: Uint8Array): string {
  return inflateRawSync(packed, { dictionary }).toString('utf8');
}

/** Good until the next call. */
function bytesOf(text: string): Buffer {
  // A UTF-16 unit takes three bytes at most.
  return text.length * 3 <= scratch.length ? scratch.subarray(0, scratch.write(text)) : Buffer.from(text);
}

/** The columns of a screening that repeat a part of its request. */
export function historyColumns(request: string): HistoryColumns {
  try {
    const { policy, externalRef } = recordOf(JSON.parse(request));
    return { policy: policy === 'default' ? null : textOf(policy), externalRef: textOf(externalRef) };
  } catch {
    return NONE;
  }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? storable(value) : null);

/** Databases hold no NUL in a text and no half of a surrogate pair; a filter is changed in the same way. */
export const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '\ufffd');
