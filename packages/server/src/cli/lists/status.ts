import { join } from 'node:path';
import { type ListVersion, readListsDir } from '@namesake/lists';
import { readEnvironment } from '../../config/environment.ts';
import { resolveSettings } from '../../config/settings.ts';
import { readOptions, UsageError } from '../command.ts';

const USAGE = `Show the lists on disk: list, records, published, age since the last check or replacement, file.

Usage: namesake lists status [--lists DIR] [--data DIR] [--json]

  --lists DIR   folder with official list files   NAMESAKE_LISTS_DIR, else what was downloaded
  --data DIR    data folder of the service        NAMESAKE_DATA_DIR   ./data

Example:
  namesake lists status --lists ./official-lists
`;

/** Shows the lists that a start would load. */
export async function statusCommand(args: readonly string[]): Promise<void> {
  const options = readOptions(args, USAGE, {
    lists: { type: 'string' },
    data: { type: 'string' },
    json: { type: 'boolean' },
  });
  const settings = resolveSettings(readEnvironment().environment, { DATA_DIR: options.data, LISTS_DIR: options.lists });
  const dir = settings.listsDir ?? join(settings.dataDir, 'lists');
  const { loaded, skipped, refused } = await readListsDir(dir);
  if (options.json === true) {
    const refusals = refused.map(({ code, message, list = null }) => ({ code, message, list }));
    process.stdout.write(`${JSON.stringify({ dir, loaded, skipped, refused: refusals }, null, 2)}\n`);
    return;
  }
  for (const line of [['list', 'records', 'published', 'age', 'file'], ...loaded.map(cells)])
    process.stdout.write(row(line));
  for (const { path, reason } of skipped) process.stdout.write(`skipped  ${path}: ${reason}\n`);
  for (const { message } of refused) process.stdout.write(`REFUSED  ${message}\n`);
  if (loaded.length === 0) throw new UsageError(`No list could be read from ${dir}.`);
}

function cells({ id, records, publishedAt, checkedAt, file }: ListVersion): readonly string[] {
  const hours = Math.max(0, (Date.now() - Date.parse(checkedAt)) / 3_600_000);
  const age = hours < 48 ? `${Math.floor(hours)} h` : `${Math.floor(hours / 24)} d`;
  return [id, records.toLocaleString('en'), publishedAt.slice(0, 10), age, file];
}

function row([id = '', records = '', published = '', age = '', file = '']: readonly string[]): string {
  return `${id.padEnd(16)}${records.padStart(9)}  ${published.padEnd(12)}${age.padEnd(8)}${file}\n`;
}
