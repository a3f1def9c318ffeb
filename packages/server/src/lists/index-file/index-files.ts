import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { IndexUser } from '../load-order.ts';
import { keyOfName, keyOfRows, savedName } from './index-file-name.ts';
import { SavedIndexDamaged } from './index-format.ts';
import { readSaved, type SavedIndex } from './read-index-file.ts';

export const DRAFT_SUFFIX = '.part';

/**
 * The index saved under this key. Undefined if there is none, or if it is damaged: it is then removed and must be
 * rebuilt.
 * @param say receives why a saved index is not used
 */
export async function findSaved(
  dir: string,
  user: IndexUser,
  key: string,
  say: (text: string) => void,
): Promise<SavedIndex | undefined> {
  const path = join(dir, savedName(user, key));
  if (!existsSync(path)) return undefined;
  try {
    return await readSaved(path, key);
  } catch (error) {
    const why = error instanceof SavedIndexDamaged ? error.message : 'it cannot be read';
    say(`the saved index is not used, ${why}: building it again`);
    rmSync(path, { force: true });
    return undefined;
  }
}

/** A draft of this age was left by a killed process. */
const DRAFT_AGE_MS = 3_600_000;

/**
 * Removes earlier indexes of the same user, and drafts of killed processes. Open files stay readable where the system
 * allows it.
 */
export function removeOthers(dir: string, user: IndexUser, key: string): void {
  for (const name of readdirSync(dir)) {
    const path = join(dir, name);
    try {
      const isOld = (keyOfName(user, name) ?? keyOfRows(user, name) ?? key) !== key;
      const isLeft = name.endsWith(DRAFT_SUFFIX) && Date.now() - statSync(path).mtimeMs > DRAFT_AGE_MS;
      if (isOld || isLeft) rmSync(path, { force: true });
    } catch {
      // In use, on a system that then keeps files, or removed by another process: the next save tries again.
    }
  }
}
