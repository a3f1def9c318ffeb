import { realpathSync } from 'node:fs';

/** Owner of a set of required lists: `downloads`, or the folder that a path resolves to. */
export function originOf(listsDir: string | null): string {
  if (listsDir === null) return 'downloads';
  try {
    return realpathSync(listsDir);
  } catch {
    // The folder is missing: reading it reports the error.
    return listsDir;
  }
}
