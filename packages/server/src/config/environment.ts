import { readFileSync } from 'node:fs';
import { ConfigError } from '../lib/errors/config-error.ts';

/** Names allowed after `NAMESAKE_`; secrets also as `…_FILE`, the path of a file with the value. */
export const ENVIRONMENT_NAMES = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'LISTS_DIR',
  'LISTS_ATTESTED',
  'LISTS_REQUIRED',
  'LISTS_CONFIG',
  'LISTS_KEEP_DAYS',
  'LISTS_CONFIRM_REMOVALS',
  'OWNERSHIP_FROM',
  'PURGE_EXPORT_DIR',
  'AS_OF_MEMORY_MB',
  'SEARCH_THREADS',
  'SEARCH_DEADLINE_MS',
  'STOP_GRACE_MS',
  'OFFLINE',
  'DATABASE_URL',
  'SECRET',
  'PUBLIC_URL',
  'TRUST_PROXY',
  'HOSTS',
  'METRICS_FROM',
  'ALLOW_HTTP',
  'WEBHOOK_NETWORKS',
  'SMTP_URL',
  'MAIL_FROM',
  'SECOND_FACTOR',
  'LOG_LEVEL',
  'OIDC_ISSUER',
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'OIDC_SCOPES',
  'OIDC_GROUPS_CLAIM',
  'OIDC_ROLES',
  'OIDC_NAME',
  'RATE_LIMIT',
  'ANONYMOUS_RATE_LIMIT',
] as const;

/** Environment settings by name without `NAMESAKE_`. */
export type Environment = { readonly [name in (typeof ENVIRONMENT_NAMES)[number]]?: string | undefined };

const SECRET_NAMES = ['SECRET', 'DATABASE_URL', 'SMTP_URL', 'OIDC_CLIENT_SECRET'] as const;
const PREFIX = 'NAMESAKE_';
/** Not settings of the service: read by example clients and by tests. */
const OF_OTHERS: readonly string[] = ['NAMESAKE_URL', 'NAMESAKE_TOKEN', 'NAMESAKE_TOKEN_FILE', 'NAMESAKE_SHARED_DIR'];

/**
 * The only reader of the process environment. Takes `NAMESAKE_*`, reads secrets from `*_FILE`, and reports unknown
 * names (except those of clients and tests).
 * @throws ConfigError when a `*_FILE` cannot be read, or a secret is given both ways.
 */
export function readEnvironment(source: NodeJS.ProcessEnv = process.env): {
  readonly environment: Environment;
  readonly unknown: readonly string[];
} {
  const environment: { -readonly [name in keyof Environment]: Environment[name] } = {};
  const unknown: string[] = [];
  for (const [key, value] of Object.entries(source)) {
    if (!key.startsWith(PREFIX) || OF_OTHERS.includes(key) || value === undefined || value === '') continue;
    const name = key.slice(PREFIX.length);
    const known = ENVIRONMENT_NAMES.find((known) => known === name);
    const secret = SECRET_NAMES.find((secret) => name === `${secret}_FILE`);
    if (known !== undefined) environment[known] = value;
    else if (secret === undefined) unknown.push(key);
    else if (source[PREFIX + secret]) throw new ConfigError(`Both ${PREFIX + secret} and ${key} are set: keep one.`);
    else environment[secret] = readSecretFile(key, value);
  }
  return { environment, unknown };
}

function readSecretFile(key: string, path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw new ConfigError(`${key} names a file that cannot be read: ${String(error)}`);
  }
}

/** Settings of a command that calls a running service: its address and a token. */
type CallerEnvironment = {
  readonly url: string | undefined;
  readonly token: string | undefined;
  /** Hosts, besides this machine, to which plain http is allowed. */
  readonly allowHttp: readonly string[];
};

/** Reads the settings of a caller. @throws ConfigError when a file cannot be read, or the token is given both ways */
export function readCallerEnvironment(source: NodeJS.ProcessEnv = process.env): CallerEnvironment {
  const given = (name: string): string | undefined => source[PREFIX + name] || undefined;
  const [token, file] = [given('TOKEN'), given('TOKEN_FILE')];
  if (token !== undefined && file !== undefined)
    throw new ConfigError('Both NAMESAKE_TOKEN and NAMESAKE_TOKEN_FILE are set: keep one.');
  return {
    url: given('URL'),
    token: file === undefined ? token : readSecretFile('NAMESAKE_TOKEN_FILE', file),
    allowHttp: (given('ALLOW_HTTP') ?? '').split(',').map((host) => host.trim()),
  };
}

/** Whether npm started this process (`npm start`, `npx namesake`). */
export function startedByNpm(source: NodeJS.ProcessEnv = process.env): boolean {
  return source['npm_command'] !== undefined || source['npm_lifecycle_event'] !== undefined;
}
