import type { Role, SingleSignOnRefusal } from '@namesake/contract';
import type { GroupRole } from '../../../config/oidc.ts';
import { auditEvent } from '../../../context/audit.ts';
import { randomBase62 } from '../../../lib/ids/base62.ts';
import { roleOfGroups } from '../provider/claims.ts';
import type { Identified } from '../provider/identity-provider.ts';
import type { OpenCall } from '../sessions/sessions.ts';
import type { User } from '../store/user-store.ts';

/** Names that are tried for a new account, the last with random characters. */
const MOST_NAMES = 20;

/**
 * The account of a person whom the provider has identified, with the role that their groups give now. It is found by
 * issuer and subject alone, and made at the first log-in.
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

/** A name that is taken, or was offered, gets a number: the account of another is never taken over. */
async function makeAccount(call: OpenCall, { identity, name }: Identified, role: Role): Promise<User> {
  const { app, place } = call;
  const id = `usr_${randomBase62(16)}`;
  const detail = { ip: place.address, role, method: 'single_sign_on' };
  const event = { ...auditEvent(call, 'user.created', id, detail), actor: `user:${id}` };
  const account = { id, passwordHash: '', identity, role, createdAt: app.now(), disabledAt: null, lastLoginAt: null };
  for (let n = 1; n <= MOST_NAMES; n++) {
    const number = n === MOST_NAMES ? randomBase62(8) : String(n);
    const user = { ...account, name: n === 1 ? name : `${name} (${number})` };
    if (await app.storage.users.createIdentified(user, event)) return user;
    // Made by a log-in at the same time, in another window.
    const other = await app.storage.users.findByIdentity(identity);
    if (other !== undefined) return other;
  }
  throw new Refused('failed', 'no_free_name');
}

/** Why a person whom the provider sent back is not logged in. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly reason: SingleSignOnRefusal;
  /** What exactly went wrong, as a code for the audit log. */
  readonly fault: string | undefined;
  /** The account that the log-in was for; undefined where none is known. */
  readonly userId: string | undefined;

  constructor(reason: SingleSignOnRefusal, fault?: string, userId?: string) {
    super(reason);
    this.reason = reason;
    this.fault = fault;
    this.userId = userId;
  }
}
