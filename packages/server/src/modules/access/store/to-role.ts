import { ROLES, type Role } from '@namesake/contract';

const isRole = (name: string): name is Role => Object.hasOwn(ROLES, name);

/**
 * A role as it is stored.
 *
 * @throws Error where this version knows none such: it could only guess what its holder may do
 */
export function toRole(name: string): Role {
  if (!isRole(name)) throw new Error(`The database has a role that this version does not know: ${name}`);
  return name;
}
