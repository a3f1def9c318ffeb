import { addressListSchema, SCOPE_NAMES } from '@namesake/contract';
import { openInstallation } from '../app/open-installation.ts';
import { readEnvironment } from '../config/environment.ts';
import type { Keys } from '../config/secret.ts';
import { resolveSettings } from '../config/settings.ts';
import { ApiError } from '../lib/errors/api-error.ts';
import { isScope } from '../modules/access/store/role-and-scope.ts';
import type { ApiToken } from '../modules/access/store/token-store.ts';
import { type IssueOptions, issueToken } from '../modules/access/tokens/issue-token.ts';
import { replaceToken } from '../modules/access/tokens/replace-token.ts';
import { presentStored } from '../modules/access/tokens/view.ts';
import type { Storage } from '../stores/storage.ts';
import { readOptions, UsageError } from './command/command.ts';
import { mayCreate, needDatabase } from './command/data-folder.ts';

const USAGE = `Manage API tokens. Works while the service runs on the same data folder.

Usage: namesake tokens create --name X [--scopes a,b] [--expires-in 90d] [--addresses a,b] [--data DIR]
       namesake tokens list [--json] [--data DIR]
       namesake tokens rotate ID [--overlap 24] [--data DIR]
       namesake tokens revoke ID [--data DIR]

  --name X          what the token is for
  --scopes a,b      what it may do; default search:write,search:read,lists:read,compat; "all" for every one of:
                    ${SCOPE_NAMES.join(', ')}
  --expires-in T    days (90d), weeks (12w), months (6m) or years (1y); default 1y, at most 10y
  --addresses a,b   addresses and networks it may be used from, such as 203.0.113.7,10.20.0.0/16; default any
  --overlap N       hours the old token stays valid, 0 to 168; default 24
  --data DIR        data folder of the service   NAMESAKE_DATA_DIR   ./data

"create" and "rotate" print only the new token on standard output; it is shown only once. "rotate" creates
a token with the same name, scopes, addresses and lifetime.

Examples:
  TOKEN=$(namesake tokens create --name payments)
  namesake tokens create --name audit --scopes search:read,lists:read --expires-in 90d
  namesake tokens rotate tok_4fGhJk2mNp8qRs1T --overlap 48
  namesake tokens revoke tok_4fGhJk2mNp8qRs1T
`;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MAX_OVERLAP_HOURS = 168;
const UNIT_DAYS: Readonly<Record<string, number>> = { d: 1, w: 7, m: 30, y: 365 };
const MAX_DAYS = 3_650;
const OPERATOR = 'operator';

/** Creates, lists, rotates or revokes API tokens. */
export async function tokens(args: readonly string[]): Promise<void> {
  const [verb, ...rest] = args;
  const takesId = verb === 'revoke' || verb === 'rotate';
  const [id, others] = takesId && rest[0]?.startsWith('-') === false ? [rest[0], rest.slice(1)] : ['', rest];
  const options = readOptions(verb === undefined ? ['--help'] : verb.startsWith('-') ? args : others, USAGE, {
    name: { type: 'string' },
    scopes: { type: 'string' },
    'expires-in': { type: 'string' },
    addresses: { type: 'string' },
    overlap: { type: 'string' },
    data: { type: 'string' },
    json: { type: 'boolean' },
  });
  const actions: Readonly<Record<string, (storage: Storage, keys: Keys) => Promise<void>>> = {
    create: (storage, keys) => create(storage, keys, options),
    list: (storage) => list(storage, options.json === true),
    rotate: (storage, keys) => rotate(storage, keys, id, options.overlap),
    revoke: (storage) => revoke(storage, id),
  };
  const action = verb === undefined ? undefined : actions[verb];
  if (action === undefined) throw new UsageError('Say what to do with tokens: create, list, rotate or revoke.');
  if (verb === 'create') checkCreate(options);
  const settings = resolveSettings(readEnvironment().environment, { DATA_DIR: options.data });
  if (verb !== 'create') needDatabase(settings);
  const { storage, keys } = await mayCreate(settings, () => openInstallation(settings, { openFor: 'command' }));
  try {
    await action(storage, keys);
  } finally {
    await storage.close();
  }
}

