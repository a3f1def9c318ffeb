import { createInterface } from 'node:readline/promises';
import { brokenChain } from '../app/begin-row-proof.ts';
import { openInstallation } from '../app/open-installation.ts';
import { readEnvironment } from '../config/environment.ts';
import type { Keys } from '../config/secret.ts';
import { resolveSettings } from '../config/settings.ts';
import { ROW_PROOF_CONFIRMED } from '../db/ledger/proof-events.ts';
import type { DatabaseSource } from '../db/reading/database-source.ts';
import { databaseSource } from '../db/reading/database-source.ts';
import { type ConfirmableRows, confirmableRows } from '../examine/verify/confirmable-rows.ts';
import { verifyPassword } from '../modules/access/password.ts';
import type { Storage } from '../stores/storage.ts';
import { readOptionsAndTexts, UsageError } from './command/command.ts';
import { needDatabase } from './command/data-folder.ts';
import { userNamed } from './users/access.ts';
import { typedUnseen } from './users/read-new-password.ts';

const USAGE = `Make unproved rows count again: after the secret was lost, or from before an upgrade.

Usage: namesake proof confirm --first NAME --second NAME --reason TEXT [--data DIR]
       namesake proof confirm --show [--data DIR]

  --first NAME   an administrator, who enters the password
  --second NAME  another one
  --reason TEXT  why they vouch for the stored rows; kept in the audit log
  --show         only list the rows that would be confirmed, one per line
  --data DIR     data folder of the service   NAMESAKE_DATA_DIR   ./data

With another secret (serve --accept-secret), rows that clear a party do not count: they cannot be told from forgeries. This
command confirms, all at once, the rows that an intact audit log has exactly as stored. Check --show first: whoever could write
to the database could also write an event. Rows that differ are not confirmed, nor are rows of batches, for which the
audit log has no digest: screen these again. Versions of lists and a table of owners from before an upgrade that gave such
rows their proof are confirmed as they were when it did. Without a terminal the two passwords are the first lines of standard input.
Works while the service runs.

Example:
  namesake proof confirm --first ada --second ben --reason 'the disk with the secret broke on 3 May'
`;

/** Confirms clearing rows with two administrators. */
export async function proofCommand(args: readonly string[]): Promise<void> {
  const { values, texts } = readOptionsAndTexts(args, USAGE, {
    first: { type: 'string' },
    second: { type: 'string' },
    reason: { type: 'string' },
    show: { type: 'boolean' },
    data: { type: 'string' },
  });
  if (texts[0] !== 'confirm' || texts.length > 1) throw new UsageError('Say what to do with the proof: confirm.');
  const [first, second, reason] = [values.first, values.second, values.reason?.trim() ?? ''];
  if (values.show !== true && (first === undefined || second === undefined || reason === ''))
    throw new UsageError('--first, --second and --reason are needed: two administrators confirm it, and say why.');
  const settings = resolveSettings(readEnvironment().environment, { DATA_DIR: values.data });
  needDatabase(settings);
  const { storage, keys } = await openInstallation(settings, { openFor: 'command' });
  try {
    const found = await confirmable(databaseSource(settings), keys);
    if ('broken' in found)
      throw new UsageError(
        `The chain of the records is broken (${found.broken}): nothing in it proves a row. See namesake verify.`,
      );
    process.stderr.write(summary(found));
    if (values.show === true) for (const { table, id } of found.rows) process.stdout.write(`${table} ${id}\n`);
    if (values.show === true || first === undefined || second === undefined) return;
    if (found.rows.length === 0) throw new UsageError('There is nothing to confirm.');
    const people = await twoAdministrators(storage, [first, second]);
    await confirmRowProof(storage, found, { at: Date.now(), people, reason });
    process.stdout.write(`${found.rows.length} rows confirmed. A running service counts them at once.\n`);
  } finally {
    await storage.close();
  }
}

function summary({ rows, others }: ConfirmableRows): string {
  const tables = Map.groupBy(rows, ({ table }) => table);
  const lines = [...tables].map(([table, own]) => `  ${table}: ${own.length} as the audit log has them`);
  const left = [...others].map(([table, count]) => `  ${table}: ${count} cannot be confirmed`);
  return lines.length + left.length === 0 ? 'Every row counts already.\n' : `${[...lines, ...left].join('\n')}\n`;
}

/** @throws UsageError unless two different administrators give their passwords */
async function twoAdministrators(
  storage: Storage,
  names: readonly [string, string],
): Promise<readonly [string, string]> {
  const [first, second] = [await userNamed(storage, names[0]), await userNamed(storage, names[1])];
  if (first.id === second.id) throw new UsageError('Two different administrators must confirm it.');
  const passwords = passwordsOf(names);
  for (const user of [first, second]) {
    const { value: password = '' } = await passwords.next();
    const isAdmin = user.role === 'admin' && user.disabledAt === null;
    if (!isAdmin || !(await verifyPassword(password, user.passwordHash)))
      throw new UsageError(`${user.name} is no administrator, or the password is another one. Nothing was changed.`);
  }
  return [`user:${first.id}`, `user:${second.id}`];
}

async function* passwordsOf(names: readonly string[]): AsyncGenerator<string> {
  if (process.stdin.isTTY) for (const name of names) yield await typedUnseen(`Password of ${name}: `);
  else yield* createInterface({ input: process.stdin });
}

const AT_ONCE = 1_000;

/** What two people confirm, or the kind of break that makes the audit log worthless. */
export type Confirmable = ConfirmableRows | { readonly broken: string };

/** Rows without a MAC under the secret that match an intact chain. */
export async function confirmable(source: DatabaseSource, keys: Pick<Keys, 'receipts' | 'rows'>): Promise<Confirmable> {
  const broken = await brokenChain(source, keys);
  return broken === null ? confirmableRows(source, keys.rows) : { broken };
}

/**
 * Adds MACs under the secret to confirmed rows. A row that changed since it was shown receives none. Each part has its
 * event, so that an interrupted run is documented, and can be repeated.
 */
export async function confirmRowProof(
  { rowProof }: Pick<Storage, 'rowProof'>,
  { rows, others }: ConfirmableRows,
  by: { readonly at: number; readonly people: readonly [string, string]; readonly reason: string },
): Promise<void> {
  const left = [...others.values()].reduce((sum, count) => sum + count, 0);
  const [first, second] = by.people;
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const part = rows.slice(from, from + AT_ONCE);
    const detail = { reason: by.reason, first, second, confirmed: part.length, others: left };
    const event = { at: by.at, actor: 'operator', action: ROW_PROOF_CONFIRMED, target: '', detail, requestId: '' };
    await rowProof.renew(part, event);
  }
}
