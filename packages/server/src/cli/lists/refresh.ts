import { join } from 'node:path';
import { type DownloadProgress, downloadList, SOURCES } from '@namesake/lists';
import { readEnvironment } from '../../config/environment.ts';
import { resolveSettings } from '../../config/settings.ts';
import { readOptionsAndTexts } from '../command.ts';
import { sourceOf } from './source-of.ts';

const USAGE = `Ask publishers for their lists now. A file is taken when it was read whole and is believed; else the last good one stays.
A running service searches what is new within a minute.

Usage: namesake lists refresh [LIST …] [--data DIR]

  LIST          lists to ask for; default: those that the service downloads
  --data DIR    data folder of the service        NAMESAKE_DATA_DIR   ./data

Exit status: 0 every publisher answered, 1 one did not or its file was refused

Example:
  namesake lists refresh un_sc eu_fsf
`;

/** Downloads lists into the data folder, one after another. */
export async function refreshCommand(args: readonly string[]): Promise<void> {
  const { values, texts } = readOptionsAndTexts(args, USAGE, { data: { type: 'string' } });
  const { dataDir } = resolveSettings(readEnvironment().environment, { DATA_DIR: values.data });
  const sources = texts.length > 0 ? texts.map(sourceOf) : SOURCES.filter(({ required }) => required);
  for (const source of sources) {
    try {
      const options = { dir: join(dataDir, 'lists'), onProgress: waiting };
      const { status, version } = await downloadList(source, options);
      const what = `${version.records.toLocaleString('en')} records of ${version.publishedAt.slice(0, 10)}`;
      process.stdout.write(`${source.id}: ${status === 'updated' ? 'new' : 'nothing new'}, ${what}\n`);
    } catch (error) {
      process.stdout.write(`${source.id}: FAILED, ${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = 1;
    }
  }
}

function waiting(progress: DownloadProgress): void {
  if (progress.phase !== 'waiting') return;
  process.stderr.write(`  ${progress.reason}; again in ${Math.ceil(progress.waitMs / 1_000)} s\n`);
}
