import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { closestMember } from '@namesake/contract/closest-member';
import { OWNERSHIP_RULES, type OwnershipRule } from '@namesake/lists';
import { z } from 'zod';
import { ConfigError } from '../lib/errors/config-error.ts';
import { ENVIRONMENT_NAMES, type Environment } from './environment.ts';
import { ownershipRules } from './list-settings.ts';
import { MAIL_SCHEMA, type MailSettings, readMail } from './mail.ts';
import { OIDC_SCHEMA, type OidcSettings, readOidc } from './oidc.ts';
import { MAKE_A_SECRET, secretWeakness } from './secret-weakness.ts';
import { prefixOf, readTrustedProxies, type TrustedProxies } from './trusted-proxies.ts';

const flag = z
  .enum(['1', '0', 'true', 'false', 'yes', 'no'], { error: 'must be true or false' })
  .transform((value) => value === '1' || value === 'true' || value === 'yes');

const names = z
  .string()
  .transform((text) => [...new Set(text.split(',').map((name) => name.trim().toLowerCase()))].filter(Boolean))
  .refine((hosts) => hosts.every((host) => /^[\w.:[\]-]+$/.test(host)), 'must be host names, separated by commas');

const proxies = z.string().transform((text, context) => {
  try {
    return readTrustedProxies(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
    return z.NEVER;
  }
});

/** Addresses and networks; `none` for none. */
const networks = z
  .string()
  .transform((text) => (text.trim() === 'none' ? [] : text.split(',').map((network) => network.trim())))
  .refine(
    (parts) => parts.every((network) => prefixOf(network) !== undefined),
    'must be addresses or networks, such as 10.1.2.3 or 10.0.0.0/8, separated by commas, or none',
  );

/** Who reads metrics without a token, unless a proxy could make every client look like this machine. */
const THIS_MACHINE = ['127.0.0.0/8', '::1'];

const secret = z.string().superRefine((text, context) => {
  const weakness = secretWeakness(text);
  if (weakness !== undefined) context.addIssue({ code: 'custom', message: `${weakness}. ${MAKE_A_SECRET}` });
});

/** Never repeated in a message: it contains the password. */
const databaseUrl = z.string().refine((text) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && /^postgres(?:ql)?:$/.test(url.protocol) && url.pathname.length > 1;
}, 'must be a URL such as postgres://USER:PASSWORD@HOST:5432/DATABASE, with / # ? @ of a password as %2F %23 %3F %40');

