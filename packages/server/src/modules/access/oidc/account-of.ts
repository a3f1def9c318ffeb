import type { Role, SingleSignOnRefusal } from '@namesake/contract';
import type { GroupRole } from '../../../config/oidc.ts';
import { auditEvent } from '../../../context/audit.ts';
import { randomBase62 } from '../../../lib/ids/base62.ts';
import { roleOfGroups } from '../provider/claims.ts';
import type { Identified } from '../provider/identity-provider.ts';
import type { OpenCall } from '../sessions/sessions.ts';
import type { User } from '../store/user-store.ts';

/** Maximum number of names tried for a new account; the last one has random characters. */
const MAX_NAMES = 20;

/**
 * Account of a person identified by the provider, with the role of their current groups. It is found only by issuer and
 * subject, and created at the first log-in.
 *
 * @throws Refused
 */
export async function accountOf(call: OpenCall, identified: Identified, roles: readonly GroupRole[]): Promise<User> {
  const { users } = call.app.storage;
  const known = await users.findByIdentity(identified.identity);
  const role = roleOfGroups(identified.groups, roles);
  if (known !== undefined && known.disabledAt !== null) throw new Refused('disabled', undefined, known.id);
  if (role === undefined) throw new Refused('no_role', undefined, known?.id);
  return known === undefined ? makeAccount(call, identified, role) : withRole(call, known, role);
}

async function withRole(call: OpenCall, user: User, role: Role): Promise<User> {
  if (user.role === role) return user;
  const detail = { role, was: { role: user.role }, method: 'single_sign_on' };
  const event = auditEvent(call, 'user.role_changed', user.id, detail);
  if (await call.app.storage.users.setRole(user.id, role, event)) return { ...user, role };
  const now = await call.app.storage.users.find(user.id);
  throw new Refused(now?.disabledAt === null ? 'last_administrator' : 'disabled', undefined, user.id);
}

/** Adds a number to a name that is taken or offered: the account of another person is never taken over. */
async function makeAccount(call: OpenCall, { identity, name }: Identified, role: Role): Promise<User> {
  const { app, place } = call;
  const id = `usr_${randomBase62(16)}`;
  const detail = { ip: place.address, role, method: 'single_sign_on' };
  const event = { ...auditEvent(call, 'user.created', id, detail), actor: `user:${id}` };
  const account = { id, passwordHash: '', identity, role, createdAt: app.now(), disabledAt: null, lastLoginAt: null };
  for (let n = 1; n <= MAX_NAMES; n++) {
    const number = n === MAX_NAMES ? randomBase62(8) : String(n);
    const user = { ...account, name: n === 1 ? name : `${name} (${number})` };
    if (await app.storage.users.createIdentified(user, event)) return user;
    // Created meanwhile by a log-in in another window.
    const other = await app.storage.users.findByIdentity(identity);
    if (other !== undefined) return other;
  }
  throw new Refused('failed', 'no_free_name');
}

/** Why a person is not logged in after coming back from the provider. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly reason: SingleSignOnRefusal;
  /** Code of the exact fault, for the audit log. */
  readonly fault: string | undefined;
  /** Account of the log-in; undefined if none is known. */
  readonly userId: string | undefined;

  constructor(reason: SingleSignOnRefusal, fault?: string, userId?: string) {
    super(reason);
    this.reason = reason;
    this.fault = fault;
    this.userId = userId;
  }
}
