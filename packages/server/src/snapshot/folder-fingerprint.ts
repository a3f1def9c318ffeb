import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { filesInFolder } from '@namesake/lists';

/** Path, size, time and readability of every file: another text when one was replaced, removed or locked away. */
export async function folderFingerprint(dir: string): Promise<string> {
  try {
    const files = await Promise.all((await filesInFolder(dir)).map(fileFingerprint));
    return files.sort().join('\n');
  } catch (error) {
    return `unreadable: ${codeOf(error)}`;
  }
}

async function fileFingerprint(path: string): Promise<string> {
  try {
    await access(path, constants.R_OK);
    const { size, mtimeMs } = await stat(path);
    return `${path}:${size}:${mtimeMs}`;
  } catch (error) {
    return `${path}:${codeOf(error)}`;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
