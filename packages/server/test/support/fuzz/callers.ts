import { ROLE_NAMES, type Role, SCOPE_NAMES } from '@namesake/contract';
import type { Keys } from '../../../src/config/secret.ts';
import type { AuditEvent } from '../../../src/db/ledger/audit-log.ts';
import { hashPassword } from '../../../src/modules/access/password.ts';
import { csrfTokenOf, startSession } from '../../../src/modules/access/sessions/sessions.ts';
import { issueToken } from '../../../src/modules/access/tokens/issue-token.ts';
import type { Storage } from '../../../src/stores/storage.ts';

/** Somebody who sends requests: the headers that prove who it is, made anew after it was refused. */
export type Caller = { readonly name: string; readonly headers: () => Promise<Readonly<Record<string, string>>> };

/** Nobody, a token of each scope and of all, a session of each role, and a session whose page lost its CSRF token. */
export async function callersOf(storage: Storage, keys: Keys): Promise<readonly Caller[]> {
  const users = await makeUsers(storage);
  const token = (scopes: typeof SCOPE_NAMES) => async () => {
    const made = { name: 'fuzz', createdBy: 'user:test', nowMs: Date.now(), scopes };
    return { authorization: `Bearer ${(await issueToken(storage.tokens, keys.tokenPepper, made)).secret}` };
  };
  const session = (userId: string | undefined, hasCsrf: boolean) => async () => {
    const user = userId === undefined ? undefined : await storage.users.find(userId);
    if (user === undefined) throw new Error('no such user');
    const place = { address: '127.0.0.1', browser: 'fuzz', cookie: undefined };
    const { cookie, principal } = await startSession(storage, keys, user, place, eventOf('session.created', user.id));
    const csrf: Record<string, string> = hasCsrf ? { 'x-csrf-token': csrfTokenOf(principal.sessionHash, keys) } : {};
    return { cookie: `namesake=${cookie}`, 'sec-fetch-site': 'same-origin', ...csrf };
  };
  return [
    { name: 'nobody', headers: async () => ({}) },
    { name: 'token of every scope', headers: token(SCOPE_NAMES) },
    { name: 'token of every scope, again', headers: token(SCOPE_NAMES) },
    ...SCOPE_NAMES.map((scope) => ({ name: `token of ${scope}`, headers: token([scope]) })),
    ...ROLE_NAMES.map((role) => ({ name: `session of ${role}`, headers: session(users.get(role), true) })),
    { name: 'session without CSRF token', headers: session(users.get('admin'), false) },
  ];
}

/** The headers of a caller, kept until it is refused. */
export class Proof {
  readonly #caller: Caller;
  #headers: Promise<Readonly<Record<string, string>>> | undefined;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  headers(): Promise<Readonly<Record<string, string>>> {
    this.#headers ??= this.#caller.headers();
    return this.#headers;
  }

  forget(): void {
    this.#headers = undefined;
  }
}

/** Makes a user of each role; gives their ids. */
async function makeUsers(storage: Storage): Promise<ReadonlyMap<Role, string>> {
  const passwordHash = await hashPassword('seven quiet lanterns');
  const made = ROLE_NAMES.map(async (role, at): Promise<[Role, string]> => {
    const [id, hash] = [`usr_fuzz${at}`, Buffer.from(`link ${at}`)];
    const offered = { id: `inv_fuzz${at}`, hash, name: `${role} of the fuzz`, role, createdAt: Date.now() };
    const invitation = { ...offered, createdBy: 'user:test', expiresAt: Date.now() + 60_000 };
    await storage.invitations.create(invitation, eventOf('user.invited', id));
    await storage.invitations.accept(hash, { id, passwordHash }, eventOf('user.created', id));
    return [role, id];
  });
  return new Map(await Promise.all(made));
}

const eventOf = (action: string, target: string): AuditEvent => ({
  at: Date.now(),
  actor: 'user:test',
  action,
  target,
  detail: {},
  requestId: '',
});
