import { ROLE_NAMES, type Role } from '@namesake/contract';
import { z } from 'zod';
import { ConfigError } from '../lib/errors/config-error.ts';
import { mayBePlainHttp } from './plain-http.ts';

const MAX_NAME_CHARACTERS = 60;

/** Single sign-on settings of the environment, validated one by one. */
export const OIDC_SCHEMA = {
  OIDC_ISSUER: z.url({ protocol: /^https?$/, error: 'must be an https URL' }).optional(),
  OIDC_CLIENT_ID: z.string().trim().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_SCOPES: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter((scope) => scope !== ''))
    .refine((scopes) => scopes.includes('openid'), 'must include openid')
    .optional(),
  OIDC_GROUPS_CLAIM: z.string().trim().min(1).optional(),
  OIDC_ROLES: z
    .string()
    .transform((text, context) => {
      const roles = text.split(';').filter((entry) => entry.trim() !== '');
      const read = roles.map(groupRole);
      if (read.length > 0 && read.every((entry) => entry !== undefined)) return read;
      const message = `must be group=role; group=role, where a role is ${ROLE_NAMES.join(', ')}`;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    })
    .optional(),
  OIDC_NAME: z
    .string()
    .trim()
    .min(1)
    .max(MAX_NAME_CHARACTERS, `must have at most ${MAX_NAME_CHARACTERS} characters`)
    .optional(),
};

const oidcSchema = z.object(OIDC_SCHEMA);

/** Role of a provider's group. */
export type GroupRole = { readonly group: string; readonly role: Role };

/** Single sign-on by OpenID Connect. */
export type OidcSettings = {
  readonly issuer: URL;
  /** Whether the issuer may be contacted over plain http. */
  readonly plainHttp: boolean;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scopes: readonly string[];
  /** Name of the claim with the user's groups. */
  readonly groupsClaim: string;
  readonly roles: readonly GroupRole[];
  /** Name of the provider on the log-in page. */
  readonly name: string;
  /** Public address of this service; only its origin matters. */
  readonly publicUrl: URL;
};

type Others = { readonly PUBLIC_URL?: string | undefined; readonly ALLOW_HTTP: readonly string[] };

/**
 * The configured single sign-on settings; null if none.
 * @throws ConfigError with a line for each setting that is missing or does not fit the others
 */
export function readOidc(values: z.output<typeof oidcSchema> & Others): OidcSettings | null {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_ROLES, PUBLIC_URL, ALLOW_HTTP } = values;
  if (OIDC_ISSUER === undefined) {
    const names = Object.keys(OIDC_SCHEMA);
    const others = Object.entries(values).filter(([name, value]) => names.includes(name) && value !== undefined);
    if (others.length === 0) return null;
    throw new ConfigError(others.map(([name]) => `NAMESAKE_${name}: needs NAMESAKE_OIDC_ISSUER too.`).join('\n'));
  }
  const needed = { OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_ROLES, PUBLIC_URL };
  const missing = Object.entries(needed).flatMap(([name, value]) => (value === undefined ? [`NAMESAKE_${name}`] : []));
  const issuer = new URL(OIDC_ISSUER);
  const plainHttp = issuer.protocol === 'http:';
  const faults = [
    ...(missing.length === 0 ? [] : [`needs ${missing.join(', ')} too.`]),
    ...(plainHttp && !mayBePlainHttp(issuer, ALLOW_HTTP) ? [notHttps(issuer)] : []),
    ...(issuer.search + issuer.hash + issuer.username === '' ? [] : ['must have no query, fragment or user.']),
  ];
  if (faults.length > 0) throw new ConfigError(faults.map((fault) => `NAMESAKE_OIDC_ISSUER: ${fault}`).join('\n'));
  return {
    issuer,
    plainHttp,
    clientId: OIDC_CLIENT_ID ?? '',
    clientSecret: OIDC_CLIENT_SECRET ?? '',
    scopes: values.OIDC_SCOPES ?? ['openid', 'profile', 'email'],
    groupsClaim: values.OIDC_GROUPS_CLAIM ?? 'groups',
    roles: OIDC_ROLES ?? [],
    name: values.OIDC_NAME ?? 'single sign-on',
    publicUrl: new URL(PUBLIC_URL ?? ''),
  };
}

const notHttps = ({ hostname }: URL): string =>
  `must be https: over plain http, anybody on the way can log in as anybody. If ${hostname} has no https, set NAMESAKE_ALLOW_HTTP=${hostname}`;

/** The last `=` separates, since group names of a directory contain some. */
function groupRole(entry: string): GroupRole | undefined {
  const at = entry.lastIndexOf('=');
  const group = entry.slice(0, Math.max(at, 0)).trim();
  const role = ROLE_NAMES.find((name) => name === entry.slice(at + 1).trim());
  return group === '' || role === undefined ? undefined : { group, role };
}
