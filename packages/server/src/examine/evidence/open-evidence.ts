import Database from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import type { DatabaseSource } from '../../db/reading/database-source.ts';
import type { Tables } from '../../db/tables.ts';
import { EvidenceSource } from './evidence-source.ts';

/** Time limit for starting the transaction. */
const WAIT_MS = 10_000;

/** Evidence from one snapshot: a read-only transaction that lasts until it is closed. */
type OpenEvidence = { readonly evidence: EvidenceSource; readonly close: () => Promise<void> };

/** Opens a database for making an evidence pack. */
export async function openEvidence(source: DatabaseSource): Promise<OpenEvidence> {
  const db = source.kind === 'sqlite' ? sqliteMoment(source.path) : await postgresMoment(source);
  return { evidence: new EvidenceSource(db), close: () => db.destroy() };
}

function sqliteMoment(path: string): Kysely<Tables> {
  const connection = new Database(path, { readonly: true, fileMustExist: true, timeout: WAIT_MS });
  connection.exec('begin');
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: connection }) });
}

async function postgresMoment(source: Extract<DatabaseSource, { kind: 'postgres' }>): Promise<Kysely<Tables>> {
  // Loaded when needed: an installation on SQLite never needs them.
  const { beginMoment, readingClient } = await import('../../db/reading/postgres-rows.ts');
  const client = await readingClient(source.url);
  await beginMoment(client, source);
  // A pool with only the connection of the transaction.
  const only = Object.assign(client, { release: () => {} });
  const pool = { options: {}, connect: async () => only, end: () => client.end() };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
