import { statSync } from 'node:fs';
import type { StorageProblem } from '../../lib/errors/storage-problem.ts';

/** A database consists of three files: losing the log or its index loses commits, like losing the file itself. */
const SUFFIXES = ['', '-wal', '-shm'] as const;

/** Identity of the files of a database: device and inode of each. Can be passed to a thread. */
export type FileIds = { readonly path: string; readonly ids: readonly string[] };

/**
 * Identity of the files of an open database. They are never opened here: by POSIX rules, any close would drop SQLite's
 * locks on them.
 */
export function fileIdsAt(path: string): FileIds {
  return { path, ids: SUFFIXES.map((suffix) => idAt(path + suffix) ?? 'absent') };
}

/** Device and inode of the file at a path; undefined if there is none. */
export function idAt(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found === undefined ? undefined : `${found.dev}:${found.ino}`;
}

/** Checks that the files at the path are still those that were opened. */
export class DatabaseFiles {
  readonly #opened: FileIds;
  readonly #bytes: () => number;
  #largest = 0n;

  /** @param bytes length of the database as its own connection sees it */
  constructor(opened: FileIds, bytes: () => number) {
    this.#opened = opened;
    this.#bytes = bytes;
  }

  /** Problem of the files; undefined if they are those that were opened. */
  problem(): StorageProblem | undefined {
    const { path, ids } = this.#opened;
    for (const [index, suffix] of SUFFIXES.entries()) {
      const found = statSync(path + suffix, { bigint: true, throwIfNoEntry: false });
      const file = `namesake.db${suffix}`;
      if (found === undefined) return replaced(`${file} is gone`);
      if (`${found.dev}:${found.ino}` !== ids[index]) return replaced(`${file} was replaced by another file`);
      if (suffix === '' && this.#shrunk(found.size)) return replaced(`${file} was overwritten`);
    }
    return undefined;
  }

  /** The file only grows, unless it is overwritten or vacuumed: after a VACUUM, the database itself is smaller too. */
  #shrunk(size: bigint): boolean {
    if (size >= this.#largest || BigInt(this.#bytes()) < this.#largest) {
      this.#largest = size;
      return false;
    }
    return true;
  }
}

function replaced(what: string): StorageProblem {
  const text = `${what} in the data folder, so nothing can be recorded. Put the same file back where it was, or stop the service, restore the data folder, and start again.`;
  return { kind: 'replaced', text };
}
