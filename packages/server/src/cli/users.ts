import { ROLE_NAMES, type Role } from '@namesake/contract';
import { readEnvironment } from '../config/environment.ts';
import { resolveSettings, type Settings } from '../config/settings.ts';
import { openStorage } from '../stores/open-storage.ts';
import type { Storage } from '../stores/storage.ts';
import { readOptions, UsageError } from './command/command.ts';
import { mayCreate, needDatabase } from './command/data-folder.ts';
import { resetFactors, resetPassword, unlockUser } from './users/access.ts';
import { inviteUser, listUsers, printSetupLink } from './users/people.ts';

const USAGE = `Manage users. Works while the service runs on the same data folder.

Usage: namesake users list [--json] [--data DIR]
       namesake users invite --name X --role R [--data DIR]
       namesake users unlock NAME [--data DIR]
       namesake users reset-password --name X [--data DIR]
       namesake users reset-factors NAME [--data DIR]
       namesake users setup-link [--port N] [--data DIR]

  --name X     user name
  --role R     ${ROLE_NAMES.join(', ')}
  --port N     port of the service   NAMESAKE_PORT   8080
  --json       everything but passwords, as JSON
  --data DIR   data folder of the service   NAMESAKE_DATA_DIR   ./data

"invite" prints only a link, which works once within seven days, on standard output.
"unlock" clears failed login attempts: locked-out users may try again immediately.
"reset-password" asks for a new password, or reads it from the first line of standard input. The old password stops
working immediately, and the user's sessions end.
"reset-factors" removes the authenticator app, passkeys and recovery codes of a user, and ends their sessions: the
password alone is enough to log in again.
"setup-link" prints a new one-time link for the first administrator; older ones stop working.

Examples:
  namesake users list
  namesake users invite --name ben@example.com --role analyst
  namesake users unlock admin
  namesake users reset-password --name admin
  namesake users reset-factors admin
  namesake users setup-link
`;

const VERBS = 'list, invite, unlock, reset-password, reset-factors or setup-link';

type Given = { readonly name: string; readonly role: string | undefined; readonly json: boolean };
type Action = (storage: Storage, settings: Settings, given: Given) => Promise<void>;

type Verb = {
  /** Validates the command line before the database is opened. */
  readonly checked: (given: Given) => void;
  readonly run: Action;
  /** Whether it may come before the first start, and create the data folder. */
  readonly mayBeFirst?: true;
};

const ACTIONS: Readonly<Record<string, Verb>> = {
  list: { checked: () => {}, run: (storage, _, { json }) => listUsers(storage, json) },
  invite: {
    checked: ({ name, role }) => {
      needName(name, 'Say who is invited: namesake users invite --name ben --role analyst');
      roleOf(role);
    },
    run: (storage, settings, { name, role }) => inviteUser(storage, settings, name, roleOf(role)),
    mayBeFirst: true,
  },
  unlock: {
    checked: ({ name }) => needName(name, 'Say who: namesake users unlock admin (see namesake users list).'),
    run: (storage, _, { name }) => unlockUser(storage, name),
  },
  'reset-password': {
    checked: ({ name }) =>
      needName(name, 'Say whose password: namesake users reset-password --name admin (see namesake users list).'),
    run: (storage, _, { name }) => resetPassword(storage, name),
  },
  'reset-factors': {
    checked: ({ name }) =>
      needName(name, 'Say whose factors: namesake users reset-factors admin (see namesake users list).'),
    run: (storage, _, { name }) => resetFactors(storage, name),
  },
  'setup-link': { checked: () => {}, run: printSetupLink, mayBeFirst: true },
};

/** Lists and invites users, unlocks accounts, resets passwords, and creates the first administrator's link. */
export async function users(args: readonly string[]): Promise<void> {
  const [verb, ...rest] = args;
  const [named, others] = rest[0]?.startsWith('-') === false ? [rest[0], rest.slice(1)] : [undefined, rest];
  const options = readOptions(verb === undefined ? ['--help'] : verb.startsWith('-') ? args : others, USAGE, {
    name: { type: 'string' },
    role: { type: 'string' },
    json: { type: 'boolean' },
    data: { type: 'string' },
    port: { type: 'string' },
  });
  const action = verb !== undefined && Object.hasOwn(ACTIONS, verb) ? ACTIONS[verb] : undefined;
  if (action === undefined) throw new UsageError(`Say what to do with users: ${VERBS}.`);
  const given = { name: (options.name ?? named ?? '').trim(), role: options.role, json: options.json === true };
  action.checked(given);
  const settings = resolveSettings(readEnvironment().environment, { DATA_DIR: options.data, PORT: options.port });
  if (action.mayBeFirst !== true) needDatabase(settings);
  const storage = await mayCreate(settings, () => openStorage(settings));
  try {
    await action.run(storage, settings, given);
  } finally {
    await storage.close();
  }
}

function needName(name: string, text: string): void {
  if (name === '' || name.length > 200) throw new UsageError(text);
}

function roleOf(text: string | undefined): Role {
  const role = ROLE_NAMES.find((name) => name === text?.trim());
  if (role === undefined) throw new UsageError(`Say the role: --role ${ROLE_NAMES.join(', ')}.`);
  return role;
}
