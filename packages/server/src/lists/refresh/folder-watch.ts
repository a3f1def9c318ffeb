import { createHash, type Hash } from 'node:crypto';
import { constants } from 'node:fs';
import { access, open, stat } from 'node:fs/promises';
import { filesInFolder } from '@namesake/lists';

const BLOCK_BYTES = 2 ** 18;

/** What the system says of a file. */
type FileLook = {
  readonly path: string;
  /** Size and time of the content, or why it cannot be read. */
  readonly plain: string;
  /**
   * Which file it is, and when anything of it changed last. A program can set a file's time of content, not this one.
   */
  readonly identity: string;
  /** A pipe or a device may never end. */
  readonly isFile: boolean;
};

/**
 * Notices that files of a folder were replaced. By size and time at each look; where only another file lies there, or
 * now and then, by the content, so that a file of the same size and time is noticed as well.
 */
export class FolderWatch {
  readonly #dir: string;
  readonly #hashEvery: number;
  #plain = '';
  #identity = '';
  #content: string | undefined;
  #looks = 0;

  /** @param hashEvery the content is read at every look of this number, whatever the system says */
  constructor(dir: string, hashEvery: number) {
    this.#dir = dir;
    this.#hashEvery = hashEvery;
  }

  /** True where the folder is another one than at the last look; at the first look. */
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
    // Not hashed yet: what is the same file as then has the same content.
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

/** SHA-256 over all files; one that cannot be read counts as the reason. */
async function contentOf(files: readonly FileLook[]): Promise<string> {
  const hash = createHash('sha256');
  for (const { path, isFile } of files) {
    hash.update(`\0${path}\0`);
    if (isFile) await addFile(hash, path).catch((error: unknown) => hash.update(codeOf(error)));
  }
  return hash.digest('hex');
}

/** In small blocks: searches are answered between them. */
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
