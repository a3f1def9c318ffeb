import { join } from 'node:path';
import { acceptRefused, refusedFiles } from '@namesake/lists';
import { openInstallation } from '../../app/open-installation.ts';
import { readEnvironment } from '../../config/environment.ts';
import { resolveSettings } from '../../config/settings.ts';
import { toRefusedFile } from '../../lists/refresh/disk-refused.ts';
import { readOptionsAndTexts, UsageError } from '../command/command.ts';
import { sourceOf } from './source-of.ts';

const LEAST_DIGITS = 8;

const USAGE = `Take a file that was refused in place of the last good version, after you have checked it with the publisher: a download, or an
older file in the folder of lists. It is read whole again; a broken file cannot be accepted. A running service searches it within a minute.

Usage: namesake lists accept LIST HASH --reason TEXT [--data DIR]

  HASH           the first eight or more digits, see: lists refused
  --reason TEXT  why it is believed; kept in the audit log
  --data DIR     data folder of the service        NAMESAKE_DATA_DIR   ./data

Example:
  namesake lists accept un_sc 3f9c01aa --reason 'the publisher confirmed that 400 entries expired'
`;

/** Accepts a refused file. */
export async function acceptCommand(args: readonly string[]): Promise<void> {
  const { values, texts } = readOptionsAndTexts(args, USAGE, { reason: { type: 'string' }, data: { type: 'string' } });
  const [list, hash, ...more] = texts;
  const reason = values.reason?.trim() ?? '';
  if (list === undefined || hash === undefined || more.length > 0)
    throw new UsageError('lists accept takes a list and the hash of a refused file, such as un_sc 3f9c01aa.');
  if (reason === '') throw new UsageError('--reason is needed: it is kept in the audit log.');
  const settings = resolveSettings(readEnvironment().environment, { DATA_DIR: values.data });
  const prefix = hash.toLowerCase().replace(/^sha256:/, '');
  const dir = join(settings.dataDir, 'lists');
  const { storage } = await openInstallation(settings, { openFor: 'command' });
  try {
    const older = (await storage.refusedVersions.all()).filter((row) => row.list === list && row.acceptedAt === null);
    // Names the list that was probably meant.
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
