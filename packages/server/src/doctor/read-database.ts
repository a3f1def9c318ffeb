import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { SqliteRows } from '../db/reading/sqlite-rows.ts';
import { recordOf } from '../lib/formats/json-record.ts';
import type { DatabaseAnswer, DatabaseOrder } from './database-facts.ts';
import { recordedFacts } from './recorded-facts.ts';

/** SQLite codes for a file that is damaged, or not a database. */
const DAMAGED: ReadonlySet<unknown> = new Set([11, 26]);
/** Offset of the write version in the header: 2 means a write-ahead log. */
const WRITE_VERSION_AT = 18;
const MAX_DAMAGE = 3;
/** The file was read as immutable, but was opened by a writer meanwhile. */
const OPENED: DatabaseAnswer = {
  error: 'a service or command opened it meanwhile',
  isDamaged: false,
  isUnopened: true,
};

/**
 * Reads a database without changing any file. Uses Node's own SQLite because the service's library accepts no URI: a
 * plain read-only connection to a closed database would leave a log and its index behind. Blocking: for a thread.
 */
export async function readDatabase(order: DatabaseOrder): Promise<DatabaseAnswer> {
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
    // Without a log, the file alone is the database. With one, its index is read but never written.
    url.search = isOpen ? 'readonly_shm=1' : 'immutable=1';
    const database = new DatabaseSync(url, { readOnly: true, timeout: 5_000 });
    try {
      const damage = damageIn(database, order.isFull);
      const recorded = await recordedFacts(new SqliteRows(database), order, damage.length === 0);
      const facts = { bytes: sizeOf(path), walBytes, isWal, damage, server: null, ...recorded };
      if (facts.damage.length > 0 && !isOpen && existsSync(`${path}-shm`)) return OPENED;
      return { facts };
    } finally {
      database.close();
    }
  } catch (error) {
    if (!isOpen && existsSync(`${path}-shm`)) return OPENED;
    const { errstr, code, message, errcode } = recordOf(error);
    return { error: String(errstr ?? code ?? message), isDamaged: DAMAGED.has(Number(errcode)) };
  }
}

function damageIn(database: DatabaseSync, isFull: boolean): readonly string[] {
  const check = database.prepare(`pragma ${isFull ? 'integrity_check' : 'quick_check'}(${MAX_DAMAGE})`).all();
  return check.map((row) => String(Object.values(row)[0])).filter((line) => line !== 'ok');
}

/** Reads the header before the database is opened: closing any descriptor of the file drops SQLite's locks on it. */
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
