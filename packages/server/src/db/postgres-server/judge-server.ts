import { ConfigError } from '../../lib/errors/config-error.ts';
import { databaseName } from './connect.ts';
import { type Asks, type ServerFacts, serverFacts } from './server-facts.ts';

const LEAST_VERSION = 160_000;

/** Each node uses its own clock for ids of screenings, ages of lists and log-ins; the database orders records. */
const MAX_APART_MS = 5_000;

/** A problem of a server, with advice for the operator. */
type ServerFault = {
  /** Whether a service refuses to start. */
  readonly isRefused: boolean;
  readonly text: string;
  readonly fix: string;
};

/** Problems of a server, those that keep a service from starting first. */
export function judgeServer(facts: ServerFacts): readonly ServerFault[] {
  const { version, versionNumber, encoding, fsync, fullPageWrites, synchronousCommit, clockAheadMs } = facts;
  const rules: readonly (ServerFault & { readonly applies: boolean })[] = [
    {
      applies: versionNumber < LEAST_VERSION,
      isRefused: true,
      text: `The server is PostgreSQL ${version}; version 16 or later is needed.`,
      fix: 'Upgrade the server (pg_upgrade).',
    },
    {
      applies: encoding !== 'UTF8',
      isRefused: true,
      text: `The database has the encoding ${encoding}: names of many scripts could not be recorded.`,
      fix: "Make the database anew: create database … template template0 encoding 'UTF8'.",
    },
    {
      applies: facts.isStandby || facts.isReadOnly,
      isRefused: true,
      text: facts.isStandby ? 'The server is a standby and cannot be written.' : 'Transactions are read only here.',
      fix: 'Give the address of the primary (NAMESAKE_DATABASE_URL with target_session_attrs=read-write, or a proxy that knows it).',
    },
    {
      applies: fsync !== 'on',
      isRefused: true,
      text: 'The server runs with fsync=off: after a crash, answered screenings would be gone and the database damaged.',
      fix: 'Set fsync = on in postgresql.conf and reload the server.',
    },
    {
      applies: synchronousCommit === 'off',
      isRefused: true,
      text: 'Commits do not wait for the disk (synchronous_commit=off): answered screenings would be lost by a crash.',
      fix: 'Remove the setting from the database URL, the role and the database: the service asks for "on".',
    },
    {
      applies: fullPageWrites !== 'on',
      isRefused: false,
      text: 'The server runs with full_page_writes=off: a power cut damages pages unless the file system writes them whole.',
      fix: 'Set full_page_writes = on, unless the file system guarantees whole pages (ZFS).',
    },
    {
      applies: Math.abs(clockAheadMs) > MAX_APART_MS,
      isRefused: false,
      text: `The clock of the database server is ${(Math.abs(clockAheadMs) / 1_000).toFixed(0)} s ${clockAheadMs > 0 ? 'ahead of' : 'behind'} this machine's.`,
      fix: 'Set both clocks by NTP (timedatectl, chrony).',
    },
  ];
  return rules.filter(({ applies }) => applies).map(({ applies: _, ...fault }) => fault);
}

/**
 * Refuses a server that is unsafe for records.
 * @returns notices about a server that is accepted
 * @throws ConfigError naming every reason for refusal
 */
export async function requireServer(server: Asks, url: string): Promise<readonly string[]> {
  const faults = judgeServer(await serverFacts(server));
  const refused = faults.filter(({ isRefused }) => isRefused).map(({ text, fix }) => `${text} ${fix}`);
  if (refused.length > 0)
    throw new ConfigError(`The database ${databaseName(url)} cannot be used. ${refused.join(' ')}`);
  return faults.map(({ text, fix }) => `${text} ${fix}`);
}
