import { join } from 'node:path';
import { takeCensuses } from '@namesake/lists';
import { readEnvironment } from '../../config/environment.ts';
import { resolveSettings } from '../../config/settings.ts';
import { readOptions, UsageError } from '../command/command.ts';
import { fieldsText, listsText } from './census-text.ts';

const USAGE = `Count what is read from each list: records, names and their scripts, dates, identifiers. Trace every value of the file to
its listing, so that nothing is lost without a reason.

Usage: namesake lists census [--lists DIR] [--list ID] [--data DIR] [--json]

  --lists DIR   folder with official list files   NAMESAKE_LISTS_DIR, else what was downloaded
  --list ID     only this list, with every element, attribute, column or member of its file
  --data DIR    data folder of the service        NAMESAKE_DATA_DIR   ./data

Exit status: 1 if values are lost without a reason, as after a format change by the publisher

Example:
  namesake lists census --lists ./official-lists --list un_sc
`;

/** Shows what is read from lists. */
export async function censusCommand(args: readonly string[]): Promise<void> {
  const options = readOptions(args, USAGE, {
    lists: { type: 'string' },
    list: { type: 'string' },
    data: { type: 'string' },
    json: { type: 'boolean' },
  });
  const settings = resolveSettings(readEnvironment().environment, { DATA_DIR: options.data, LISTS_DIR: options.lists });
  const dir = settings.listsDir ?? join(settings.dataDir, 'lists');
  const { taken, refused } = await takeCensuses(dir);
  const chosen = taken.filter(({ version }) => (options.list ?? version.id) === version.id);
  for (const { message } of refused) process.stderr.write(`REFUSED  ${message}\n`);
  if (chosen.length === 0) throw new UsageError(`No list ${options.list ?? ''} could be read from ${dir}.`);
  if (chosen.some(({ fields = [] }) => fields.some(({ lost }) => lost !== undefined))) process.exitCode = 1;
  if (options.json === true) process.stdout.write(`${JSON.stringify(chosen, null, 2)}\n`);
  else process.stdout.write(options.list === undefined ? listsText(chosen) : chosen.map(fieldsText).join('\n'));
}
