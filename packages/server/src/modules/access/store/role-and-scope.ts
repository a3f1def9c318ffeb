import { ROLES, type Role, SCOPES, type Scope } from '@namesake/contract';

/** Which roles must have a second factor. */
export type FactorRule = 'none' | 'admin' | 'all';

const isRole = (name: string): name is Role => Object.hasOwn(ROLES, name);

/**
 * A role from its stored name.
 *
 * @throws Error if this version does not know it, since it could only guess what its holder may do
 */
export function toRole(name: string): Role {
  if (!isRole(name)) throw new Error(`The database has a role that this version does not know: ${name}`);
  return name;
}

/** Whether this version knows a scope of this name. */
export function isScope(value: unknown): value is Scope {
  return typeof value === 'string' && Object.hasOwn(SCOPES, value);
}

/** Whether this role must have a second factor. */
export const isFactorRequired = (rule: FactorRule, role: Role): boolean =>
  rule === 'all' || (rule === 'admin' && role === 'admin');
