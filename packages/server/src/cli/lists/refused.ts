import { join } from 'node:path';
import { type RefusedFile, refusedFiles, SOURCES } from '@namesake/lists';
import { openInstallation } from '../../app/open-installation.ts';
import { readEnvironment } from '../../config/environment.ts';
import { resolveSettings, type Settings } from '../../config/settings.ts';
import { toRefusedFile } from '../../lists/refresh/disk-refused.ts';
import { readOptions } from '../command/command.ts';

const USAGE = `Show the downloads that were refused and are kept for inspection, and files in the folder of lists that are older
than what is searched, each with the reason.

Usage: namesake lists refused [--data DIR] [--json]

  --data DIR    data folder of the service        NAMESAKE_DATA_DIR   ./data

Example:
  namesake lists refused
`;

/** Shows refused files of all lists. */
export async function refusedCommand(args: readonly string[]): Promise<void> {
  const options = readOptions(args, USAGE, { data: { type: 'string' }, json: { type: 'boolean' } });
  const settings = resolveSettings(readEnvironment().environment, { DATA_DIR: options.data });
  const dir = join(settings.dataDir, 'lists');
  const downloads = (await Promise.all(SOURCES.map(({ id }) => refusedFiles(dir, id)))).flat();
  const files: readonly Shown[] = [
    ...downloads.map((file) => ({ ...file, path: join(dir, file.list, 'refused', `${file.sha256}.refused`) })),
    ...(await olderFiles(settings)),
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

async function olderFiles(settings: Settings): Promise<readonly Shown[]> {
  const { storage } = await openInstallation(settings, { openFor: 'command' });
  try {
    const rows = await storage.refusedVersions.all();
    return rows.flatMap((row) => toRefusedFile(row).map((file) => ({ ...file, path: row.path })));
  } finally {
    await storage.close();
  }
}
