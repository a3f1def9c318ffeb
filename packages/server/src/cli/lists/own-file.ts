import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { guessMapping, problemText, readHeadings, tryPrivateList } from '@namesake/lists';
import { ConfigError } from '../../lib/errors/config-error.ts';
import { readOptions, UsageError } from '../command/command.ts';

const TEMPLATE = `Print a mapping to begin with, guessed from the headings of a CSV file, workbook or file of JSON lines.

Usage: namesake lists template FILE

Example:
  namesake lists template vip.csv > vip.mapping.json
`;

const TRY = `Read a private list (CSV, XLSX, JSON lines) with its mapping, without using it: what would be read, and every problem.

Usage: namesake lists try FILE [--mapping FILE] [--json]

  --mapping FILE   the mapping   vip.mapping.json next to vip.csv

Exit status: 0 the list would be loaded, 1 it would be refused

Example:
  namesake lists try ./official-lists/vip.csv
`;

const SHOWN = 3;
const MAX_PROBLEMS = 100;

/** The mapping goes to standard output; unknown columns to standard error. */
export async function templateCommand(args: readonly string[]): Promise<void> {
  const [path, ...rest] = args;
  const isOption = path === undefined || path.startsWith('-');
  readOptions(isOption ? args : rest, TEMPLATE, {});
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

/** Tries a private list. Names go to standard output only, which belongs to the operator. */
export async function tryCommand(args: readonly string[]): Promise<void> {
  const [path, ...rest] = args;
  const isOption = path === undefined || path.startsWith('-');
  const options = readOptions(isOption ? args : rest, TRY, {
    mapping: { type: 'string' },
    json: { type: 'boolean' },
  });
  if (isOption) throw new UsageError('Name the file of the list: namesake lists try vip.csv');
  if (!existsSync(path)) throw new ConfigError(`${path} does not exist.`);
  const trial = await tryPrivateList(path, options.mapping);
  if (trial.refused !== undefined) process.exitCode = 1;
  if (options.json === true) {
    process.stdout.write(`${JSON.stringify(trial, null, 2)}\n`);
    return;
  }
  const { list, listings, problems, refused } = trial;
  const names = listings.reduce((sum, listing) => sum + listing.names.length, 0);
  process.stdout.write(`${list}: ${listings.length} parties with ${names} names\n`);
  for (const listing of listings.slice(0, SHOWN)) process.stdout.write(`${JSON.stringify(listing, null, 2)}\n`);
  for (const problem of problems.slice(0, MAX_PROBLEMS))
    process.stdout.write(`${problem.severity === 'error' ? 'ERROR  ' : 'warning'}  ${problemText(problem)}\n`);
  if (problems.length > MAX_PROBLEMS) process.stdout.write(`… ${problems.length - MAX_PROBLEMS} more; see --json\n`);
  process.stdout.write(
    refused === undefined ? 'The list would be loaded.\n' : `The list would be REFUSED: ${refused}\n`,
  );
}
