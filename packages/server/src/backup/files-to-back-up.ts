import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { VersionFiles } from '../lists/versions/version-files.ts';
import { isBackedUp } from './backup-format.ts';

/** Files to back up in addition to the database. */
export type FilesToBackUp = {
  /** Names in the data folder. */
  readonly names: readonly string[];
  /** Stored versions that the database relies on and the folder does not have: SHA-256, hexadecimal. */
  readonly missingVersions: readonly string[];
};

/**
 * Keys, the stored versions that the database relies on, and the lists that were downloaded last. Indexes are made
 * again.
 */
export function filesToBackUp(dataDir: string, contents: readonly string[]): FilesToBackUp {
  const keys = ['secret', 'bundle-key.pem', 'trusted-bundle-keys'].filter((name) => existsSync(join(dataDir, name)));
  const files = new VersionFiles(join(dataDir, 'versions'));
  const versions = contents
    .filter((content) => files.has(content))
    .map((content) => `versions/${VersionFiles.nameOf(content)}`);
  return {
    names: [...keys, ...versions, ...downloaded(dataDir)],
    missingVersions: contents.filter((content) => !files.has(content)),
  };
}

function downloaded(dataDir: string): readonly string[] {
  const dir = join(dataDir, 'lists');
  if (!existsSync(dir)) return [];
  const lists = readdirSync(dir, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return lists.flatMap(({ name: list }) =>
    readdirSync(join(dir, list), { withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
      .map(({ name }) => `lists/${list}/${name}`)
      .filter(isBackedUp),
  );
}
