import { rmSync } from 'node:fs';
import { openConnection } from './open-connection.ts';

/**
 * Copies a database into a file that is not there yet, as it is at one moment, while others write to it. Reads every
 * page, so that a damaged database is noticed.
 *
 * @throws what the database says; then there is no copy
 */
export function copyDatabase(path: string, target: string): void {
  rmSync(target, { force: true });
  const connection = openConnection(path, 'existing');
  try {
    connection.prepare('vacuum into ?').run(target);
  } catch (error) {
    rmSync(target, { force: true });
    throw error;
  } finally {
    connection.close();
  }
}
