import { resolve } from 'node:path';
import { BackupRefused, refusePostgres } from '../backup/backup-format.ts';
import { describeBackup } from '../backup/describe-backup.ts';
import { checkBackup, restoreBackup } from '../backup/restore-backup.ts';
import { readEnvironment } from '../config/environment.ts';
import { resolveSettings } from '../config/settings.ts';
import { readOptionsAndTexts, UsageError } from './command/command.ts';

const USAGE = `Restore a backup into an empty data folder. All of it is unpacked and examined before anything is put in its place.

Usage: namesake restore FILE [--data DIR]
       namesake restore --check FILE

  --data DIR    the folder to restore into: empty, or not there yet        NAMESAKE_DATA_DIR   ./data
  --check       only prove that it could be restored; changes nothing

Examples:
  namesake restore /backup/namesake-2026-03-02.tar.zst --data /var/lib/namesake
  namesake restore --check /backup/namesake-2026-03-02.tar.zst
`;

/** Restores a backup, or checks it. */
export async function restoreCommand(args: readonly string[]): Promise<void> {
  const { values, texts } = readOptionsAndTexts(args, USAGE, { data: { type: 'string' }, check: { type: 'boolean' } });
  const [file, ...more] = texts;
  if (file === undefined || more.length > 0) throw new UsageError('restore takes the name of a backup.');
  const path = resolve(file);
  const { dataDir, databaseUrl, secret } = resolveSettings(readEnvironment().environment, { DATA_DIR: values.data });
  const onStep = (step: string): void => void process.stderr.write(`${step} …\n`);
  const isCheck = values.check === true;
  // A backup of a data folder can be checked wherever records are.
  if (!isCheck) refusePostgres(databaseUrl, 'restore');
  try {
    const manifest = await (isCheck ? checkBackup(path, onStep) : restoreBackup(path, dataDir, onStep));
    process.stdout.write(`${describeBackup(manifest)}\n`);
    if (manifest.missingVersions.length > 0)
      process.stderr.write(
        `warning: ${manifest.missingVersions.length} stored versions of lists were missing when it was made: lists whose held removals they have will be incomplete.\n`,
      );
    if (secret === null && !manifest.files.some(({ name }) => name === 'secret'))
      process.stderr.write('note: the secret is not in the backup: set NAMESAKE_SECRET to it before you start.\n');
  } catch (error) {
    if (error instanceof BackupRefused) throw new BackupRefused(`${file}: ${error.message}`);
    throw error;
  }
  process.stdout.write(
    isCheck ? `${file} can be restored\n` : `restored into ${dataDir}: start the service with --data ${dataDir}\n`,
  );
}
