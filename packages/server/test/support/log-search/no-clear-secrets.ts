import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { secretsSince } from './sink.ts';

/**
 * Looks through a closed database for the secrets that tests used since `count` were noted.
 *
 * @throws Error where one is in it as it is
 */
export async function noClearSecrets(dataDir: string, count: number): Promise<void> {
  const files = (await readdir(dataDir)).filter((name) => name.startsWith('namesake.db'));
  for (const file of files) {
    const bytes = await readFile(join(dataDir, file));
    const [found] = secretsSince(count).filter((secret) => bytes.includes(secret));
    if (found !== undefined) throw new Error(`${file} holds a secret in the clear: ${found}`);
  }
}
