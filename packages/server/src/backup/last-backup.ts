import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Storage } from '../stores/storage.ts';

const FILE = 'last-backup.json';
const schema = z.object({ at: z.iso.datetime() });

/**
 * When the last backup was proved, or on PostgreSQL noted; undefined where none is known.
 *
 * @throws Error if unreadable
 */
export async function lastBackup(
  dataDir: string,
  { installation }: Pick<Storage, 'installation'>,
): Promise<{ readonly atMs: number } | undefined> {
  const [ofFolder, noted] = await Promise.all([ofDataFolder(dataDir), installation.lastBackup()]);
  const atMs = Math.max(ofFolder ?? 0, noted ?? 0);
  return atMs === 0 ? undefined : { atMs };
}

async function ofDataFolder(dataDir: string): Promise<number | undefined> {
  const text = await readFile(join(dataDir, FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? undefined : Date.parse(schema.parse(JSON.parse(text)).at);
}

/** Notes a backup for metrics and `namesake status`. The backup is as good where this cannot be written. */
export async function noteBackup(dataDir: string, atMs: number): Promise<void> {
  const path = join(dataDir, FILE);
  try {
    await writeFile(`${path}.new`, `${JSON.stringify({ at: new Date(atMs).toISOString() })}\n`, { mode: 0o600 });
    await rename(`${path}.new`, path);
  } catch {
    // A read-only folder, or that of another user: monitoring then lacks this fact.
  }
}
