import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { acceptRefused, type RefusedFile, refusedFiles, SOURCES } from '@namesake/lists';
import { openInstallation } from '../../app/open-installation.ts';
import { readEnvironment } from '../../config/environment.ts';
import { resolveSettings, type Settings } from '../../config/settings.ts';
import { toRefusedFile } from '../../lists/refresh/disk-refused.ts';
import { readOptions, readOptionsAndTexts, UsageError } from '../command/command.ts';
import { hasDatabase, needDatabase } from '../command/data-folder.ts';
import { sourceOf } from './refresh.ts';

const REFUSED = `Show the downloads that were refused and are kept for inspection, and files in the folder of lists that are older
than what is searched, each with the reason.

Usage: namesake lists refused [--data DIR] [--json]

  --data DIR    data folder of the service        NAMESAKE_DATA_DIR   ./data

Example:
  namesake lists refused
`;

const LEAST_DIGITS = 8;

const ACCEPT = `Take a file that was refused in place of the last good version, after you have checked it with the publisher: a download, or an
older file in the folder of lists. It is read whole again; a broken file cannot be accepted. A running service searches it within a minute.

Usage: namesake lists accept LIST HASH --reason TEXT [--data DIR]

  HASH           the first eight or more digits, see: lists refused
  --reason TEXT  why it is believed; kept in the audit log
  --data DIR     data folder of the service        NAMESAKE_DATA_DIR   ./data

Example:
  namesake lists accept un_sc 3f9c01aa --reason 'the publisher confirmed that 400 entries expired'
`;

/** Shows refused files of all lists. */
export async function refusedCommand(args: readonly string[]): Promise<void> {
  const options = readOptions(args, REFUSED, { data: { type: 'string' }, json: { type: 'boolean' } });
  const settings = resolveSettings(readEnvironment().environment, { DATA_DIR: options.data });
  const dir = join(settings.dataDir, 'lists');
  const downloads = (await Promise.all(SOURCES.map(({ id }) => refusedFiles(dir, id)))).flat();
  const files: readonly Shown[] = [
    ...downloads.map((file) => ({ ...file, path: join(dir, file.list, 'refused', `${file.sha256}.refused`) })),
    ...(await olderFiles(settings, dir)),
  ];
  if (options.json === true) process.stdout.write(`${JSON.stringify(files, null, 2)}\n`);
  else if (files.length === 0) process.stdout.write('No refused file is kept\n');
  else
    for (const { list, code, reason, refusedAt, bytes, acceptable, path } of files)
      process.stdout.write(
        `${refusedAt.slice(0, 16).replace('T', ' ')}  ${list}  ${code}: ${reason}\n` +
          `  ${path} (${bytes} bytes${acceptable ? ', may be accepted' : ''})\n`,
      );
}

type Shown = RefusedFile & { readonly path: string };

async function olderFiles(settings: Settings, dir: string): Promise<readonly Shown[]> {
  if (!existsSync(dir)) needDatabase(settings);
  // Files that a command downloaded before the first start.
  if (!hasDatabase(settings)) return [];
  const { storage } = await openInstallation(settings, { openFor: 'command' });
  try {
    const rows = await storage.refusedVersions.all();
    return rows.flatMap((row) => toRefusedFile(row).map((file) => ({ ...file, path: row.path })));
  } finally {
    await storage.close();
  }
}

/** Accepts a refused file. */
export async function acceptCommand(args: readonly string[]): Promise<void> {
  const { values, texts } = readOptionsAndTexts(args, ACCEPT, { reason: { type: 'string' }, data: { type: 'string' } });
  const [list, hash, ...more] = texts;
  const reason = values.reason?.trim() ?? '';
  if (list === undefined || hash === undefined || more.length > 0)
    throw new UsageError('lists accept takes a list and the hash of a refused file, such as un_sc 3f9c01aa.');
  if (reason === '') throw new UsageError('--reason is needed: it is kept in the audit log.');
  const settings = resolveSettings(readEnvironment().environment, { DATA_DIR: values.data });
  const prefix = hash.toLowerCase().replace(/^sha256:/, '');
  const dir = join(settings.dataDir, 'lists');
  if (!existsSync(dir)) needDatabase(settings);
  const { storage } = await openInstallation(settings, { openFor: 'command' });
  try {
    const older = (await storage.refusedVersions.all()).filter((row) => row.list === list && row.acceptedAt === null);
    // For an unknown list, throws with the closest known one.
    if (older.length === 0) sourceOf(list);
    const files = [...older.flatMap(toRefusedFile), ...(await refusedFiles(dir, list))];
    const found = files.filter(({ sha256 }) => sha256.startsWith(prefix));
    const [file] = found;
    if (file === undefined || found.length > 1 || prefix.length < LEAST_DIGITS)
      throw new UsageError(
        `No refused file of ${list} begins with ${hash}, or several do, or these are fewer than ${LEAST_DIGITS} digits. See: namesake lists refused`,
      );
    if (!file.acceptable) throw new UsageError(`The file ${file.reason}. A broken file cannot be accepted.`);
    const onDisk = older.find(({ sha256 }) => sha256 === file.sha256);
    const { records, publishedAt } = onDisk ?? (await acceptRefused(sourceOf(list), dir, file.sha256));
    if (onDisk !== undefined) await storage.refusedVersions.accept(list, file.sha256, Date.now());
    const detail = { sha256: file.sha256, refused: file.code, reason };
    const action = 'list.version_accepted';
    await storage.audit.append({ at: Date.now(), actor: 'operator', action, target: list, detail, requestId: '' });
    process.stdout.write(`${list}: ${records} records of ${publishedAt.slice(0, 10)} accepted\n`);
  } finally {
    await storage.close();
  }
}
