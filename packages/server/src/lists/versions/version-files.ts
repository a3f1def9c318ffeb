import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
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
  static contentOf({ bytes }: ListingLines): string {
    return hashOf(bytes);
  }

  /** Keeps these lines; when it returns they would survive a power cut. */
  write({ bytes: text }: ListingLines): StoredContent {
    const content = hashOf(text);
    if (!existsSync(this.#path(content))) this.#keep(content, zstdCompressSync(text));
    return { content, bytes: text.length };
  }

  /**
   * The lines of a content, sorted.
   *
   * @throws Error when it is not there, VersionDamaged when it is not what was written
   */
  read(content: string): ListingLines {
    const text = zstdDecompressSync(readFileSync(this.#path(content)));
    if (hashOf(text) !== content)
      throw new VersionDamaged(
        `The stored version ${content} is damaged: restore ${this.#path(content)} from a backup.`,
      );
    return new ListingLines(text);
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

  #keep(content: string, packed: Buffer): void {
    mkdirSync(this.#dir, { recursive: true, mode: 0o700 });
    const part = join(this.#dir, `${randomUUID()}.part`);
    const file = openSync(part, 'wx', 0o600);
    try {
      writeFileSync(file, packed);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
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

function hashOf(text: Buffer): string {
  return createHash('sha256').update(text).digest('hex');
}
