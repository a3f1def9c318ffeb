import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  createWriteStream,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, zstdDecompressSync } from 'node:zlib';
import { ListingLines } from './listing-lines.ts';

const SUFFIX = '.jsonl.zst';
/** A file that nobody refers to yet may belong to a version that is being recorded. */
const ORPHAN_AGE_MS = 24 * 3_600_000;

/** A version of a list as stored on disk. */
export type StoredContent = {
  /** SHA-256 over the lines, hexadecimal: the file's name. */
  readonly content: string;
  /** Length of the lines, in bytes. */
  readonly bytes: number;
};

/** Stored listings are not those of their hash. A thread that reads them hands on the name. */
class VersionDamaged extends Error {
  override readonly name = 'VersionDamaged';
}

/**
 * Listings of versions of lists, one file for each content: a line for each listing, sorted. Equal
 * listings are one file, however often the publisher makes its file anew. Blocking: for threads and commands.
 */
export class VersionFiles {
  readonly #dir: string;

  constructor(dir: string) {
    this.#dir = dir;
  }

  /** The name of the file that keeps a content. */
  static nameOf(content: string): string {
    return content + SUFFIX;
  }

  /** What these lines would be kept as. */
  static contentOf(lines: ListingLines): string {
    return hashOf(lines.pieces());
  }

  /** Keeps these lines; when it is done they would survive a power cut. */
  async write(lines: ListingLines): Promise<StoredContent> {
    const content = hashOf(lines.pieces());
    if (!existsSync(this.#path(content))) await this.#keep(content, lines);
    return { content, bytes: lines.length };
  }

  /**
   * The lines of a content, sorted.
   *
   * @throws Error when it is not there, VersionDamaged when it is not what was written
   */
  read(content: string): ListingLines {
    const text = zstdDecompressSync(readFileSync(this.#path(content)));
    if (hashOf([text]) !== content)
      throw new VersionDamaged(
        `The stored version ${content} is damaged: restore ${this.#path(content)} from a backup.`,
      );
    return ListingLines.of(text);
  }

  has(content: string): boolean {
    return existsSync(this.#path(content));
  }

  remove(content: string): void {
    rmSync(this.#path(content), { force: true });
  }

  /** Removes files left by a process that was killed, or that nobody refers to. */
  sweep(known: ReadonlySet<string>, nowMs: number): void {
    if (!existsSync(this.#dir)) return;
    for (const name of readdirSync(this.#dir)) {
      const path = join(this.#dir, name);
      if (known.has(name.slice(0, -SUFFIX.length)) || nowMs - statSync(path).mtimeMs < ORPHAN_AGE_MS) continue;
      rmSync(path, { force: true });
    }
  }

  async #keep(content: string, lines: ListingLines): Promise<void> {
    mkdirSync(this.#dir, { recursive: true, mode: 0o700 });
    const part = join(this.#dir, `${randomUUID()}.part`);
    const packer = createZstdCompress({ pledgedSrcSize: lines.length });
    await pipeline(lines.pieces(), packer, createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }));
    renameSync(part, this.#path(content));
    if (process.platform === 'win32') return;
    const folder = openSync(this.#dir, 'r');
    fsyncSync(folder);
    closeSync(folder);
  }

  #path(content: string): string {
    return join(this.#dir, VersionFiles.nameOf(content));
  }
}

function hashOf(pieces: Iterable<Buffer>): string {
  const hash = createHash('sha256');
  for (const piece of pieces) hash.update(piece);
  return hash.digest('hex');
}
