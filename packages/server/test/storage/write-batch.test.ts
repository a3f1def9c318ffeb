import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openConnection } from '../../src/db/sqlite/open-connection.ts';
import { batchWriter, SQLITE_LEDGER } from '../../src/db/sqlite/write-transaction.ts';
import { LedgerWriter } from '../../src/db/writing/ledger-writer.ts';
import { SealClock } from '../../src/db/writing/seal-clock.ts';
import { deciding, type Statement } from '../../src/db/writing/writer-protocol.ts';

let dir: string;
let db: Database.Database;
let write: ReturnType<typeof batchWriter>;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'namesake-batch-'));
  db = openConnection(join(dir, 'test.db'));
  // What the ledger keeps, whose own promises are tested elsewhere.
  db.exec(`create table note (id integer primary key, text text not null);
    create table ledger (number integer primary key); create table ledger_segment (number, last, head);
    create table screening (seq); create table audit_event (seq); create table receipt_key (generation, id)`);
  const ledger = new LedgerWriter(SQLITE_LEDGER, 'w_test');
  const files = { problem: () => undefined };
  write = batchWriter({ db, dictionaries: new Map(), files, ledger, clock: new SealClock(() => {}) });
});
afterEach(async () => {
  db.close();
  await rm(dir, { recursive: true });
});

const insert = (id: number, text: string | null) => ({ sql: 'insert into note values (?, ?)', parameters: [id, text] });
const unit = (seq: number, ...statements: Statement[]) => ({ kind: 'unit', seq, statements }) as const;
const ids = (): unknown[] => db.prepare('select id from note order by id').pluck().all();

describe('a batch of writes', () => {
  it('takes all of a unit or none, whatever becomes of the others', () => {
    const results = write([
      unit(1, insert(1, 'a')),
      unit(2, insert(2, 'b'), insert(3, null)),
      unit(3, insert(4, 'd'), insert(5, 'e')),
    ]);
    expect(results).toEqual([
      { seq: 1, changes: [1] },
      { seq: 2, error: expect.stringContaining('NOT NULL') },
      { seq: 3, changes: [1, 1] },
    ]);
    expect(ids()).toEqual([1, 4, 5]);
  });

  it('does nothing of a unit whose deciding statement changes nothing', () => {
    const another = { sql: 'insert into note select 1, ? where not exists (select 1 from note)', parameters: ['x'] };
    const results = write([
      unit(1, deciding(another), insert(2, 'b')),
      unit(2, insert(3, 'c'), deciding(another), insert(4, 'd')),
      unit(3, deciding(another)),
    ]);
    expect(results.map((result) => 'changes' in result && result.changes)).toEqual([[1, 1], [0, 0, 0], [0]]);
    expect(ids()).toEqual([1, 2]);
  });

  it('reports every write as failed where the disk is full, keeps none, and goes on when there is room', () => {
    const pages = Number(db.pragma('page_count', { simple: true }));
    db.pragma(`max_page_count = ${pages + 1}`);
    const results = write([unit(1, insert(1, 'small')), unit(2, insert(2, 'x'.repeat(100_000)))]);
    expect(results.every((result) => 'error' in result)).toBe(true);
    expect(ids()).toEqual([]);
    db.pragma('max_page_count = 1000');
    expect(write([unit(3, insert(3, 'c'))])).toEqual([{ seq: 3, changes: [1] }]);
    expect(ids()).toEqual([3]);
  });
});