type CreateOptions = {
  readonly name?: string;
  readonly scopes?: string;
  readonly 'expires-in'?: string;
  readonly addresses?: string;
};

function checkCreate(options: CreateOptions): Pick<IssueOptions, 'name' | 'scopes' | 'lifetimeMs' | 'addresses'> {
  const name = options.name?.trim() ?? '';
  if (name === '' || name.length > 100) throw new UsageError('Give the token a name: --name "Payment system".');
  const scopes = options.scopes === 'all' ? SCOPE_NAMES : options.scopes?.split(',').map((scope) => scope.trim());
  const unknown = scopes?.find((scope) => !isScope(scope));
  if (unknown !== undefined) throw new UsageError(`There is no scope "${unknown}". All: ${SCOPE_NAMES.join(', ')}.`);
  const days = options['expires-in'] === undefined ? undefined : daysOf(options['expires-in']);
  const addresses = options.addresses?.split(',').map((address) => address.trim()) ?? [];
  const parsed = addressListSchema.safeParse(addresses);
  if (!parsed.success) throw new UsageError(`--addresses: ${parsed.error.issues[0]?.message ?? 'not addresses'}`);
  return {
    name,
    addresses,
    ...(scopes === undefined ? {} : { scopes: scopes.filter(isScope) }),
    ...(days === undefined ? {} : { lifetimeMs: days * DAY_MS }),
  };
}

async function create(storage: Storage, keys: Keys, options: CreateOptions): Promise<void> {
  const nowMs = Date.now();
  const wanted = { ...checkCreate(options), createdBy: OPERATOR, nowMs };
  const { secret } = await issueToken(storage.tokens, keys.tokenPepper, wanted);
  process.stdout.write(`${secret}\n`);
}

async function list(storage: Storage, json: boolean): Promise<void> {
  const tokens = await storage.tokens.list();
  const names = new Map((await storage.users.list()).map(({ id, name }) => [id, name]));
  const present = (token: ApiToken) => presentStored(storage, token, names.get(token.owner ?? '') ?? null, Date.now());
  const items = await Promise.all(tokens.map(present));
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
  const by = { at: Date.now(), actor: OPERATOR, action: 'token.revoked', target: id, detail: {}, requestId: '' };
  const revoked = await storage.tokens.revoke(id, by);
  if (!revoked && (await storage.tokens.find(id)) === undefined) throw new UsageError(`There is no token ${id}.`);
  process.stdout.write(`${id} ${revoked ? 'is revoked' : 'was revoked before'}\n`);
}

async function rotate(storage: Storage, keys: Keys, id: string, overlap = '24'): Promise<void> {
  if (id === '') throw new UsageError('Say which token: namesake tokens rotate tok_… (see namesake tokens list).');
  const hours = Number(overlap);
  if (!(hours >= 0 && hours <= MAX_OVERLAP_HOURS)) throw new UsageError('--overlap takes hours, 0 to 168.');
  const by = { overlapMs: hours * HOUR_MS, actor: OPERATOR, requestId: '', nowMs: Date.now(), check: () => {} };
  const { secret } = await replaceToken(storage.tokens, keys.tokenPepper, id, by).catch((error: unknown) => {
    throw error instanceof ApiError ? new UsageError(`${id}: ${error.detail}`) : error;
  });
  process.stdout.write(`${secret}\n`);
}

function daysOf(text: string): number {
  const [, count, unit = ''] = /^(\d{1,4})([dwmy])$/.exec(text.trim()) ?? [];
  const days = Number(count) * (UNIT_DAYS[unit] ?? Number.NaN);
  if (!(days >= 1 && days <= MAX_DAYS))
    throw new UsageError('--expires-in takes a number with d, w, m or y, such as 90d or 1y; at most 10y.');
  return days;
}
