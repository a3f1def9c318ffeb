import { ROLE_NAMES, type Role } from '@namesake/contract';
import type { GroupRole } from '../../../config/oidc.ts';

/** The strongest role that the groups of somebody give; undefined where they give none. */
export function roleOfGroups(groups: readonly string[], roles: readonly GroupRole[]): Role | undefined {
  const given = new Set(roles.filter(({ group }) => groups.includes(group)).map(({ role }) => role));
  return ROLE_NAMES.find((role) => given.has(role));
}
