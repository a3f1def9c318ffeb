import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { OWNERSHIP_COLUMNS, percentText, readOwnershipCsv } from '@namesake/lists';
import { openInstallation } from '../app/open-installation.ts';
import { readEnvironment } from '../config/environment.ts';
import { resolveSettings } from '../config/settings.ts';
import { ConfigError } from '../lib/errors/config-error.ts';
import { listOf } from '../lib/ids/listing-id.ts';
import { type ListedParties, listedParties } from '../lists/versions/listed-parties.ts';
import { shareVersions } from '../lists/versions/version-share.ts';
import type { OperatorStake } from '../modules/parties/store/stake-rows.ts';
import type { Storage } from '../stores/storage.ts';
import { readOptionsAndTexts, UsageError } from './command/command.ts';
import { mayCreate, needDatabase } from './command/data-folder.ts';

const USAGE = `Manage your ownership data, which the ownership rules use. Works while the service runs on the same data folder.

Usage: namesake ownership import FILE.csv [--data DIR]
       namesake ownership export [--data DIR]
       namesake ownership check [--data DIR]

  --data DIR   data folder of the service   NAMESAKE_DATA_DIR   ./data

"import" takes a CSV file in UTF-8 and replaces the whole table; a file with a problem changes nothing. "export" prints the table as such a
file. "check" prints the ids that are no longer on the lists. An id of a listing that is not on its list is a problem. The first line of the file names
the columns, in any order:

  owned_id, owner_id          ids of listings (us_ofac_sdn:12345), or ids of your own
  owned_name, owner_name      names, for parties that are not listed
  share_percent               above 0 up to 100, at most four decimals; empty where it is not known
  control                     yes where the owner controls it whatever its share, else no or empty
  as_of, source               the day it was so (YYYY-MM-DD), and where you have it from

Examples:
  namesake ownership import owners.csv
  namesake ownership export > owners.csv
  namesake ownership check
`;

/** Size limit of the file. */
export const MAX_BYTES = 128 * 1024 * 1024;
/** Limit of reported problems per file. */
const MAX_SHOWN = 20;

/** Imports or exports the operator's ownership table. */
export async function ownership(args: readonly string[]): Promise<void> {
  const { values, texts } = readOptionsAndTexts(args.length === 0 ? ['--help'] : args, USAGE, {
    data: { type: 'string' },
  });
  const [verb, file, extra] = texts;
  if (verb !== 'import' && verb !== 'export' && verb !== 'check')
    throw new UsageError('Say what to do with the table of owners: import FILE.csv, export or check.');
  if (verb === 'import' && file === undefined)
    throw new UsageError('Say which file: namesake ownership import FILE.csv');
  if (extra !== undefined || (verb !== 'import' && file !== undefined))
    throw new UsageError(`"${extra ?? file}" is not understood here.`);
  const table = file === undefined ? undefined : await readTable(file);
  const settings = resolveSettings(readEnvironment().environment, { DATA_DIR: values.data });
  if (verb !== 'import') needDatabase(settings);
  const { storage } = await mayCreate(settings, () => openInstallation(settings, { openFor: 'command' }));
  try {
    const lookUp = async (stakes: readonly OperatorStake[]): Promise<ListedParties> => {
      const dir = join(settings.dataDir, 'versions');
      const active = await storage.listVersions.active();
      await shareVersions(dir, storage.shared).fetch(active.map(({ content }) => content));
      return listedParties(dir, active, new Set(stakes.flatMap(({ owner, owned }) => [owner, owned])));
    };
    if (table !== undefined) {
      const listed = await lookUp(table.stakes);
      refuseProblems(table.file, problemsOf(table, listed));
      await importTable(storage, table);
      tellDelisted(table.stakes, listed);
    } else if (verb === 'check') await checkTable(await storage.ownership.all(), lookUp);
    else await exportTable(storage);
  } finally {
    await storage.close();
  }
}

type Table = {
  readonly file: string;
  readonly stakes: readonly OperatorStake[];
  readonly lines: readonly number[];
  readonly sha256: string;
};
type Problem = { readonly line: number; readonly text: string };

