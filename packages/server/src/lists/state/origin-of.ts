import { realpathSync } from 'node:fs';

/** What a set of required lists belongs to: downloads, or the folder that a path leads to, whatever the path. */
export function originOf(listsDir: string | null): string {
  if (listsDir === null) return 'downloads';
  try {
    return realpathSync(listsDir);
  } catch {
    // Missing: reading it reports the error.
    return listsDir;
  }
}
