import { SCOPES, type Scope } from './scope-catalog.ts';

/** What an account is for. */
export type Role = 'admin' | 'manager' | 'analyst' | 'auditor' | 'integrator';

export type RoleDefinition = {
  /** One sentence for the person who chooses a role. */
  readonly text: string;
  readonly scopes: readonly Scope[];
};

const isScope = (name: string): name is Scope => Object.hasOwn(SCOPES, name);

/** The only permission table. A session has exactly the scopes of its user's role. */
export const ROLES: Readonly<Record<Role, RoleDefinition>> = {
  admin: {
    text: 'May do everything, including inviting people and setting how long records are kept.',
    scopes: Object.keys(SCOPES).filter(isScope),
  },
  manager: {
    text: 'Runs screening: lists, policies, overrides and API tokens, decides and approves decisions, and sees every record, all users and the audit log.',
    scopes: [
      'search:write',
      'search:read',
      'records:read',
      'customers:read',
      'customers:write',
      'cases:read',
      'cases:write',
      'decisions:write',
      'decisions:approve',
      'lists:read',
      'lists:write',
      'compat',
      'search:override',
      'policies:write',
      'tokens:read',
      'tokens:write',
      'users:read',
      'audit:read',
      'metrics:read',
    ],
  },
  analyst: {
    text: 'Screens, decides on hits, and reads own and others’ records.',
    scopes: [
      'search:write',
      'search:read',
      'records:read',
      'customers:read',
      'cases:read',
      'cases:write',
      'decisions:write',
      'lists:read',
    ],
  },
  auditor: {
    text: 'Reads records, lists, policies, users, tokens and the audit log, and changes nothing.',
    scopes: [
      'search:read',
      'records:read',
      'customers:read',
      'cases:read',
      'lists:read',
      'tokens:read',
      'users:read',
      'audit:read',
    ],
  },
  integrator: {
    text: 'Connects other systems: makes API tokens and tests them with searches of their own.',
    scopes: [
      'search:write',
      'search:read',
      'customers:read',
      'customers:write',
      'lists:read',
      'compat',
      'tokens:write',
      'metrics:read',
    ],
  },
};

const isRole = (name: string): name is Role => Object.hasOwn(ROLES, name);

/** Every role, in display order. */
export const ROLE_NAMES: readonly Role[] = Object.keys(ROLES).filter(isRole);
