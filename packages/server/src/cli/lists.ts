import { readOptions, UsageError } from './command/command.ts';
import { censusCommand } from './lists/census.ts';
import { diffCommand } from './lists/diff.ts';
import { exportCommand } from './lists/export.ts';
import { confirmCommand, heldCommand } from './lists/held.ts';
import { importCommand } from './lists/import.ts';
import { templateCommand, tryCommand } from './lists/own-file.ts';
import { refreshCommand } from './lists/refresh.ts';
import { acceptCommand, refusedCommand } from './lists/refused.ts';
import { statusCommand } from './lists/status.ts';
import { versionsCommand } from './lists/versions.ts';

const USAGE = `Show, refresh and compare lists and their versions.

Usage: namesake lists <verb> [options]

  status     the lists that a start would load
  census     what is read from each list file, and what is not
  refresh    ask publishers for new versions now
  versions   versions the service has searched
  diff       what differs between two files or two versions
  refused    downloads that were refused, with the reason
  accept     accept a refused download, with a reason
  held       removals that are not confirmed
  confirm    confirm that they are gone
  try        read a private list without using it, with every problem
  template   a starting mapping for a private list
  export     write the downloaded lists to one signed file
  import     import such a file at a site without a network

Examples:
  namesake lists status --lists ./official-lists
  namesake lists versions --data /var/lib/namesake
  namesake lists diff un_sc@3f9c01aa un_sc@b81d77e0
`;

const VERBS = new Map([
  ['status', statusCommand],
  ['census', censusCommand],
  ['refresh', refreshCommand],
  ['versions', versionsCommand],
  ['diff', diffCommand],
  ['refused', refusedCommand],
  ['accept', acceptCommand],
  ['held', heldCommand],
  ['confirm', confirmCommand],
  ['try', tryCommand],
  ['template', templateCommand],
  ['export', exportCommand],
  ['import', importCommand],
]);

/** Shows lists; without a verb, the lists that a start would load. */
export async function lists(args: readonly string[]): Promise<void> {
  const [verb = 'status', ...rest] = args;
  const run = VERBS.get(verb);
  if (run !== undefined) return run(rest);
  if (verb === '--help' || verb === '-h') readOptions(args, USAGE, {});
  if (verb.startsWith('-')) return statusCommand(args);
  throw new UsageError(`"${verb}" is not understood here: lists takes ${[...VERBS.keys()].join(', ')}.`);
}
