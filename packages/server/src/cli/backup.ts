import { join, resolve } from 'node:path';
import { openInstallation } from '../app/open-installation.ts';
import { refusePostgres } from '../backup/backup-format.ts';
import { describeBackup, noteBackup } from '../backup/describe-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { readEnvironment } from '../config/environment.ts';
import { resolveSettings, type Settings } from '../config/settings.ts';
import { readOptionsAndTexts, UsageError } from './command/command.ts';
import { needDatabase } from './command/data-folder.ts';
import { checkOutputFile, writingFile } from './command/output-file.ts';

const USAGE = `Write everything a restore needs to one file and verify it by reading it back. Works while the service runs.

Usage: namesake backup FILE [--data DIR]
       namesake backup --note

  --data DIR    data folder of the service        NAMESAKE_DATA_DIR   ./data

--note (PostgreSQL) writes no file. It records, for the metric, the alert and "namesake status", that a backup by PostgreSQL's
own programs was made just now.

It holds the database, the secret and keys of the data folder, the stored versions of lists and the downloaded lists. The file is readable by
its owner only: it contains the names that were screened and every key. An existing file is replaced once the new one is verified.

Exit status 1 where the backup could not be made, or the data folder itself lacks something that a restore needs.

Examples:
  namesake backup /backup/namesake-$(date +%F).tar.zst
  namesake restore --check /backup/namesake-2026-03-02.tar.zst
  pg_dump --format=custom --file /backup/namesake.dump "$NAMESAKE_DATABASE_URL" && namesake backup --note
`;

/** Records a backup made by PostgreSQL's own programs. */
async function noteOther(settings: Settings, texts: readonly string[]): Promise<void> {
  if (texts.length > 0) throw new UsageError('backup --note takes no file: it notes a backup that was made.');
  if (settings.databaseUrl === null)
    throw new UsageError(
      'backup --note is for PostgreSQL. On SQLite, "namesake backup FILE" makes a backup and notes it.',
    );
  const { storage } = await openInstallation(settings, { openFor: 'command' });
  try {
    await storage.installation.noteBackup(Date.now());
  } finally {
    await storage.close();
  }
  process.stdout.write('noted: a backup was made just now\n');
}

/** Backs a data folder up. */
export async function backupCommand(args: readonly string[]): Promise<void> {
  const { values, texts } = readOptionsAndTexts(args, USAGE, {
    data: { type: 'string' },
    note: { type: 'boolean' },
  });
  const [file, ...more] = texts;
  const settings = resolveSettings(readEnvironment().environment, { DATA_DIR: values.data });
  if (values.note === true) return noteOther(settings, texts);
  if (file === undefined || more.length > 0) throw new UsageError('backup takes the name of the file to write.');
  const { dataDir, databaseUrl } = settings;
  refusePostgres(databaseUrl, 'backup');
  needDatabase(settings);
  const onStep = (step: string): void => void process.stderr.write(`${step} …\n`);
  const path = resolve(file);
  checkOutputFile(path);
  const manifest = await writingFile(path, () => writeBackup({ dataDir, path, nowMs: Date.now(), onStep }));
  await noteBackup(dataDir, Date.parse(manifest.createdAt));
  process.stdout.write(`${describeBackup(manifest)}\n`);
  const missing = manifest.missingVersions.length;
  if (missing > 0) {
    process.exitCode = 1;
    process.stderr.write(
      `warning: the data folder lacks ${missing} stored ${missing === 1 ? 'version' : 'versions'} of lists that the database relies on (${manifest.missingVersions[0]} …). Restore them into ${join(dataDir, 'versions')} from an earlier backup; held removals in them cannot be searched until then.\n`,
    );
  }
  if (!manifest.files.some(({ name }) => name === 'secret'))
    process.stderr.write('note: the secret is not in the data folder (NAMESAKE_SECRET gives it): keep it as well.\n');
  process.stdout.write(`proved by reading it back: ${file}\n`);
}
