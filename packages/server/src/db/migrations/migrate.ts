import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { VERSION } from '../../config/version.ts';
import { ConfigError } from '../../lib/errors/config-error.ts';
import type { Tables } from '../tables.ts';
import { initial } from './0001-initial.ts';
import { requiredLists } from './0002-required-lists.ts';
import { policies } from './0003-policies.ts';
import { listVersions } from './0004-list-versions.ts';
import { heldRemovals } from './0005-held-removals.ts';
import { ownership } from './0006-ownership.ts';
import { namesOfRemoved } from './0007-names-of-removed.ts';
import { installation } from './0008-installation.ts';
import { refusedVersions } from './0009-refused-versions.ts';
import { whereHeld } from './0010-where-held.ts';
import { partyDecisions } from './0011-party-decisions.ts';
import { users } from './0012-users.ts';
import { tokenFamilies } from './0013-tokens.ts';
import { proof } from './0014-proof.ts';
import { factors } from './0015-factors.ts';
import { singleSignOn } from './0016-single-sign-on.ts';
import { auditSearch } from './0017-audit-search.ts';
import { retention } from './0018-retention.ts';
import { jobs } from './0019-jobs.ts';
import { nodes } from './0020-nodes.ts';
import { history } from './0021-history.ts';
import { idempotency } from './0022-idempotency.ts';
import { hitDecisions } from './0023-hit-decisions.ts';
import { sideBySide } from './0024-side-by-side.ts';
import { goodGuys } from './0027-good-guys.ts';
import { batches } from './0028-batches.ts';
import { batchMappings } from './0029-batch-mappings.ts';
import { lookbacks } from './0030-lookbacks.ts';
import { inbox } from './0031-inbox.ts';
import { batchGrounds } from './0032-batch-grounds.ts';
import { namedColumns } from './0033-named-columns.ts';
import { referencePolicies } from './0034-reference-policies.ts';
import { rowProof } from './0035-row-proof.ts';
import { tableProof } from './0036-table-proof.ts';
import { listProof } from './0037-list-proof.ts';
import { proposals } from './0038-proposals.ts';
import { inboxScore } from './0039-inbox-score.ts';
import { inboxCounts } from './0040-inbox-counts.ts';
import { historyProof } from './0041-history-proof.ts';
import { customers } from './0042-customers.ts';
import { watch } from './0043-watch.ts';
import { leaving } from './0044-leaving.ts';
import { customerGroups } from './0045-customer-groups.ts';
import { groupRules } from './0046-group-rules.ts';
import { webhooks } from './0047-webhooks.ts';
import { cases } from './0048-cases.ts';
import { caseWork } from './0049-case-work.ts';
import { caseAttachments } from './0050-case-attachments.ts';
import { caseDeciders } from './0051-case-deciders.ts';
import { rules } from './0052-rules.ts';
import { mail } from './0053-mail.ts';
import { customerWords } from './0054-customer-words.ts';
import { customerCounts } from './0055-customer-counts.ts';
import { decidedWhileDue } from './0056-decided-while-due.ts';
import type { ColumnTypes } from './column-types.ts';

/** The newest migration, and the newest that a program version must know in order to work on the tables. */
type SchemaMark = Omit<Tables['schema_mark'], 'only'>;

/** Migrations by name, in order. */
type SchemaSteps = Readonly<Record<string, (db: Kysely<Tables>, types: ColumnTypes) => Promise<void>>>;

/** All migrations, in order. */
const STEPS: SchemaSteps = {
  '0001-initial': initial,
  '0002-required-lists': requiredLists,
  '0003-policies': policies,
  '0004-list-versions': listVersions,
  '0005-held-removals': heldRemovals,
  '0006-ownership': ownership,
  '0007-names-of-removed': namesOfRemoved,
  '0008-installation': installation,
  '0009-refused-versions': refusedVersions,
  '0010-where-held': whereHeld,
  '0011-party-decisions': partyDecisions,
  '0012-users': users,
  '0013-tokens': tokenFamilies,
  '0014-proof': proof,
  '0015-factors': factors,
  '0016-single-sign-on': singleSignOn,
  '0017-audit-search': auditSearch,
  '0018-retention': retention,
  '0019-jobs': jobs,
  '0020-nodes': nodes,
  '0021-history': history,
  '0022-idempotency': idempotency,
  '0023-hit-decisions': hitDecisions,
  '0024-side-by-side': sideBySide,
  '0027-good-guys': goodGuys,
  '0028-batches': batches,
  '0029-batch-mappings': batchMappings,
  '0030-lookbacks': lookbacks,
  '0031-inbox': inbox,
  '0032-batch-grounds': batchGrounds,
  '0033-named-columns': namedColumns,
  '0034-reference-policies': referencePolicies,
  '0035-row-proof': rowProof,
  '0036-table-proof': tableProof,
  '0037-list-proof': listProof,
  '0038-proposals': proposals,
  '0039-inbox-score': inboxScore,
  '0040-inbox-counts': inboxCounts,
  '0041-history-proof': historyProof,
  '0042-customers': customers,
  '0043-watch': watch,
  '0044-leaving': leaving,
  '0045-customer-groups': customerGroups,
  '0046-group-rules': groupRules,
  '0047-webhooks': webhooks,
  '0048-cases': cases,
  '0049-case-work': caseWork,
  '0050-case-attachments': caseAttachments,
  '0051-case-deciders': caseDeciders,
  '0052-rules': rules,
  '0053-mail': mail,
  '0054-customer-words': customerWords,
  '0055-customer-counts': customerCounts,
  '0056-decided-while-due': decidedWhileDue,
};

