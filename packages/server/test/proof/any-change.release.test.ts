import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sqliteSource } from '../../src/db/reading/database-source.ts';
import { unpackBody } from '../../src/db/writing/screening-columns.ts';
import { verifyRange } from '../../src/examine/verify/verify-range.ts';
import { type StoreVerified, verifyStore } from '../../src/examine/verify/verify-store.ts';
import { ProvedStore, TRUSTED_KEYS } from '../support/proved-store.ts';

let store: ProvedStore;
beforeEach(async () => {
  store = await ProvedStore.make();
});
afterEach(() => store.close());

/** Every column whose bytes are proved, with the column that says which entry a row is of. */
const COLUMNS = [
  [
    'screening',
    ['id', 'context_id', 'actor_id', 'outcome', 'total', 'body', 'policy', 'external_ref', 'entry', 'salt'],
    'entry',
  ],
  ['audit_event', ['at', 'actor', 'action', 'target', 'detail_json', 'request_id', 'entry', 'salt'], 'entry'],
  ['ledger', ['number', 'kind', 'ref', 'digest'], 'number'],
  [
    'ledger_segment',
    [
      'number',
      'kind',
      'first',
      'last',
      'sealed_at',
      'sealed_by',
      'note',
      'previous',
      'root',
      'head',
      'key_id',
      'signature',
    ],
    'last',
  ],
  ['context', ['hash', 'body'], null],
  ['actor', ['name'], null],
] as const;

describe('whatever single thing is changed in a store', () => {
  it('is found, at its place or before it', async () => {
    store.fill();
    store.db.pragma('wal_checkpoint(truncate)');
    const places = COLUMNS.flatMap(([table, columns, entry]) => [
      ...columns.map((column) => ({ table, column, entry })),
      ...(entry === null ? [] : [{ table, column: null, entry }]),
    ]);
    const copy = join(store.dir, 'copy.db');
    const tampered = async (place: (typeof places)[number], nth: number, at: number): Promise<StoreVerified | null> => {
      for (const suffix of ['', '-wal', '-shm']) rmSync(copy + suffix, { force: true });
      copyFileSync(store.path, copy);
      const db = new Database(copy);
      db.pragma('foreign_keys = OFF');
      const { table, column, entry } = place;
      const rows = db.prepare(`select rowid as row, * from ${table} order by rowid`).all() as Record<string, unknown>[];
      const row = rows[nth % rows.length] ?? {};
      // Without its last segment a chain is whole; that takes an anchor to be found.
      const isTail = table === 'ledger_segment' && column === null && nth % rows.length === rows.length - 1;
      if (column === null) db.prepare(`delete from ${table} where rowid = ?`).run(row['row']);
      else
        db.prepare(`update or ignore ${table} set ${column} = ? where rowid = ?`).run(
          other(row[column], at),
          row['row'],
        );
      const hasChanged = db.prepare('select changes()').pluck().get() === 1;
      const saysTheSame =
        column === 'body' && table === 'screening' && textOf(db, row['row']) === textOf(store.db, row['row']);
      db.close();
      if (!hasChanged || isTail || saysTheSame) return null;
      const verified = await verifyStore(sqliteSource(copy), {
        here: verifyRange,
        allSignatures: true,
        trusted: TRUSTED_KEYS,
      });
      const place_ = entry === null ? Number.POSITIVE_INFINITY : Number(row[entry]);
      if (verified.broken?.entry != null) expect(verified.broken.entry).toBeLessThanOrEqual(place_);
      return verified;
    };
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...places), fc.nat(12), fc.nat(), async (place, nth, at) => {
        const verified = await tampered(place, nth, at);
        if (verified !== null) expect(verified.broken, JSON.stringify(place)).not.toBeNull();
      }),
      { numRuns: 400 },
    );
  });
});

/** The text of a record; undefined if it cannot be unpacked. Several compressed forms give one text. */
function textOf(db: Database.Database, row: unknown): string | undefined {
  const join = 'screening join context on context.id = screening.context_id';
  const one = db.prepare(`select screening.body, context.body as context from ${join} where seq = ?`).get(row);
  const { body, context } = one as { readonly body: Buffer; readonly context: string };
  try {
    return unpackBody(body, Buffer.from(context));
  } catch {
    return undefined;
  }
}

/** The same value with one character, byte or number changed. */
function other(value: unknown, at: number): unknown {
  if (typeof value === 'number') return value + 1 + (at % 3);
  if (typeof value === 'string') return value === '' ? 'x' : flip(Buffer.from(value), at).toString('latin1');
  if (value instanceof Uint8Array) return flip(Buffer.from(value), at);
  return 'x';
}

function flip(bytes: Buffer, at: number): Buffer {
  const index = at % Math.max(1, bytes.length);
  bytes[index] = (bytes[index] ?? 0) ^ (1 << (at % 7));
  return bytes;
}
