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
/** An unreferenced file may belong to a version that is being recorded. */
const ORPHAN_AGE_MS = 24 * 3_600_000;

/** A version of a list as stored on disk. */
export type StoredContent = {
  /** SHA-256 over the lines, hexadecimal: the file's name. */
  readonly content: string;
  /** Length of the lines, in bytes. */
  readonly bytes: number;
};

/** Stored listings do not match their hash. The error name survives the transfer between threads. */
class VersionDamaged extends Error {
  override readonly name = 'VersionDamaged';
}

/**
 * Stored listings of list versions, one file per content with a sorted line for each listing. Equal listings share a
 * file, however often the publisher recreates its own. Blocking: for threads and commands.
 */
export class VersionFiles {
  readonly #dir: string;

  constructor(dir: string) {
    this.#dir = dir;
  }

  /** Name of the file that stores a content. */
  static nameOf(content: string): string {
    return content + SUFFIX;
  }

  /** Content hash that these lines would have. */
  static contentOf(lines: ListingLines): string {
    return hashOf(lines.pieces());
  }

  /** Stores these lines durably. */
  async write(lines: ListingLines): Promise<StoredContent> {
    const content = hashOf(lines.pieces());
    if (!existsSync(this.#path(content))) await this.#keep(content, lines);
    return { content, bytes: lines.length };
  }

  /**
   * The lines of a content, sorted.
   * @throws Error when it is missing, VersionDamaged when it does not match its hash
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

  /** Removes unreferenced files, and files of killed processes. */
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
