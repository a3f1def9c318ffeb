import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder with real lists and labelled cases; undefined if this machine has none (tests then skip with a message).
 */
export function sharedDir(): string | undefined {
  const dir = process.env['NAMESAKE_SHARED_DIR'] ?? fileURLToPath(new URL('../../../shared', import.meta.url));
  return existsSync(join(dir, 'lists', 'current')) ? dir : undefined;
}