/** @throws ConfigError listing all problems of the file */
async function readTable(file: string): Promise<Table> {
  if ((await stat(file)).size > MAX_BYTES) throw new ConfigError(`${file} is larger than ${MAX_BYTES} bytes.`);
  const bytes = await readFile(file);
  const { rows, lines, problems } = readOwnershipCsv(textOf(bytes, file));
  refuseProblems(file, problems);
  return { file, stakes: rows, lines, sha256: createHash('sha256').update(bytes).digest('hex') };
}

function refuseProblems(file: string, problems: readonly Problem[]): void {
  if (problems.length > 0) {
    const shown = problems.slice(0, MAX_SHOWN).map(({ line, text }) => `  line ${line} ${text}`);
    const more = problems.length > MAX_SHOWN ? [`  and ${problems.length - MAX_SHOWN} more`] : [];
    throw new ConfigError([`Nothing was imported. ${file} has problems:`, ...shown, ...more].join('\n'));
  }
}

/** Ids with the prefix of a list but without a listing: mistyped, or of a party that is no longer listed. */
function problemsOf({ stakes, lines }: Table, { lists, active, delisted }: ListedParties): Problem[] {
  const isUnknown = (id: string): boolean => lists.has(listOf(id)) && !active.has(id) && !delisted.has(id);
  return stakes.flatMap(({ owner, owned }, at) =>
    (
      [
        ['owner_id', owner],
        ['owned_id', owned],
      ] as const
    )
      .filter(([, id]) => isUnknown(id))
      .map(([column, id]) => ({
        line: lines[at] ?? 0,
        text: `has an ${column} of the list ${listOf(id)} that none of its listings has: correct it, or give the party an id of your own`,
      })),
  );
}

/** Ids in the table without a listed party any more: what they own is then shown as having no listed owner. */
async function checkTable(
  stakes: readonly OperatorStake[],
  lookUp: (stakes: readonly OperatorStake[]) => Promise<ListedParties>,
): Promise<void> {
  const listed = await lookUp(stakes);
  const ids = new Set(stakes.flatMap(({ owner, owned }) => [owner, owned]));
  const gone = [...ids].filter((id) => listed.lists.has(listOf(id)) && !listed.active.has(id)).sort();
  for (const id of gone)
    process.stdout.write(`${id}  ${listed.delisted.has(id) ? 'is delisted' : 'is not in its list any more'}\n`);
  process.stdout.write(`${gone.length} of ${ids.size} parties of the table are no longer listed\n`);
  if (gone.length > 0) process.exitCode = 1;
}

function tellDelisted(stakes: readonly OperatorStake[], { delisted }: ListedParties): void {
  const count = new Set(stakes.flatMap(({ owner, owned }) => [owner, owned]).filter((id) => delisted.has(id))).size;
  if (count > 0)
    process.stdout.write(`${count} parties are in their lists as delisted; "ownership check" shows which\n`);
}

function textOf(bytes: Buffer, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ConfigError(`Nothing was imported. ${file} is not UTF-8: save it as "CSV UTF-8".`);
  }
}

async function importTable({ ownership: store }: Storage, { stakes, sha256 }: Table): Promise<void> {
  const before = await store.all();
  const detail = { rows: stakes.length, before: before.length, sha256: `sha256:${sha256}` };
  const action = 'ownership.imported';
  await store.replace(stakes, { at: Date.now(), actor: 'operator', action, target: '', detail, requestId: '' });
  process.stdout.write(`${stakes.length} stakes imported; there were ${before.length} before\n`);
}

async function exportTable({ ownership: store }: Storage): Promise<void> {
  process.stdout.write(`${OWNERSHIP_COLUMNS.join(',')}\n`);
  for (const { owned, ownedName, owner, ownerName, sharePpm, control, asOf, source } of await store.all()) {
    const share = sharePpm === null ? '' : percentText(sharePpm);
    const cells = [owned, ownedName, owner, ownerName, share, control ? 'yes' : '', asOf, source];
    process.stdout.write(`${cells.map((cell) => quoted(cell ?? '')).join(',')}\n`);
  }
}

function quoted(cell: string): string {
  return /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
