import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqliteStorage } from '../../src/stores/open-sqlite.ts';
import { undoCustomers, undoMacs } from '../support/undo-macs.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'namesake-migration-'));
});
afterEach(() => rm(dir, { recursive: true }));

const COLUMNS = ['owner', 'parent', 'addresses_json', 'replaces', 'replaced_by'];
/** What later migrations made. */
const LATER_TABLES = [
  'ledger',
  'ledger_segment',
  'ledger_start',
  'receipt_key',
  'spent_login',
  'retention_version',
  'legal_hold',
  'retention_state',
  'erased_screening',
  'purge_run',
  'job',
  'totp_factor',
  'passkey',
  'recovery_code',
  'login_step',
  'used_challenge',
  'blob',
  'blob_chunk',
  'list_version_blob',
  'list_publication',
  'list_publication_blob',
  'node',
  'quota_use',
  'inbox',
  'batch',
  'batch_chunk',
  'batch_row',
  'batch_mapping',
  'batch_progress',
  'batch_ground',
  'reference_policy',
  'lookback',
  'lookback_hit',
  'good_guy',
  'good_guy_event',
  'schema_mark',
  'idempotency_key',
  'hit_decision',
  'hit_decision_event',
];

it('tokens of an earlier version keep working: those of people are theirs, and none has a parent', async () => {
  await (await openSqliteStorage(dir)).close();
  const database = new Database(join(dir, 'namesake.db'));
  database.prepare("delete from kysely_migration where name >= '0013'").run();
  for (const statement of undoCustomers('SQLite')) database.exec(statement);
  for (const column of ['actor', 'action', 'target', 'request_id', 'at'])
    database.exec(`drop index audit_event_${column}`);
  for (const column of COLUMNS) database.exec(`alter table api_token drop column ${column}`);
  for (const name of ['inbox_screening', 'inbox_erased']) database.exec(`drop trigger ${name}`);
  for (const table of LATER_TABLES) database.exec(`drop table ${table}`);
  for (const statement of undoMacs(LATER_TABLES)) database.exec(statement);
  for (const name of ['actor', 'outcome', 'policy', 'external_ref']) database.exec(`drop index screening_${name}`);
  for (const column of ['policy', 'external_ref']) database.exec(`alter table screening drop column ${column}`);
  for (const table of ['screening', 'audit_event'])
    for (const column of ['entry', 'salt']) database.exec(`alter table ${table} drop column ${column}`);
  database.exec('drop index user_account_identity');
  for (const column of ['issuer', 'subject']) database.exec(`alter table user_account drop column ${column}`);
  const insert = database.prepare(
    `insert into api_token (id, hash, name, hint, scopes_json, created_at, created_by, expires_at)
     values (?, ?, 'old', 'nsk', '["search:write"]', 1, ?, 9)`,
  );
  for (const by of ['user:usr_1', 'token:tok_9', 'operator']) insert.run(`of ${by}`, Buffer.from(by), by);
  database.close();

  const storage = await openSqliteStorage(dir);
  const known = await storage.tokens.list();
  const owners = Object.fromEntries(known.map(({ id, owner }) => [id, owner]));
  expect(owners).toEqual({ 'of user:usr_1': 'usr_1', 'of token:tok_9': null, 'of operator': null });
  for (const token of known) expect(token).toMatchObject({ parent: null, addresses: [], replaces: null });
  await storage.close();
});
