import { join } from 'node:path';
import { type ListCensus, readListsDir, takeCensus } from '@namesake/lists';
import { readEnvironment } from '../../config/environment.ts';
import { resolveSettings } from '../../config/settings.ts';
import { readOptions, UsageError } from '../command.ts';

const USAGE = `Count what is read of each list: records, names and their scripts, dates, identifiers; and follow every value of the file into
its listing, so that nothing is lost without a reason.

Usage: namesake lists census [--lists DIR] [--list ID] [--data DIR] [--json]

  --lists DIR   folder with official list files   NAMESAKE_LISTS_DIR, else what was downloaded
  --list ID     only this list, with every element, attribute or column of its file
  --data DIR    data folder of the service        NAMESAKE_DATA_DIR   ./data

Exit status: 1 where values are lost without a reason, as after a change of the publisher's form

Example:
  namesake lists census --lists ./official-lists --list un_sc
`;

/** Shows what is read of lists. */
export async function censusCommand(args: readonly string[]): Promise<void> {
  const options = readOptions(args, USAGE, {
    lists: { type: 'string' },
    list: { type: 'string' },
    data: { type: 'string' },
    json: { type: 'boolean' },
  });
  const settings = resolveSettings(readEnvironment().environment, { DATA_DIR: options.data, LISTS_DIR: options.lists });
  const dir = settings.listsDir ?? join(settings.dataDir, 'lists');
  const { loaded } = await readListsDir(dir);
  const chosen = loaded.filter(({ id }) => (options.list ?? id) === id);
  if (chosen.length === 0) throw new UsageError(`No list ${options.list ?? ''} could be read from ${dir}.`);
  const taken: ListCensus[] = [];
  for (const { file } of chosen) taken.push(await takeCensus(file));
  if (taken.some(({ fields = [] }) => fields.some(({ lost }) => lost !== undefined))) process.exitCode = 1;
  if (options.json === true) process.stdout.write(`${JSON.stringify(taken, null, 2)}\n`);
  else if (options.list === undefined) showLists(taken);
  else for (const census of taken) showFields(census);
}

const WIDTHS = [18, 10, 10, 10, 10, 10, 10];

function showLists(taken: readonly ListCensus[]): void {
  const row = (cells: readonly string[]): string =>
    `${cells.map((cell, at) => (at === 0 ? cell.padEnd(WIDTHS[at] ?? 0) : cell.padStart(WIDTHS[at] ?? 0))).join('')}\n`;
  process.stdout.write(row(['list', 'records', 'names', 'scripts', 'dates', 'ids', 'fields']));
  for (const { version, figures, fields } of taken) {
    const identifiers = Object.values(figures.identifiers).reduce((sum, count) => sum + count, 0);
    const numbers = [
      figures.records,
      figures.names,
      Object.keys(figures.scripts).length,
      figures.birthDates,
      identifiers,
    ];
    const shown = numbers.map((number) => number.toLocaleString('en'));
    process.stdout.write(row([version.id, ...shown, fields === undefined ? '–' : String(fields.length)]));
    const lost = fields?.filter((field) => field.lost !== undefined).length ?? 0;
    if (lost > 0) process.stdout.write(`  NOT EXPLAINED: values of ${lost} fields; see --list ${version.id}\n`);
  }
}

function showFields({ version, figures, fields }: ListCensus): void {
  const counts = Object.entries(figures).map(([name, value]) =>
    typeof value === 'number'
      ? `${name} ${value}`
      : `${name} (${Object.entries(value)
          .map(([each, count]) => `${each} ${count}`)
          .join(', ')})`,
  );
  process.stdout.write(`${version.id}: ${counts.join(', ')}\n`);
  if (fields === undefined) process.stdout.write('The fields of this form are not followed one by one.\n');
  for (const { path, values, reached, reason, lost } of fields ?? []) {
    const rest = lost === undefined ? (reason ?? '') : `NOT EXPLAINED, such as ${lost.join(' | ')}`;
    process.stdout.write(
      `${String(values).padStart(9)}${String(reached).padStart(9)}  ${path}${rest === '' ? '' : `: ${rest}`}\n`,
    );
  }
}
