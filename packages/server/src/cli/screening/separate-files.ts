import { type BigIntStats, fstatSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { UsageError } from '../command/command.ts';

type RunFiles = Readonly<Record<'input' | 'output' | 'checkpoint' | 'summary', string | undefined>>;

/**
 * Checks that a run reads and writes different files, also through links, before anything is written.
 * @throws UsageError naming two options for one file
 */
export function checkSeparateFiles({ input, output, checkpoint, summary }: RunFiles): void {
  const identities = new Map<string, string>();
  const add = (name: string, identity: string | undefined): void => {
    if (identity === undefined) return;
    const other = identities.get(identity);
    if (other !== undefined)
      throw new UsageError(
        `${other} and ${name} are the same file, which would be overwritten: give each a file of its own. Nothing was written.`,
      );
    identities.set(identity, name);
  };
  const addDrafted = (option: string, path: string | undefined): void => {
    if (path === undefined) return;
    add(option, identityAt(path));
    add(`${option} while it is written (${path}.tmp)`, identityAt(`${path}.tmp`));
  };
  if (input === undefined) add('standard input', identityOf(0));
  else add('--in', identityAt(input));
  if (output === undefined) add('standard output', identityOf(1));
  else add('--out', identityAt(output));
  addDrafted('--checkpoint', checkpoint);
  addDrafted('--summary', summary);
}

/** Identity of a file that need not exist yet: two paths of one file have the same. */
function identityAt(path: string): string | undefined {
  const there = statSync(path, { bigint: true, throwIfNoEntry: false });
  if (there !== undefined) return identityIn(there);
  const [folder, name] = [dirname(resolve(path)), basename(path)];
  const isThere = statSync(folder, { throwIfNoEntry: false }) !== undefined;
  return join(isThere ? realpathSync(folder) : folder, name);
}

const identityOf = (descriptor: 0 | 1): string | undefined => identityIn(fstatSync(descriptor, { bigint: true }));

/** Devices and pipes can be read and written at once. */
const identityIn = (file: BigIntStats): string | undefined => (file.isFile() ? `${file.dev}:${file.ino}` : undefined);
