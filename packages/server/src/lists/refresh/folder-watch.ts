import { createHash, type Hash } from 'node:crypto';
import { constants } from 'node:fs';
import { access, open, stat } from 'node:fs/promises';
import { filesInFolder } from '@namesake/lists';

const BLOCK_BYTES = 2 ** 18;

/** State of a file according to the system. */
type FileLook = {
  readonly path: string;
  /** Size and modification time, or why it cannot be read. */
  readonly plain: string;
  /** Inode and time of the last change of any kind. Programs can set the modification time, but not this one. */
  readonly identity: string;
  /** A pipe or a device may never end. */
  readonly isFile: boolean;
};

/**
 * Detects replaced files in a folder: by size and time at each check; by content if the identity of a file changed, and
 * at intervals, so that a replacement of the same size and time is detected too.
 */
export class FolderWatch {
  readonly #dir: string;
  readonly #hashEvery: number;
  #plain = '';
  #identity = '';
  #content: string | undefined;
  #looks = 0;

  /** @param hashEvery the content is read at every check of this number, whatever the file attributes say */
  constructor(dir: string, hashEvery: number) {
    this.#dir = dir;
    this.#hashEvery = hashEvery;
  }

  /** True if the folder differs from the last check, and at the first check. */
  async changed(): Promise<boolean> {
    const files = await looksAt(this.#dir);
    const plain = files.map(({ path, plain }) => `${path}:${plain}`).join('\n');
    const identity = files.map((file) => file.identity).join('\n');
    const [isPlain, isIdentical] = [plain === this.#plain, identity === this.#identity];
    [this.#plain, this.#identity] = [plain, identity];
    this.#looks += 1;
    if (!isPlain) {
      this.#content = undefined;
      return true;
    }
    if (isIdentical && this.#content !== undefined && this.#looks % this.#hashEvery !== 0) return false;
    const before = this.#content;
    this.#content = await contentOf(files);
    // Not hashed yet: identical files have identical content.
    return before === undefined ? !isIdentical : before !== this.#content;
  }
}

async function looksAt(dir: string): Promise<readonly FileLook[]> {
  try {
    const files = await Promise.all((await filesInFolder(dir)).map(lookAt));
    return files.sort((a, b) => (a.path < b.path ? -1 : 1));
  } catch (error) {
    return [{ path: dir, plain: `unreadable: ${codeOf(error)}`, identity: '', isFile: false }];
  }
}

async function lookAt(path: string): Promise<FileLook> {
  try {
    await access(path, constants.R_OK);
    const found = await stat(path);
    const { size, mtimeMs, ctimeMs, dev, ino } = found;
    return { path, plain: `${size}:${mtimeMs}`, identity: `${dev}:${ino}:${ctimeMs}`, isFile: found.isFile() };
  } catch (error) {
    return { path, plain: codeOf(error), identity: '', isFile: false };
  }
}

/** SHA-256 over all files; for an unreadable file, the reason is hashed. */
async function contentOf(files: readonly FileLook[]): Promise<string> {
  const hash = createHash('sha256');
  for (const { path, isFile } of files) {
    hash.update(`\0${path}\0`);
    if (isFile) await addFile(hash, path).catch((error: unknown) => hash.update(codeOf(error)));
  }
  return hash.digest('hex');
}

/** In small blocks, so that searches are answered in between. */
async function addFile(hash: Hash, path: string): Promise<void> {
  const file = await open(path);
  try {
    const block = Buffer.allocUnsafe(BLOCK_BYTES);
    for (;;) {
      const { bytesRead } = await file.read(block, 0, BLOCK_BYTES);
      if (bytesRead === 0) return;
      hash.update(block.subarray(0, bytesRead));
    }
  } finally {
    await file.close();
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
