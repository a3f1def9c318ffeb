import { statSync } from 'node:fs';
import type { StorageProblem } from '../../lib/errors/storage-problem.ts';

/**
 * The database is three files: a log or an index of it that is gone loses what was committed, as the file itself does.
 */
const SUFFIXES = ['', '-wal', '-shm'] as const;

/** Which files a database at this path consists of: device and inode of each. Can be handed to a thread. */
export type FileIds = { readonly path: string; readonly ids: readonly string[] };

/**
 * The files at the path of an open database. They are never opened here: closing one would give up SQLite's locks on
 * it, by the rule of POSIX that any close does.
 */
export function fileIdsAt(path: string): FileIds {
  return { path, ids: SUFFIXES.map((suffix) => idAt(path + suffix) ?? 'absent') };
}

/** Device and inode of the file at a path, or undefined where there is none. */
export function idAt(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found === undefined ? undefined : `${found.dev}:${found.ino}`;
}

/** Whether the files at the path are still those that were opened. */
export class DatabaseFiles {
  readonly #opened: FileIds;
  readonly #bytes: () => number;
  #largest = 0n;

  /** @param bytes length of the database as its own connection sees it */
  constructor(opened: FileIds, bytes: () => number) {
    this.#opened = opened;
    this.#bytes = bytes;
  }

  /** What is wrong with the files; undefined where they are those that were opened. */
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

  /**
   * The file only grows. It is cut off by a copy over it, or by VACUUM: then the database itself has become smaller,
   * too.
   */
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
