import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { ListRefused } from '../list-refused.ts';

const CHUNK_BYTES = 64 * 1024;

/** What is known of the bytes after the last chunk. */
export type FileBytes = { readonly sha256: string; readonly bytes: number };

export type OpenOptions = {
  /** Refused beyond this many bytes after decompression. */
  readonly maxBytes: number;
  /** Called with each decompressed chunk, in order, with nothing in between. What it throws ends the reading. */
  readonly onChunk: (chunk: Buffer) => void;
};

/**
 * Streams a file, decompressing it if it starts with gzip's magic bytes (its name does not matter), and hashes the
 * bytes as they are on disk. Memory does not grow with the file. Throws `ListRefused`.
 */
export async function openListFile(path: string, { maxBytes, onChunk }: OpenOptions): Promise<FileBytes> {
  const hash = createHash('sha256');
  let bytes = 0;
  let inflated = 0;
  const deliver = (chunk: Buffer): void => {
    inflated += chunk.length;
    if (inflated > maxBytes) throw new ListRefused('too_large', `is larger than ${maxBytes} bytes after decompression`);
    onChunk(chunk);
  };
  const raw = createReadStream(path, { highWaterMark: CHUNK_BYTES });
  let isGzip: boolean | undefined;
  const gunzip = createGunzip({ chunkSize: CHUNK_BYTES });
  const sink = (): Transform => sinkOf(deliver);
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  try {
    isGzip = await startsWithGzip(path);
    if (isGzip) await pipeline(raw, counted, gunzip, sink());
    else await pipeline(raw, counted, sink());
  } catch (error) {
    throw refusalOf(error, isGzip === true);
  }
  if (bytes === 0) throw new ListRefused('empty', 'is empty: the last good version stays in use');
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

async function startsWithGzip(path: string): Promise<boolean> {
  for await (const chunk of createReadStream(path, { end: 1 })) {
    return Buffer.isBuffer(chunk) && chunk[0] === 0x1f && chunk[1] === 0x8b;
  }
  return false;
}

function refusalOf(error: unknown, isGzip: boolean): unknown {
  if (error instanceof ListRefused || !(error instanceof Error)) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (isGzip && code === 'Z_BUF_ERROR') {
    return new ListRefused('truncated', 'is a gzip file cut off before its end: fetch the file again', {
      cause: error,
    });
  }
  if (isGzip && code.startsWith('Z_')) {
    return new ListRefused('compression', `is a damaged gzip file (${error.message})`, { cause: error });
  }
  if (/^E[A-Z]+$/.test(code)) {
    return new ListRefused('unreadable', `cannot be read (${code}): check that it exists and its permissions`, {
      cause: error,
    });
  }
  return error;
}