const schema = z.object({
  PORT: z.coerce
    .number({ error: 'must be a port number' })
    .int()
    .min(0)
    .max(65_535, 'must be a port number')
    .default(8080),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  LISTS_DIR: z.string().optional(),
  LISTS_ATTESTED: z.string().trim().max(500).optional(),
  LISTS_REQUIRED: z
    .string()
    .transform((text) => [...new Set(text.split(',').map((id) => id.trim()))].filter((id) => id !== ''))
    .refine((ids) => ids.length > 0, 'must name lists, separated by commas')
    .optional(),
  LISTS_CONFIG: z.string().optional(),
  LISTS_KEEP_DAYS: z.coerce.number({ error: 'must be a number of days' }).int().min(1).max(36_500).default(1_830),
  LISTS_CONFIRM_REMOVALS: z
    .enum(['operator', 'later_file'], { error: 'must be operator or later_file' })
    .default('operator'),
  OWNERSHIP_FROM: ownershipRules.optional(),
  PURGE_EXPORT_DIR: z.string().optional(),
  AS_OF_MEMORY_MB: z.coerce.number({ error: 'must be a number of megabytes' }).int().min(0).max(65_536).default(512),
  SEARCH_THREADS: z.coerce.number({ error: 'must be a number of threads' }).int().min(1).max(256).optional(),
  SEARCH_DEADLINE_MS: z.coerce
    .number({ error: 'must be a number of milliseconds' })
    .int()
    .min(100)
    .max(60_000)
    .default(10_000),
  STOP_GRACE_MS: z.coerce
    .number({ error: 'must be a number of milliseconds' })
    .int()
    .min(0)
    .max(5_000, 'must be at most 5000: within ten seconds the service has ended')
    .default(2_000),
  OFFLINE: flag.default(false),
  DATABASE_URL: databaseUrl.optional(),
  SECRET: secret.optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https URL' }).optional(),
  TRUST_PROXY: proxies.default(false),
  HOSTS: names.default([]),
  METRICS_FROM: networks.optional(),
  ALLOW_HTTP: names.default([]),
  WEBHOOK_NETWORKS: networks.default([]),
  ...MAIL_SCHEMA,
  ...OIDC_SCHEMA,
  SECOND_FACTOR: z.enum(['none', 'admin', 'all'], { error: 'must be none, admin or all' }).default('none'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  RATE_LIMIT: z.coerce.number({ error: 'must be a number' }).int().min(1).default(600_000),
  ANONYMOUS_RATE_LIMIT: z.coerce.number({ error: 'must be a number' }).int().min(1).default(60),
});

/** Resolved settings of the service, from the environment and the command line. Paths are absolute. */
export type Settings = {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** Folder with official files on disk; null if lists are downloaded. */
  readonly listsDir: string | null;
  /** The operator's reason for declaring the files on disk current; null if their age counts. */
  readonly listsAttested: string | null;
  /** Ids of the lists that the operator requires, whatever is found; not checked against known lists yet. */
  readonly listsRequired: readonly string[];
  /** The operator's file of downloads and their addresses; null for the default lists. */
  readonly listsConfig: string | null;
  /** Days for which listings of superseded versions are kept. */
  readonly listsKeepDays: number;
  /** Who confirms unusually many removals: only the operator, or also a later file that lacks the same listings. */
  readonly listsConfirmRemovals: 'operator' | 'later_file';
  /** Rules of ownership, with the datasets that the operator lets them start from. */
  readonly ownershipRules: readonly OwnershipRule[];
  /** Folder to which screenings are exported before they are purged; null if they are not exported. */
  readonly purgeExportDir: string | null;
  /** Maximum memory for lists of the past in searches as of a date, in MiB. */
  readonly asOfMemoryMb: number;
  /** Maximum number of threads for long texts; each starts when there is work for it. */
  readonly searchThreads: number;
  /** Time within which a long text is answered or refused, in milliseconds. */
  readonly searchDeadlineMs: number;
  /** Time that idle connections stay open when the service stops, in milliseconds. */
  readonly stopGraceMs: number;
  readonly offline: boolean;
  /** URL of the PostgreSQL database, with its password; null if records are in SQLite in the data folder. */
  readonly databaseUrl: string | null;
  /** The configured secret; null if it is generated in the data folder. */
  readonly secret: string | null;
  readonly publicUrl: URL | null;
  /** Proxies whose `X-Forwarded-*` headers are trusted. */
  readonly trustProxy: TrustedProxies;
  /** Host names of the service besides its address and public URL, in lower case. */
  readonly hosts: readonly string[];
  /** Addresses and networks that read metrics without a token. */
  readonly metricsFrom: readonly string[];
  /** Hosts from which lists and identities may be fetched over plain http, in lower case. */
  readonly allowHttp: readonly string[];
  /** Non-public addresses and networks to which webhooks may be sent, also over plain http. */
  readonly webhookNetworks: readonly string[];
  /** The mail server; null where it is not configured. */
  readonly mail: MailSettings | null;
  /** Log-in by OpenID Connect; null where it is not configured. */
  readonly oidc: OidcSettings | null;
  /** Who must have a second factor: none, administrators, or all users. */
  readonly secondFactor: 'none' | 'admin' | 'all';
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  /** Requests per minute for one token. */
  readonly rateLimit: number;
  /** Requests per minute for one address without a token or session. */
  readonly anonymousRateLimit: number;
};

/**
 * Settings from the environment, overridden by the command line.
 *
 * @throws ConfigError naming every setting that cannot be used.
 */
export function resolveSettings(environment: Environment, overrides: Environment = {}): Settings {
  const given = Object.entries(overrides).filter(([, value]) => value !== undefined);
  const merged: Environment = { ...environment, ...Object.fromEntries(given) };
  const parsed = schema.safeParse(merged);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `NAMESAKE_${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(faults.join('\n'));
  }
  const values = parsed.data;
  if (values.DATABASE_URL !== undefined && values.SECRET === undefined)
    throw new ConfigError(
      `NAMESAKE_DATABASE_URL needs NAMESAKE_SECRET: every node and every command must have the same secret. ${MAKE_A_SECRET}`,
    );
  return {
    host: values.HOST,
    port: values.PORT,
    dataDir: resolve(values.DATA_DIR),
    listsDir: values.LISTS_DIR === undefined ? null : resolve(values.LISTS_DIR),
    listsAttested: values.LISTS_ATTESTED ?? null,
    listsRequired: values.LISTS_REQUIRED ?? [],
    listsConfig: values.LISTS_CONFIG === undefined ? null : resolve(values.LISTS_CONFIG),
    listsKeepDays: values.LISTS_KEEP_DAYS,
    listsConfirmRemovals: values.LISTS_CONFIRM_REMOVALS,
    ownershipRules: values.OWNERSHIP_FROM ?? OWNERSHIP_RULES,
    purgeExportDir: values.PURGE_EXPORT_DIR === undefined ? null : resolve(values.PURGE_EXPORT_DIR),
    asOfMemoryMb: values.AS_OF_MEMORY_MB,
    // One core is reserved for the event loop.
    searchThreads: values.SEARCH_THREADS ?? Math.max(1, availableParallelism() - 1),
    searchDeadlineMs: values.SEARCH_DEADLINE_MS,
    stopGraceMs: values.STOP_GRACE_MS,
    offline: values.OFFLINE,
    databaseUrl: values.DATABASE_URL ?? null,
    secret: values.SECRET ?? null,
    publicUrl: values.PUBLIC_URL === undefined ? null : new URL(values.PUBLIC_URL),
    trustProxy: values.TRUST_PROXY,
    hosts: values.HOSTS,
    metricsFrom:
      values.METRICS_FROM ?? (values.PUBLIC_URL === undefined && values.TRUST_PROXY === false ? THIS_MACHINE : []),
    allowHttp: values.ALLOW_HTTP,
    webhookNetworks: values.WEBHOOK_NETWORKS,
    mail: readMail(values),
    oidc: readOidc(values),
    secondFactor: values.SECOND_FACTOR,
    logLevel: values.LOG_LEVEL,
    rateLimit: values.RATE_LIMIT,
    anonymousRateLimit: values.ANONYMOUS_RATE_LIMIT,
  };
}

/** One line for each unknown variable, with the closest known name. */
export function unknownSettingWarnings(unknown: readonly string[]): readonly string[] {
  return unknown.map((name) => {
    const meant = closestMember(name.replace(/^NAMESAKE_/, ''), ENVIRONMENT_NAMES);
    return `${name} is not a setting${meant === undefined ? '' : `; did you mean NAMESAKE_${meant}?`}`;
  });
}
