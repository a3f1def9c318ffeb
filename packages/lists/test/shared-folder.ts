import { existsSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** A path in the folder of real lists next to the repository, or undefined with a printed reason. */
export function sharedPath(...parts: readonly string[]): string | undefined {
  const folder = process.env['NAMESAKE_SHARED_DIR'] ?? join(ROOT, '..', 'shared');
  const path = join(folder, ...parts);
  if (existsSync(path)) return path;
  process.stdout.write(`skipped: the real lists are not here (${path}); set NAMESAKE_SHARED_DIR\n`);
  return undefined;
}
