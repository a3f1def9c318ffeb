import { readEnvironment } from '../../config/environment.ts';
import { resolveSettings } from '../../config/settings.ts';
import type { StoredListVersion } from '../../lists/store/list-version.ts';
import { openStorage } from '../../stores/open-storage.ts';
import { readOptions, UsageError } from '../command/command.ts';
import { needDatabase } from '../command/data-folder.ts';

const MOST = 1_000;
const SHOWN_DIGITS = 12;

const USAGE = `Show the list versions the service has searched, newest first.

Usage: namesake lists versions [--list ID] [--data DIR] [--json]

  --list ID     only this list
  --data DIR    data folder of the service        NAMESAKE_DATA_DIR   ./data

Example:
  namesake lists versions --list un_sc
`;

/** Shows the stored versions of lists. */
export async function versionsCommand(args: readonly string[]): Promise<void> {
  const options = readOptions(args, USAGE, {
    list: { type: 'string' },
    data: { type: 'string' },
    json: { type: 'boolean' },
  });
  const settings = resolveSettings(readEnvironment().environment, { DATA_DIR: options.data });
  needDatabase(settings);
  const storage = await openStorage(settings);
  try {
    const all = (await storage.listVersions.all()).map(({ list }) => list);
    if (options.list !== undefined && !all.includes(options.list))
      throw new UsageError(`No list ${options.list} is known here. ${knownText([...new Set(all)].sort())}`);
    const chosen = options.list === undefined ? [...new Set(all)].sort() : [options.list];
    const versions = (await Promise.all(chosen.map((id) => storage.listVersions.list(id, MOST)))).flat();
    if (options.json === true) process.stdout.write(`${JSON.stringify(versions, null, 2)}\n`);
    else for (const line of [HEAD, ...versions.map(cells)]) process.stdout.write(row(line));
  } finally {
    await storage.close();
  }
}

const knownText = (ids: readonly string[]): string =>
  ids.length === 0 ? 'No list was searched yet.' : `Lists searched here are ${ids.join(', ')}.`;

const HEAD = ['version', 'records', 'published', 'searched from', 'added', 'changed', 'removed', ''];

function cells({ list, sha256, records, publishedAt, acceptedAt, counts, active, kept }: StoredListVersion): string[] {
  const changes = [counts?.added, counts?.changed, counts?.removed].map((count) => count?.toLocaleString('en') ?? '-');
  const state = active ? 'active' : kept ? '' : 'listings not kept';
  const since = new Date(acceptedAt).toISOString().slice(0, 16).replace('T', ' ');
  const id = `${list}@${sha256.slice(0, SHOWN_DIGITS)}`;
  return [id, records.toLocaleString('en'), publishedAt.slice(0, 10), since, ...changes, state];
}

function row([id = '', records = '', published = '', since = '', ...rest]: readonly string[]): string {
  const [added = '', changed = '', removed = '', state = ''] = rest;
  const counts = [added, changed, removed].map((text) => text.padStart(9)).join('');
  return `${id.padEnd(30)}${records.padStart(9)}  ${published.padEnd(12)}${since.padEnd(18)}${counts}  ${state}`
    .trimEnd()
    .concat('\n');
}