/**
 * The newest migration that a program version must know in order to work on the current tables: later ones only add
 * tables and nullable columns. The previous version keeps working while nodes are replaced one by one.
 */
const WORKS_SINCE = '0041-history-proof';

/** Names of all migrations, in order. */
export const SCHEMA_STEPS: readonly string[] = Object.keys(STEPS);

/**
 * Migrates the tables. Only one process does so: on SQLite the caller holds the write lock, on PostgreSQL the migrator
 * holds an advisory lock and uses one transaction. Compatible tables of a newer version stay unchanged.
 * @throws ConfigError when a newer version of this program made incompatible changes; the database's error when a step
 * fails
 */
export async function migrate(db: Kysely<Tables>, types: ColumnTypes): Promise<void> {
  const done = await stepsDone(db);
  const unknown = done.find((name) => !SCHEMA_STEPS.includes(name));
  if (unknown !== undefined) {
    if (await worksSideBySide(db, done, SCHEMA_STEPS)) return;
    throw newerSchema(unknown);
  }
  const steps = Object.entries(STEPS).map(([name, step]): [string, Migration] => [
    name,
    { up: (target) => step(target, types) },
  ]);
  const provider = { getMigrations: async () => Object.fromEntries(steps) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error;
  const newest = SCHEMA_STEPS.at(-1) ?? '';
  if (done.length < SCHEMA_STEPS.length) await keepMark(db, { newest, since: WORKS_SINCE });
}

/**
 * Checks that the tables are compatible with this version, without changing them.
 * @throws ConfigError when they are older, or newer and incompatible
 */
export async function requireTables(db: Kysely<Tables>): Promise<void> {
  const done = await stepsDone(db);
  const unknown = done.find((name) => !SCHEMA_STEPS.includes(name));
  const missing = SCHEMA_STEPS.filter((name) => !done.includes(name));
  if (missing[0] !== undefined) throw olderSchema(missing[0], missing.length);
  if (unknown !== undefined && !(await worksSideBySide(db, done, SCHEMA_STEPS))) throw newerSchema(unknown);
}

async function stepsDone(db: Kysely<Tables>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

function newerSchema(step: string): ConfigError {
  return new ConfigError(
    `The database was used by a newer version of Namesake: this one, ${VERSION}, does not know the change "${step}" in it. Start the newer version, or restore the backup from before the upgrade.`,
  );
}

function olderSchema(step: string, count: number): ConfigError {
  return new ConfigError(
    `The tables of the database are those of an older version: this one, ${VERSION}, needs ${count} changes of them, the first of which is "${step}". Nothing was changed. Preview on a copy: restore a backup of it, run "namesake migrate" of this version on the copy, then the preview.`,
  );
}

/** Records which versions can work on the tables. */
async function keepMark(db: Kysely<Tables>, mark: SchemaMark): Promise<void> {
  const insert = db.insertInto('schema_mark').values({ only: 1, ...mark });
  await insert.onConflict((conflict) => conflict.column('only').doUpdateSet(mark)).execute();
}

/**
 * Whether a version that does not know the newest migrations can work on the tables, according to the version that made
 * them: nodes of both versions run during a rolling upgrade, and may restart.
 * @param done migrations of the database, in order
 * @param known migrations that this version knows, in order
 */
async function worksSideBySide(
  db: Kysely<Tables>,
  done: readonly string[],
  known: readonly string[],
): Promise<boolean> {
  if (known.some((step) => !done.includes(step))) return false;
  const mark = await db.selectFrom('schema_mark').selectAll().executeTakeFirst();
  // Changes after the mark were made by a version about which nothing is known.
  return mark !== undefined && done.at(-1) === mark.newest && (known.at(-1) ?? '') >= mark.since;
}
