import { VERSION } from '../config/version.ts';
import { SCHEMA_STEPS } from '../db/migrations/migrate.ts';
import { judgeServer } from '../db/postgres-server/judge-server.ts';
import type { ServerFacts } from '../db/postgres-server/server-facts.ts';
import type { DatabaseFacts } from './database-facts.ts';
import type { Installation } from './examined.ts';
import { type Found, ok, problem, warning } from './finding.ts';
import { isInUse } from './service-state.ts';
import { sizeText } from './size-text.ts';

const MIB = 2 ** 20;
/** The service checkpoints the log every few MB; a longer one is held by a reader, or was left by a crash. */
const LONG_LOG = 64 * MIB;
const RESTORE =
  'Stop the service, keep a copy of the data folder, and restore the last backup (docs/guide/operating.md, Backup).';
const FIXES = {
  denied: 'Run this as the user of the service, and check the permissions of the file.',
  lost: 'Put the database back, or restore the last backup.',
  damaged: RESTORE,
  'in use': 'Run this again: while the service runs, or after starting and stopping it.',
  unreachable: 'Correct NAMESAKE_DATABASE_URL, or let this machine in (network, pg_hba.conf).',
  moved: 'Set NAMESAKE_DATABASE_URL as the service has it.',
} as const;

/** Checks that the database exists, is intact, and belongs to this version. */
export function checkDatabase({ database, service }: Installation): readonly Found[] {
  if (database.kind === 'absent') return [ok('There is no database yet: the first start creates it.')];
  if (database.kind === 'unreadable') {
    const { cause, text } = database;
    return [cause === 'in use' ? warning(text, FIXES[cause]) : problem(text, FIXES[cause])];
  }
  const { facts } = database;
  if (facts.server !== null) return serverFound(facts, facts.server);
  if (facts.damage.length > 0)
    return [problem(`The database is damaged: ${facts.damage.map(lastLine).join('; ')}.`, RESTORE)];
  return [
    ok(
      `The database is intact (${sizeText(facts.bytes)}, its log ${sizeText(facts.walBytes)}; about ${facts.screenings.toLocaleString('en')} screenings).`,
    ),
    schemaFound(facts),
    ...ledgerFound(facts),
    ...logFound(facts, isInUse(service)),
    ...(facts.isWal
      ? []
      : [
          warning(
            'The database is not written with a write-ahead log: another program changed that.',
            'The next start turns the log on again. Keep other programs from writing to the database.',
          ),
        ]),
  ];
}

function serverFound(facts: DatabaseFacts, server: ServerFacts): readonly Found[] {
  const faults = judgeServer(server).map(({ isRefused, text, fix }) => (isRefused ? problem : warning)(text, fix));
  return [
    ok(
      `PostgreSQL ${server.version} can be reached (${sizeText(facts.bytes)}; about ${facts.screenings.toLocaleString('en')} screenings), ${server.encoding}, fsync ${server.fsync}, synchronous_commit ${server.synchronousCommit}, full_page_writes ${server.fullPageWrites}; its clock is ${Math.abs(server.clockAheadMs)} ms off this machine's.`,
    ),
    ...faults,
    ...(facts.isMoveUnfinished
      ? [
          problem(
            'A move of records into this database was interrupted, so no service uses it.',
            'Run the same "namesake migrate --to-postgres" again: it resumes where it stopped.',
          ),
        ]
      : []),
    ...(facts.steps.length === 0 ? [ok('It has no tables yet: the first start creates them.')] : [schemaFound(facts)]),
    ...ledgerFound(facts),
  ];
}

function schemaFound({ steps }: DatabaseFacts): Found {
  const newer = steps.find((step) => !SCHEMA_STEPS.includes(step));
  if (newer !== undefined)
    return problem(
      `The database is from a newer version: this one, ${VERSION}, does not know its change "${newer}".`,
      'Start the newer version, or restore the backup from before the upgrade.',
    );
  const missing = SCHEMA_STEPS.filter((step) => !steps.includes(step)).length;
  if (missing === 0) return ok(`Its tables match this version, ${VERSION}.`);
  return warning(
    `The database is from an older version: ${missing} of ${SCHEMA_STEPS.length} changes were not made, so its lists were not examined.`,
    'Back up, then start the service: it brings the tables up to date. Only restoring the backup undoes this.',
  );
}

function ledgerFound({ ledger }: DatabaseFacts): readonly Found[] {
  if (ledger === null || ledger.entries === 0) return [];
  const open = ledger.unsealed > 0 ? `, ${ledger.unsealed} of them not sealed yet` : '';
  return [ok(`Its ledger has ${ledger.entries.toLocaleString('en')} entries${open}; namesake verify proves them.`)];
}

function logFound({ walBytes }: DatabaseFacts, isUsed: boolean): readonly Found[] {
  if (walBytes > LONG_LOG)
    return [
      warning(
        `The log of the database, namesake.db-wal, has ${sizeText(walBytes)}.`,
        'End programs that read the database for a long time, such as an open sqlite3. A restart of the service empties the log.',
      ),
    ];
  if (walBytes === 0 || isUsed) return [];
  return [ok('The last service did not stop cleanly: its log is still there, and the next start applies it.')];
}

const lastLine = (text: string): string => text.split('\n').at(-1) ?? text;
