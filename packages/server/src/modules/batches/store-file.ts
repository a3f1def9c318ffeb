import { createHash } from 'node:crypto';
import type { BatchFormat } from '@namesake/contract';
import { ApiError } from '../../lib/errors/api-error.ts';
import { EncodingDetector } from '../../row-files/file-bytes.ts';
import type { UnpackedSheet } from '../../row-files/spreadsheet-thread.ts';
import type { Batch } from './store/batch.ts';
import type { BatchFileStore } from './store/batch-file-store.ts';

const FORMATS: Readonly<Record<string, BatchFormat>> = {
  'text/csv': 'csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/x-ndjson': 'jsonl',
  'application/json': 'json',
};
/** Formats by file extension, since browsers send different media types. */
const ENDINGS: Readonly<Record<string, BatchFormat>> = {
  csv: 'csv',
  tsv: 'csv',
  txt: 'csv',
  xlsx: 'xlsx',
  xlsm: 'xlsx',
  jsonl: 'jsonl',
  ndjson: 'jsonl',
  json: 'json',
};

const CHUNK_BYTES = 256 * 1024;
export const MAX_BYTES = 500 * 1024 * 1024;
/** A workbook is held in memory while it is unpacked. A million customer rows take half of this limit. */
export const MAX_SPREADSHEET_BYTES = 64 * 1024 * 1024;
const SPREADSHEET_TOO_LARGE = { detail: 'Spreadsheets of up to 64 MB are read: save it as CSV.' };

/** A file being uploaded. */
export type UploadedFile = {
  /** File name, in any script; empty if the request has none. */
  readonly name: string;
  readonly format: BatchFormat;
  readonly bytes: AsyncIterable<Uint8Array>;
};

/** Format of a file by its extension, or else by its media type. @throws ApiError `unsupported_media_type` */
export function formatOf({ name, mediaType }: { readonly name: string; readonly mediaType: string }): BatchFormat {
  const ending = /\.(\w{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const format = ENDINGS[ending] ?? FORMATS[mediaType];
  if (format !== undefined) return format;
  throw new ApiError('unsupported_media_type', {
    detail:
      'Files are CSV, XLSX, JSON lines or JSON: say so by the end of the name (.csv, .xlsx, .jsonl, .json) or its type.',
  });
}

/** Facts known once a file is stored. */
export type StoredFile = Pick<Batch, 'fileSha256' | 'fileBytes' | 'encoding'> & {
  readonly sheets: readonly UnpackedSheet[];
};

/** Unpacks a workbook into lines, which are stored as they are read. */
type Unpack = (
  bytes: Uint8Array<ArrayBuffer>,
  store: (lines: Buffer) => Promise<void>,
) => Promise<readonly UnpackedSheet[]>;

/**
 * Stores a file in parts; a workbook is stored as lines of its rows.
 *
 * @throws ApiError `body_too_large`, `file_empty`, `file_unreadable`
 */
export async function storeFile(
  files: Pick<BatchFileStore, 'addChunk'>,
  { id, nowMs, unpack }: { readonly id: string; readonly nowMs: number; readonly unpack: Unpack },
  { format, bytes }: UploadedFile,
): Promise<StoredFile> {
  const [hash, detector, chunks] = [createHash('sha256'), new EncodingDetector(), new Chunks(files, id, nowMs)];
  const whole: Buffer[] = [];
  let fileBytes = 0;
  for await (const part of bytes) {
    const chunk = Buffer.from(part);
    fileBytes += chunk.length;
    if (format === 'xlsx' && fileBytes > MAX_SPREADSHEET_BYTES)
      throw new ApiError('body_too_large', SPREADSHEET_TOO_LARGE);
    if (fileBytes > MAX_BYTES) throw new ApiError('body_too_large');
    if (fileBytes === chunk.length && format !== 'xlsx') checkIsText(chunk);
    hash.update(chunk);
    if (format === 'xlsx') whole.push(chunk);
    else {
      detector.see(chunk);
      await chunks.add(chunk);
    }
  }
  if (fileBytes === 0) throw new ApiError('file_empty');
  const sheets =
    format === 'xlsx' ? await unpack(new Uint8Array(Buffer.concat(whole)), (lines) => chunks.add(lines)) : [];
  await chunks.end();
  return {
    fileSha256: hash.digest('hex'),
    fileBytes,
    sheets,
    encoding: format === 'csv' ? detector.end() : 'utf-8',
  };
}

/** First bytes of XLSX and other ZIP archives, and of older spreadsheets (XLS). */
const SPREADSHEETS = [Buffer.from('PK\x03\x04', 'latin1'), Buffer.from([0xd0, 0xcf, 0x11, 0xe0])];

/** Refuses spreadsheets sent as text, whose bytes would be read as names. */
function checkIsText(start: Buffer): void {
  if (SPREADSHEETS.some((bytes) => start.subarray(0, bytes.length).equals(bytes)))
    throw new ApiError('file_unreadable', {
      detail:
        'The file is a spreadsheet or archive: send XLSX by its own media type, or as a form with a name that ends in .xlsx.',
    });
}

/** Stores bytes in parts of at least {@link CHUNK_BYTES}, except for the last. */
class Chunks {
  readonly #files: Pick<BatchFileStore, 'addChunk'>;
  readonly #id: string;
  readonly #nowMs: number;
  #held: Buffer[] = [];
  #length = 0;
  #number = 0;

  constructor(files: Pick<BatchFileStore, 'addChunk'>, id: string, nowMs: number) {
    [this.#files, this.#id, this.#nowMs] = [files, id, nowMs];
  }

  async add(bytes: Buffer): Promise<void> {
    this.#held.push(bytes);
    this.#length += bytes.length;
    if (this.#length >= CHUNK_BYTES) await this.end();
  }

  async end(): Promise<void> {
    if (this.#length === 0) return;
    const data = Buffer.concat(this.#held);
    [this.#held, this.#length] = [[], 0];
    await this.#files.addChunk(this.#id, this.#number, data, this.#nowMs);
    this.#number += 1;
  }
}
