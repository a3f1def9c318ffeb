import { existsSync, type StatsFs } from 'node:fs';
import type { Environment } from '../config/environment.ts';
import { checkClock } from './check-clock.ts';
import { checkConfiguration } from './check-configuration.ts';
import { checkDatabase } from './check-database.ts';
import { checkDisk } from './check-disk.ts';
import { checkIndex, checkLists } from './check-lists.ts';
import { checkMachine, type Machine } from './check-machine.ts';
import { checkPermissions } from './check-permissions.ts';
import { checkPort, SERVICE_SAYS } from './check-port.ts';
import { checkProxy } from './check-proxy.ts';
import { checkRows } from './check-rows.ts';
import { checkSecret } from './check-secret.ts';
import { checkServers } from './check-servers.ts';
import { checkService } from './check-service.ts';
import { checkVersions } from './check-versions.ts';
import { examineDatabase } from './examine-database.ts';
import type { Examined, Installation } from './examined.ts';
import { findLists } from './find-lists.ts';
import { CHECKS, type CheckName, type Finding, type Found, problem, worstFirst } from './finding.ts';
import { serviceState } from './service-state.ts';
import { settingsAsGiven } from './settings-as-given.ts';

export type ExamineOptions = {
  readonly environment: NodeJS.ProcessEnv;
  /** Settings from the command line. */
  readonly overrides: Environment;
  /** Whether to compare every index of the database with its table, and clearing rows with their MACs. */
  readonly isFull: boolean;
  /** Receives each list file before it is read. */
  readonly onRead?: (path: string) => void;
  readonly nowMs?: number;
  readonly machine?: Machine;
  readonly statfs?: (path: string) => StatsFs;
};

/** The examined installation, and the findings. */
type Examination = {
  readonly dataDir: string;
  readonly listsDir: string | null;
  /** By check, in order; worst first within each check. */
  readonly findings: readonly Finding[];
};

type Check = () => readonly Found[] | Promise<readonly Found[]>;

/**
 * Examines an installation, running or not, without changing anything: no lock is taken, nothing is migrated, created
 * or recorded.
 */
export async function examine(options: ExamineOptions): Promise<Examination> {
  const { environment, overrides, isFull, onRead = () => {}, nowMs = Date.now(), machine, statfs } = options;
  const given = settingsAsGiven(environment, overrides);
  const { dataDir, listsDir, listsAttested } = given.settings;
  const service = serviceState(dataDir);
  const database = await examineDatabase(given.settings, { isFull, attested: listsAttested });
  const installation: Installation = { ...given, nowMs, isMade: existsSync(dataDir), service, database };
  // Before lists are read, which blocks this thread: an answer would seem late.
  const port = await found('port', () => checkPort(installation));
  const proxy = await found('proxy', () => checkProxy(installation));
  const examined: Examined = { ...installation, lists: await findLists(installation, onRead) };
  const checks: Readonly<Record<Exclude<CheckName, 'port' | 'proxy'>, Check>> = {
    configuration: async () => [...checkConfiguration(installation), ...(await checkServers(given.settings))],
    machine: () => checkMachine(examined, machine),
    clock: () => checkClock(examined),
    disk: () => checkDisk(examined, statfs),
    permissions: () => checkPermissions(installation),
    secret: () => checkSecret(installation),
    database: async () => [...checkDatabase(installation), ...(isFull ? await checkRows(installation) : [])],
    service: () => checkService(installation),
    lists: () => checkLists(examined),
    versions: () => checkVersions(installation),
    index: () => checkIndex(examined),
  };
  const findings: Finding[] = [];
  for (const check of CHECKS)
    findings.push(
      ...(check === 'port' ? newOnes(port, findings) : check === 'proxy' ? proxy : await found(check, checks[check])),
    );
  return { dataDir, listsDir, findings };
}

/** Without statements of the running service about lists that repeat other findings. */
function newOnes(port: readonly Finding[], findings: readonly Finding[]): readonly Finding[] {
  const said = (text: string): string => text.slice(SERVICE_SAYS.length).replace(/\.$/, '');
  return port.filter(
    ({ text }) => !text.startsWith(SERVICE_SAYS) || !findings.some((one) => one.text.startsWith(said(text))),
  );
}

/** A failing check is a finding, and does not prevent other checks. */
async function found(check: CheckName, make: Check): Promise<readonly Finding[]> {
  const perCheck = await Promise.resolve()
    .then(make)
    .catch((error: unknown) => [
      problem(
        `This could not be examined (${nameOf(error)}).`,
        'Check that this user may read the data folder and the lists.',
      ),
    ]);
  return worstFirst(perCheck.map((each) => ({ check, ...each })));
}

const nameOf = (error: unknown): string =>
  error instanceof Error ? ('code' in error ? String(error.code) : error.name) : 'unknown';
