import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { keyOfName } from '../lists/index-file/index-file-name.ts';
import { type SavedFacts, SavedIndexDamaged } from '../lists/index-file/index-format.ts';
import { readSavedFacts } from '../lists/index-file/read-index-file.ts';

/** A saved index of the service: its facts, or why it cannot be used. */
export type SavedFile = {
  readonly path: string;
  readonly key: string;
  readonly bytes: number;
} & ({ readonly facts: SavedFacts } | { readonly damage: string });

/** Saved indexes of a data folder. Their parts are not read: a start checks each byte. */
export async function savedFiles(dataDir: string): Promise<readonly SavedFile[]> {
  const dir = join(dataDir, 'index');
  if (!existsSync(dir)) return [];
  const keys = readdirSync(dir).flatMap((name) => {
    const key = keyOfName('service', name);
    return key === undefined ? [] : [{ key, path: join(dir, name) }];
  });
  return Promise.all(
    keys.map(async ({ key, path }): Promise<SavedFile> => {
      const bytes = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
      try {
        return { path, key, bytes, facts: await readSavedFacts(path, key) };
      } catch (error) {
        const damage = error instanceof SavedIndexDamaged ? error.message : 'it cannot be read';
        return { path, key, bytes, damage };
      }
    }),
  );
}
