import { join } from 'node:path';
import { refusedFiles, SOURCES } from '@namesake/lists';
import { readEnvironment } from '../../config/environment.ts';
import { resolveSettings } from '../../config/settings.ts';
import { readOptions } from '../command.ts';

const USAGE = `Show the downloads that were refused and are kept for inspection, with the reason.

Usage: namesake lists refused [--data DIR] [--json]

  --data DIR    data folder of the service        NAMESAKE_DATA_DIR   ./data

Example:
  namesake lists refused
`;

/** Shows refused downloads of all lists. */
export async function refusedCommand(args: readonly string[]): Promise<void> {
  const options = readOptions(args, USAGE, { data: { type: 'string' }, json: { type: 'boolean' } });
  const { dataDir } = resolveSettings(readEnvironment().environment, { DATA_DIR: options.data });
  const dir = join(dataDir, 'lists');
  const files = (await Promise.all(SOURCES.map(({ id }) => refusedFiles(dir, id)))).flat();
  if (options.json === true) process.stdout.write(`${JSON.stringify(files, null, 2)}\n`);
  else if (files.length === 0) process.stdout.write('No refused download is kept\n');
  else
    for (const { list, sha256, code, reason, refusedAt, bytes, acceptable } of files)
      process.stdout.write(
        `${refusedAt.slice(0, 16).replace('T', ' ')}  ${list}  ${code}: ${reason}\n` +
          `  ${join(dir, list, 'refused', `${sha256}.refused`)} (${bytes} bytes${acceptable ? ', may be accepted' : ''})\n`,
      );
}
