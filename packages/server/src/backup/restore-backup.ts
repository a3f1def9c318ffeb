import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SCHEMA_STEPS } from '../db/migrations/migrate.ts';
import { RESTORING } from '../db/sqlite/check-database.ts';
import { examineDatabase } from '../db/sqlite/examine-database.ts';
import { openConnection } from '../db/sqlite/open-connection.ts';
import { makeDataDir } from '../lib/data-dir/make-data-dir.ts';
import { VersionFiles } from '../lists/versions/version-files.ts';
import { BackupRefused, DATABASE, type Manifest } from './backup-format.ts';
import { readBackup } from './read-backup.ts';

/**
 * Restores a backup into a missing or empty data folder. It is first unpacked and examined in full; then the files are
 * moved into place, the database last.
 * @param onStep receives each step
 * @throws BackupRefused with the reason; then nothing was restored
 */
export async function restoreBackup(path: string, dataDir: string, onStep: (step: string) => void): Promise<Manifest> {
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0)
    throw new BackupRefused(
      `${dataDir} is not empty. Stop its service and move that folder away, or name another one with --data.`,
    );
  makeDataDir(dataDir);
  const work = join(dataDir, RESTORING);
  return proveIn(work, path, onStep, () => {
    // A copy is a plain file until it is opened like the service does, with a write-ahead log.
    openConnection(join(work, DATABASE), 'existing').close();
    const names = readdirSync(work).filter((name) => name !== DATABASE);
    for (const name of [...names, DATABASE]) renameSync(join(work, name), join(dataDir, name));
  });
}

/** Verifies that a backup could be restored: unpacks it into a temporary folder and examines it. */
export async function checkBackup(path: string, onStep: (step: string) => void): Promise<Manifest> {
  return proveIn(mkdtempSync(join(tmpdir(), 'namesake-check-')), path, onStep, () => {});
}

/** Unpacks a backup into a temporary folder, examines it, and lets `use` take it; the folder is then removed. */
async function proveIn(work: string, path: string, onStep: (step: string) => void, use: () => void): Promise<Manifest> {
  try {
    onStep('unpacking');
    mkdirSync(work, { recursive: true, mode: 0o700 });
    const manifest = await readBackup(path, work);
    onStep('examining the database and the stored versions');
    examine(work, manifest);
    use();
    return manifest;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Checks that the unpacked files contain what the service will need. */
function examine(dir: string, manifest: Manifest): void {
  const { damage, schema, counts, contents } = examineDatabase(join(dir, DATABASE));
  if (damage !== undefined) throw new BackupRefused(`Its database is damaged (${damage}).`);
  if (!SCHEMA_STEPS.includes(schema))
    throw new BackupRefused(
      `It was made by a newer version of Namesake (${manifest.version}): restore it with that one.`,
    );
  if (JSON.stringify(counts) !== JSON.stringify(manifest.counts))
    throw new BackupRefused('Its database does not hold as many records as its manifest says.');
  const files = new VersionFiles(join(dir, 'versions'));
  const absent = contents.filter((content) => !files.has(content) && !manifest.missingVersions.includes(content));
  if (absent.length > 0)
    throw new BackupRefused(`It lacks ${absent.length} stored versions of lists that its database relies on.`);
  for (const content of contents) if (files.has(content)) files.read(content);
}
