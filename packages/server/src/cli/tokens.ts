import { SCOPE_NAMES, type Scope } from '@namesake/contract';
import { isScope } from '../auth/is-scope.ts';
import { readEnvironment } from '../config/environment.ts';
import type { Keys } from '../config/secret.ts';
import { resolveSettings } from '../config/settings.ts';
import { openInstallation } from '../open-installation.ts';
import { issueToken } from '../services/tokens/issue-token.ts';
import { presentToken } from '../services/tokens/present-token.ts';
import type { Storage } from '../storage/ports/storage.ts';
import { readOptions, UsageError } from './command/command.ts';

const USAGE = `API tokens, by the operator of this machine. Works while the service runs on the same data folder.

Usage: namesake tokens create --name X [--scopes a,b] [--expires-in 90d] [--data DIR]
       namesake tokens list [--json] [--data DIR]
       namesake tokens revoke ID [--data DIR]

  --name X          what the token is for
  --scopes a,b      what it may do; default search:write,search:read,lists:read,compat
                    all: ${SCOPE_NAMES.join(', ')}
  --expires-in T    days (90d), weeks (12w), months (6m) or years (1y); default 1y, at most 10y
  --data DIR        data folder of the service   NAMESAKE_DATA_DIR   ./data

"create" prints the token, and nothing else, on standard output; it is shown this once.

Examples:
  TOKEN=$(namesake tokens create --name payments)
  namesake tokens create --name audit --scopes search:read,lists:read --expires-in 90d
  namesake tokens revoke tok_4fGhJk2mNp8qRs1T
`;

const DAY_MS = 24 * 3_600_000;
const UNIT_DAYS: Readonly<Record<string, number>> = { d: 1, w: 7, m: 30, y: 365 };
const MOST_DAYS = 3_650;
const OPERATOR = 'operator';

/** Creates, lists or revokes API tokens. */
export async function tokens(args: readonly string[]): Promise<void> {
  const [verb, ...rest] = args;
  const [id, others] = verb === 'revoke' && rest[0]?.startsWith('-') === false ? [rest[0], rest.slice(1)] : ['', rest];
  const options = readOptions(verb === undefined ? ['--help'] : verb.startsWith('-') ? args : others, USAGE, {
    name: { type: 'string' },
    scopes: { type: 'string' },
    'expires-in': { type: 'string' },
    data: { type: 'string' },
    json: { type: 'boolean' },
  });
  const actions: Readonly<Record<string, (storage: Storage, keys: Keys) => Promise<void>>> = {
    create: (storage, keys) => create(storage, keys, options),
    list: (storage) => list(storage, options.json === true),
    revoke: (storage) => revoke(storage, id),
  };
  const action = verb === undefined ? undefined : actions[verb];
  if (action === undefined) throw new UsageError('Say what to do with tokens: create, list or revoke.');
  if (verb === 'create') checkCreate(options);
  const settings = resolveSettings(readEnvironment().environment, { DATA_DIR: options.data });
  const { storage, keys } = await openInstallation(settings, { openFor: 'command' });
  try {
    await action(storage, keys);
  } finally {
    await storage.close();
  }
}

type CreateOptions = { readonly name?: string; readonly scopes?: string; readonly 'expires-in'?: string };

function checkCreate(options: CreateOptions): { name: string; scopes?: readonly Scope[]; lifetimeMs?: number } {
  const name = options.name?.trim() ?? '';
  if (name === '' || name.length > 100) throw new UsageError('Give the token a name: --name "Payment system".');
  const scopes = options.scopes?.split(',').map((scope) => scope.trim());
  const unknown = scopes?.find((scope) => !isScope(scope));
  if (unknown !== undefined) throw new UsageError(`There is no scope "${unknown}". All: ${SCOPE_NAMES.join(', ')}.`);
  const days = options['expires-in'] === undefined ? undefined : daysOf(options['expires-in']);
  return {
    name,
    ...(scopes === undefined ? {} : { scopes: scopes.filter(isScope) }),
    ...(days === undefined ? {} : { lifetimeMs: days * DAY_MS }),
  };
}

async function create(storage: Storage, keys: Keys, options: CreateOptions): Promise<void> {
  const nowMs = Date.now();
  const wanted = { ...checkCreate(options), createdBy: OPERATOR, nowMs };
  const { token, secret } = await issueToken(storage.tokens, keys.tokenPepper, wanted);
  await note(storage, 'token.created', token.id, { name: token.name, scopes: token.scopes });
  process.stdout.write(`${secret}\n`);
}

async function list(storage: Storage, json: boolean): Promise<void> {
  const items = (await storage.tokens.list()).map((token) => presentToken(token, Date.now()));
  if (json) {
    process.stdout.write(`${JSON.stringify(items, null, 2)}\n`);
    return;
  }
  if (items.length === 0) process.stdout.write('No tokens yet: namesake tokens create --name "Payment system"\n');
  for (const { id, name, status, hint, expiresAt, lastUsedAt } of items) {
    const used = lastUsedAt === null ? 'never used' : `used ${lastUsedAt.slice(0, 16)}Z`;
    process.stdout.write(`${id}  ${status.padEnd(7)}  ${hint}  until ${expiresAt.slice(0, 10)}  ${used}  ${name}\n`);
  }
}

async function revoke(storage: Storage, id: string): Promise<void> {
  if (id === '') throw new UsageError('Say which token: namesake tokens revoke tok_… (see namesake tokens list).');
  const revoked = await storage.tokens.revoke(id, Date.now());
  if (!revoked && (await storage.tokens.find(id)) === undefined) throw new UsageError(`There is no token ${id}.`);
  if (revoked) await note(storage, 'token.revoked', id, {});
  process.stdout.write(`${id} ${revoked ? 'is revoked' : 'was revoked before'}\n`);
}

async function note(storage: Storage, action: string, target: string, detail: Record<string, unknown>): Promise<void> {
  await storage.audit.append({ at: Date.now(), actor: OPERATOR, action, target, detail, requestId: '' });
}

function daysOf(text: string): number {
  const [, count, unit = ''] = /^(\d{1,4})([dwmy])$/.exec(text.trim()) ?? [];
  const days = Number(count) * (UNIT_DAYS[unit] ?? Number.NaN);
  if (!(days >= 1 && days <= MOST_DAYS))
    throw new UsageError('--expires-in takes a number with d, w, m or y, such as 90d or 1y; at most 10y.');
  return days;
}
