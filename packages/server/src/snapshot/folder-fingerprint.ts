import { accessSync, constants, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Path, size, time and readability of every file: another text when one was replaced, removed or locked away. */
export function folderFingerprint(dir: string): string {
  try {
    const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory());
    return entries
      .map((entry) => fileFingerprint(join(entry.parentPath, entry.name)))
      .sort()
      .join('\n');
  } catch (error) {
    return `unreadable: ${codeOf(error)}`;
  }
}

function fileFingerprint(path: string): string {
  try {
    accessSync(path, constants.R_OK);
    const { size, mtimeMs } = statSync(path);
    return `${path}:${size}:${mtimeMs}`;
  } catch (error) {
    return `${path}:${codeOf(error)}`;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
