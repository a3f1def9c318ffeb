import { randomInt } from 'node:crypto';
import { hashPassword } from '../auth/password.ts';
import { readEnvironment } from '../config/environment.ts';
import { resolveSettings } from '../config/settings.ts';
import type { Storage } from '../storage/ports/storage.ts';
import { openSqliteStorage } from '../storage/sqlite/open-storage.ts';
import { readOptions, UsageError } from './command/command.ts';
import { printSetupLink } from './users/setup-link.ts';

const USAGE = `People, by the operator of this machine. Works while the service runs on the same data folder.

Usage: namesake users list [--json] [--data DIR]
       namesake users reset-password --name X [--data DIR]
       namesake users setup-link [--port N] [--data DIR]

  --name X     user name
  --port N     port of the service   NAMESAKE_PORT   8080
  --json       everything but passwords, as JSON
  --data DIR   data folder of the service   NAMESAKE_DATA_DIR   ./data

"reset-password" makes a new password and prints it, and nothing else, on standard output; it is shown this once. The
old password stops working at once, and the user's sessions end. "setup-link" prints a new one-time link for the first
administrator; older ones stop working.

Examples:
  namesake users list
  namesake users reset-password --name admin
  namesake users setup-link
`;

const OPERATOR = 'operator';
/** Letters and digits that are not mistaken for each other: 5 groups of 5 are 122 bits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 5;
const GROUP_LENGTH = 5;

/** Lists people, gives one a new password, or makes the link for the first. */
export async function users(args: readonly string[]): Promise<void> {
  const [verb, ...rest] = args;
  const options = readOptions(verb === undefined ? ['--help'] : verb.startsWith('-') ? args : rest, USAGE, {
    name: { type: 'string' },
    json: { type: 'boolean' },
    data: { type: 'string' },
    port: { type: 'string' },
  });
  if (verb !== 'list' && verb !== 'reset-password' && verb !== 'setup-link')
    throw new UsageError('Say what to do with users: list, reset-password or setup-link.');
  const name = options.name?.trim() ?? '';
  if (verb === 'reset-password' && name === '')
    throw new UsageError('Say whose password: namesake users reset-password --name admin (see namesake users list).');
  const settings = resolveSettings(readEnvironment().environment, { DATA_DIR: options.data, PORT: options.port });
  const storage = await openSqliteStorage(settings.dataDir);
  try {
    if (verb === 'list') await list(storage, options.json === true);
    else if (verb === 'setup-link') await printSetupLink(storage, settings);
    else await resetPassword(storage, name);
  } finally {
    await storage.close();
  }
}

async function list({ users: people }: Storage, json: boolean): Promise<void> {
  const items = (await people.list()).map(({ id, name, role, createdAt }) => ({
    id,
    name,
    role,
    createdAt: new Date(createdAt).toISOString(),
  }));
  if (json) {
    process.stdout.write(`${JSON.stringify(items, null, 2)}\n`);
    return;
  }
  if (items.length === 0) process.stdout.write('Nobody yet: namesake users setup-link prints a one-time link\n');
  for (const { id, name, role, createdAt } of items)
    process.stdout.write(`${id}  ${role}  since ${createdAt.slice(0, 10)}  ${name}\n`);
}

async function resetPassword(storage: Storage, name: string): Promise<void> {
  const user = await storage.users.findByName(name);
  if (user === undefined) throw new UsageError(`There is no user "${name}". See namesake users list.`);
  const password = randomPassword();
  await storage.users.resetPassword(user.id, await hashPassword(password));
  await storage.audit.append({
    at: Date.now(),
    actor: OPERATOR,
    action: 'user.password_reset',
    target: user.id,
    detail: {},
    requestId: '',
  });
  process.stdout.write(`${password}\n`);
}

function randomPassword(): string {
  const letters = (length: number): string =>
    Array.from({ length }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
  return Array.from({ length: GROUPS }, () => letters(GROUP_LENGTH)).join('-');
}
