import { ROLE_NAMES, ROLES, type RolesResponse, SCOPE_NAMES, SCOPES } from '@namesake/contract';

/** The permission table. */
export const listRoles = (): RolesResponse => ({
  items: ROLE_NAMES.map((role) => ({ role, ...ROLES[role] })),
  scopes: SCOPE_NAMES.map((scope) => ({ scope, text: SCOPES[scope] })),
});
