import { basename } from 'node:path';
import { guessMapping, readHeadings } from '@namesake/lists';
import { readOptions, UsageError } from '../command/command.ts';

const USAGE = `Print a mapping to begin with, guessed from the headings of a CSV file, workbook or file of JSON lines.

Usage: namesake lists template FILE

Example:
  namesake lists template vip.csv > vip.mapping.json
`;

/** The mapping goes to standard output; columns of which nothing is known to standard error. */
export async function templateCommand(args: readonly string[]): Promise<void> {
  const [path, ...rest] = args;
  const isOption = path === undefined || path.startsWith('-');
  readOptions(isOption ? args : rest, USAGE, {});
  if (isOption) throw new UsageError('Name the file of the list: namesake lists template vip.csv');
  const headings = await readHeadings(path);
  if (headings.length === 0) throw new UsageError(`${path} has no headings that could be read.`);
  const title = basename(path)
    .replace(/\.gz$/i, '')
    .replace(/\.[a-z]+$/i, '');
  const { draft, unknown } = guessMapping(title, headings);
  process.stdout.write(`${JSON.stringify(draft, null, 2)}\n`);
  if (unknown.length > 0) process.stderr.write(`Not mapped: ${unknown.map((each) => `"${each}"`).join(', ')}\n`);
  for (const field of ['id', 'name'])
    if (!Object.hasOwn(draft.columns, field)) process.stderr.write(`Still missing: columns.${field}\n`);
}
