import { crc32, inflateRawSync } from 'node:zlib';
import { ListRefused } from '../../list/list-refused.ts';

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 0xffff;
/** A workbook of fifty sheets with drawings has some 250. */
const MAX_ENTRIES = 5_000;
/**
 * A file that unpacks to this many times its size, and to this many bytes, is built to exhaust its reader. Lists
 * compress to a tenth, some to a thirtieth.
 */
export const MAX_TIMES = 200;
export const HARMLESS_BYTES = 16 * 1024 * 1024;

type Entry = {
  readonly method: number;
  readonly flags: number;
  readonly size: number;
  readonly offset: number;
  readonly crc: number;
};

/** A compressed file, and the checksum of its unpacked content (CRC-32). */
export type PackedEntry = { readonly packed: Buffer; readonly isDeflated: boolean; readonly crc: number };

/**
 * Files in a ZIP archive, by name. Only the directory at its end is used, but not its sizes: at most `maxBytes` are
 * unpacked in total, and only stored and deflated files without encryption (APPNOTE 6.3.10, 4.3 and 4.4).
 */
export class ZipEntries {
  readonly #bytes: Buffer;
  readonly #entries: ReadonlyMap<string, Entry>;
  #left: number;

  /** Throws `ListRefused` if the directory cannot be read. */
  constructor(bytes: Buffer, maxBytes: number) {
    this.#bytes = bytes;
    this.#left = maxBytes;
    this.#entries = directoryOf(bytes);
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  names(): readonly string[] {
    return [...this.#entries.keys()];
  }

  /** The compressed file with that name: the caller unpacks it, and limits its output. Throws `ListRefused`. */
  packed(name: string): PackedEntry {
    const entry = this.#entries.get(name);
    if (entry === undefined) throw damaged();
    return { packed: packedOf(this.#bytes, entry), isDeflated: entry.method === 8, crc: entry.crc };
  }

  /** The unpacked file with that name; undefined if there is none. Throws `ListRefused`. */
  read(name: string): Buffer | undefined {
    const entry = this.#entries.get(name);
    if (entry === undefined) return undefined;
    const packed = packedOf(this.#bytes, entry);
    const most = Math.min(this.#left, Math.max(HARMLESS_BYTES, packed.length * MAX_TIMES));
    const bytes = entry.method === 0 ? packed : inflate(packed, most);
    this.#left -= bytes.length;
    if (this.#left < 0) throw tooLarge();
    // Damaged data may still unpack, with other letters.
    if (crc32(bytes) !== entry.crc) throw damaged();
    return bytes;
  }
}

function directoryOf(bytes: Buffer): Map<string, Entry> {
  const end = endOf(bytes);
  const count = bytes.readUInt16LE(end + 10);
  const entries = new Map<string, Entry>();
  if (count > MAX_ENTRIES) throw new ListRefused('too_large', 'is an archive of more files than any workbook has');
  let at = bytes.readUInt32LE(end + 16);
  for (let n = 0; n < count; n += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY_SIGNATURE) throw damaged();
    const nameBytes = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameBytes);
    entries.set(name, {
      flags: bytes.readUInt16LE(at + 8),
      method: bytes.readUInt16LE(at + 10),
      crc: bytes.readUInt32LE(at + 16),
      size: bytes.readUInt32LE(at + 20),
      offset: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameBytes + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

function endOf(bytes: Buffer): number {
  const last = bytes.length - END_BYTES;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT_BYTES); at -= 1) {
    if (bytes.readUInt32LE(at) === END_SIGNATURE) return at;
  }
  throw new ListRefused('truncated', 'is a spreadsheet or archive cut off before its end: fetch the file again');
}

function packedOf(bytes: Buffer, { offset, size, method, flags }: Entry): Buffer {
  if ((flags & 1) !== 0) throw new ListRefused('unsupported_format', 'is an encrypted spreadsheet or archive');
  if (method !== 0 && method !== 8) throw new ListRefused('compression', 'is packed in a way that is not read');
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== LOCAL_SIGNATURE) throw damaged();
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  if (start + size > bytes.length) throw damaged();
  return bytes.subarray(start, start + size);
}

function inflate(packed: Buffer, maxOutputLength: number): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, maxOutputLength) });
  } catch (cause) {
    const isBomb = cause instanceof Error && 'code' in cause && cause.code === 'ERR_BUFFER_TOO_LARGE';
    throw isBomb ? tooLarge() : damaged(cause);
  }
}

function tooLarge(): ListRefused {
  return new ListRefused('too_large', 'is larger after decompression than any spreadsheet of a list is');
}

/** The error for an archive whose data contradicts its directory. */
export function damaged(cause?: unknown): ListRefused {
  return new ListRefused('compression', 'is a damaged spreadsheet or archive: fetch the file again', { cause });
}
