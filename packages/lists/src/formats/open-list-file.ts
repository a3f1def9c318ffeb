import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable, Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createGunzip, createInflateRaw } from 'node:zlib';
import { ListRefused } from '../list/list-refused.ts';
import { listFileStats } from './list-file-stats.ts';
import { archivedList } from './zip/archived-list.ts';
import { damaged, HARMLESS_BYTES, MAX_TIMES } from './zip/zip-entries.ts';

const CHUNK_BYTES = 64 * 1024;

/** Facts about the bytes, known after the last chunk. */
export type FileBytes = { readonly sha256: string; readonly bytes: number };

export type OpenOptions = {
  /** A larger file, after decompression, is refused. */
  readonly maxBytes: number;
  /** Called synchronously with each decompressed chunk, in order. An error it throws ends the reading. */
  readonly onChunk: (chunk: Buffer) => void;
};

/**
 * Streams a file, decompressing gzip or a ZIP archive of one list by content (its name does not matter), and hashes the
 * bytes on disk. Memory use does not grow with the file. Throws `ListRefused`.
 */
export async function openListFile(path: string, { maxBytes, onChunk }: OpenOptions): Promise<FileBytes> {
  await listFileStats(path);
  const hash = createHash('sha256');
  let bytes = 0;
  let inflated = 0;
  let crc = 0;
  let isZip = false;
  let packing: Packing = 'none';
  const deliver = (chunk: Buffer): void => {
    inflated += chunk.length;
    if (isZip) crc = crc32(chunk, crc);
    if (packing !== 'none' && inflated > HARMLESS_BYTES && inflated > MAX_TIMES * bytes)
      throw new ListRefused('too_large', `unpacks to more than ${MAX_TIMES} times its size, which no list does`);
    if (inflated > maxBytes) throw new ListRefused('too_large', `is larger than ${maxBytes} bytes after decompression`);
    onChunk(chunk);
  };
  const raw = createReadStream(path, { highWaterMark: CHUNK_BYTES });
  const gunzip = createGunzip({ chunkSize: CHUNK_BYTES });
  const sink = (): Transform => sinkOf(deliver);
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      // Empty members of a gzip file would waste time.
      if (packing === 'gzip' && bytes > HARMLESS_BYTES && 2 * inflated < bytes)
        done(new ListRefused('compression', 'unpacks to less than its own size: fetch the file again'));
      else done(null, chunk);
    },
  });
  try {
    packing = await packingOf(path);
    const archived = packing === 'zip' ? await archivedList(path) : undefined;
    if (archived !== undefined) {
      raw.destroy();
      isZip = true;
      hash.update(archived.archive);
      bytes = archived.archive.length;
      const unpack = archived.isDeflated ? [createInflateRaw({ chunkSize: CHUNK_BYTES })] : [];
      await pipeline([Readable.from(chunksOf(archived.packed)), ...unpack, sink()]);
      if (crc !== archived.crc) throw damaged();
    } else if (packing === 'gzip') await pipeline(raw, counted, gunzip, sink());
    else await pipeline(raw, counted, sink());
  } catch (error) {
    raw.destroy();
    throw refusalOf(error, packing);
  }
  if (bytes === 0) throw new ListRefused('empty', 'is empty: fetch the file again');
  return { sha256: `sha256:${hash.digest('hex')}`, bytes };
}

function sinkOf(deliver: (chunk: Buffer) => void): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      try {
        deliver(chunk);
        done();
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
  });
}

type Packing = 'none' | 'gzip' | 'zip';

/** By the first bytes; a ZIP archive that is a spreadsheet is identified later. */
export async function packingOf(path: string): Promise<Packing> {
  for await (const chunk of createReadStream(path, { end: 3 })) {
    if (!Buffer.isBuffer(chunk)) break;
    if (chunk[0] === 0x1f && chunk[1] === 0x8b) return 'gzip';
    return chunk.toString('latin1') === 'PK\u0003\u0004' ? 'zip' : 'none';
  }
  return 'none';
}

function* chunksOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) yield bytes.subarray(at, at + CHUNK_BYTES);
}

function refusalOf(error: unknown, packing: Packing): unknown {
  if (error instanceof ListRefused || !(error instanceof Error)) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (packing !== 'none' && code === 'Z_BUF_ERROR') {
    return new ListRefused('truncated', `is a ${packing} file cut off before its end: fetch the file again`, {
      cause: error,
    });
  }
  if (packing !== 'none' && code.startsWith('Z_')) {
    return new ListRefused('compression', `is a damaged ${packing} file (${error.message})`, { cause: error });
  }
  if (/^E[A-Z]+$/.test(code)) {
    return new ListRefused('unreadable', `cannot be read (${code}): check that it exists and its permissions`, {
      cause: error,
    });
  }
  return error;
}
