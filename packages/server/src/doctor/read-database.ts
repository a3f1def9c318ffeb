import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import type { DatabaseAnswer, DatabaseFacts, DatabaseOrder } from './database-facts.ts';
import { heldRows, refusedRows, requiredRows, storedVersions } from './list-rows.ts';

/** Codes of SQLite for a file that is damaged, or no database. */
const DAMAGED: ReadonlySet<unknown> = new Set([11, 26]);
/** Where a header says how the file is written: 2 is a write-ahead log. */
const WRITE_VERSION_AT = 18;
const MOST_DAMAGE = 3;
/** A file that was read as if nobody wrote to it, and somebody did. */
const OPENED: DatabaseAnswer = {
  error: 'a service or command opened it meanwhile',
  isDamaged: false,
  isUnopened: true,
};

/**
 * Reads a database without changing any other file. Node's own SQLite is used because the service's takes no URI: a
 * plain read-only connection to a closed database would leave a log and its index behind. Blocking: for a thread.
 */
export function readDatabase(order: DatabaseOrder): DatabaseAnswer {
  const { path } = order;
  const walBytes = sizeOf(`${path}-wal`);
  const hasIndex = existsSync(`${path}-shm`);
  const isOpen = hasIndex && existsSync(`${path}-wal`);
  if (walBytes > 0 && !hasIndex)
    return {
      error: 'its log is there without namesake.db-shm, which only a start makes anew',
      isDamaged: false,
      isUnopened: true,
    };
  try {
    const isWal = hasWalHeader(path);
    const url = pathToFileURL(path);
    // Without a log the file alone is the database. With one, its index is read, never written.
    url.search = isOpen ? 'readonly_shm=1' : 'immutable=1';
    const database = new DatabaseSync(url, { readOnly: true, timeout: 5_000 });
    try {
      const facts = { bytes: sizeOf(path), walBytes, isWal, ...readFacts(database, order) };
      if (facts.damage.length > 0 && !isOpen && existsSync(`${path}-shm`)) return OPENED;
      return { facts };
    } finally {
      database.close();
    }
  } catch (error) {
    if (!isOpen && existsSync(`${path}-shm`)) return OPENED;
    const told = Object(error);
    return { error: String(told.errstr ?? told.code ?? told.message), isDamaged: DAMAGED.has(told.errcode) };
  }
}

function readFacts(
  database: DatabaseSync,
  { isFull, known, attested }: DatabaseOrder,
): Omit<DatabaseFacts, 'bytes' | 'walBytes' | 'isWal'> {
  const check = database.prepare(`pragma ${isFull ? 'integrity_check' : 'quick_check'}(${MOST_DAMAGE})`).all();
  const damage = check.map((row) => String(Object.values(row)[0])).filter((line) => line !== 'ok');
  const tables = new Set(
    database
      .prepare('select name from sqlite_master')
      .all()
      .map(({ name }) => name),
  );
  const rows = (table: string, query: string, ...values: readonly (string | null)[]) =>
    tables.has(table) && damage.length === 0 ? database.prepare(query).all(...values) : [];
  const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);
  const steps = rows('kysely_migration', 'select name from kysely_migration order by name').map(({ name }) =>
    String(name),
  );
  const isCurrent = known.every((step) => steps.includes(step));
  const [audit] = rows('audit_event', 'select min(at) as first, max(at) as latest from audit_event');
  const [screening] = rows('screening', 'select max(seq) as seq from screening');
  const [entry] = rows('ledger', 'select max(number) as last from ledger');
  const [segment] = rows('ledger_segment', 'select max(last) as last from ledger_segment');
  const entries = number(entry?.['last']) ?? 0;
  const [secret] = rows('installation', "select value from installation where key = 'secret_check'");
  const [word] = rows(
    'audit_event',
    "select min(at) as at from audit_event where action = 'lists.attested' and detail_json = ?",
    JSON.stringify({ reason: attested }),
  );
  const value = secret?.['value'];
  return {
    damage,
    steps,
    secretCheck: value instanceof Uint8Array ? value : null,
    firstAt: number(audit?.['first']),
    latestAt: number(audit?.['latest']),
    attestedAt: number(word?.['at']),
    ledger: entry === undefined ? null : { entries, unsealed: entries - (number(segment?.['last']) ?? 0) },
    screenings: number(screening?.['seq']) ?? 0,
    ...(isCurrent && damage.length === 0
      ? {
          versions: storedVersions(database),
          holds: heldRows(database),
          required: requiredRows(database),
          refused: refusedRows(database),
        }
      : { versions: [], holds: [], required: [], refused: [] }),
  };
}

/**
 * The header is read before the database is opened: closing any descriptor of the file gives up SQLite's locks on it.
 */
function hasWalHeader(path: string): boolean {
  const file = openSync(path, 'r');
  try {
    const byte = Buffer.alloc(1);
    return readSync(file, byte, 0, 1, WRITE_VERSION_AT) === 1 && byte[0] === 2;
  } finally {
    closeSync(file);
  }
}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
