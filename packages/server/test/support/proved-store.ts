import { createSecretKey, hash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Database from 'better-sqlite3';
import { sqliteSource } from '../../src/db/reading/database-source.ts';
import { openConnection } from '../../src/db/sqlite/open-connection.ts';
import { batchWriter, SQLITE_LEDGER } from '../../src/db/sqlite/write-transaction.ts';
import { LedgerWriter } from '../../src/db/writing/ledger-writer.ts';
import type { Write } from '../../src/db/writing/write-batch.ts';
import { verifyRange } from '../../src/examine/verify/verify-range.ts';
import { type StoreVerified, type VerifyOptions, verifyStore } from '../../src/examine/verify/verify-store.ts';
import { newScreeningId } from '../../src/lib/ids/screening-id.ts';
import { signingKey } from '../../src/proof/receipt-key.ts';
import { openSqliteStorage } from '../../src/stores/open-sqlite.ts';
import { keptWriter } from './kept-writers.ts';

export const MASTER = createSecretKey(Buffer.alloc(32, 7));
const CONTEXT = JSON.stringify({ lists: [{ id: 'demo', sha256: 'a'.repeat(64) }] });

/** Ids of the keys that signed, or would sign, a {@link ProvedStore}. */
export const TRUSTED_KEYS: ReadonlySet<string> = new Set(
  [1, 2, 3].map((generation) => signingKey(MASTER, generation).id),
);

/** A database that is written in segments of a test's choice: no second need pass. */
export class ProvedStore {
  readonly dir: string;
  readonly db: Database.Database;
  readonly ledger: LedgerWriter;
  readonly #write: ReturnType<typeof batchWriter>;
  #made = 0;
  seals = true;

  static async make(): Promise<ProvedStore> {
    const dir = await mkdtemp(join(tmpdir(), 'namesake-proof-'));
    await (await openSqliteStorage(dir, 'command', keptWriter)).close();
    return new ProvedStore(dir);
  }

  private constructor(dir: string) {
    this.dir = dir;
    this.db = openConnection(this.path);
    this.db.pragma('synchronous = OFF');
    const hashed = hash('sha256', CONTEXT, 'buffer');
    this.db.prepare('insert into context (id, hash, body) values (1, ?, ?)').run(hashed, CONTEXT);
    this.db.prepare("insert into actor (id, name) values (1, 'token:tok_1')").run();
    this.ledger = new LedgerWriter(SQLITE_LEDGER, 'w_test');
    this.ledger.useKey(MASTER, false);
    this.#write = batchWriter({
      db: this.db,
      dictionaries: new Map([[1, { dictionary: Buffer.from(CONTEXT), hash: hashed }]]),
      files: { problem: () => undefined },
      ledger: this.ledger,
      clock: { isDue: () => this.seals, committed: () => {} },
    });
  }

  get path(): string {
    return join(this.dir, 'namesake.db');
  }

  screening(): Write {
    const n = ++this.#made;
    const answer = JSON.stringify({ searchedAt: n, list: { id: 'demo', sha256: 'a'.repeat(64) }, total: 0 });
    const request = JSON.stringify({ searchText: `Tolbrecht ${n}` });
    const written = { contextId: 1, actorId: 1, actor: 'token:tok_1', outcome: 'no_match', total: 0, request, answer };
    return { kind: 'screening', seq: n, id: newScreeningId(1_700_000_000_000 + n), ...written };
  }

  event(action = 'token.created', detail: unknown = { name: 'Dalvor' }): Write {
    const n = ++this.#made;
    const detailJson = JSON.stringify(detail);
    const event = { at: n, actor: 'user:usr_1', action, target: `tok_${n}`, detailJson, requestId: `req_${n}` };
    return { kind: 'unit', seq: n, statements: [{ event }] };
  }

  /** One transaction, and one segment. */
  write(...writes: readonly Write[]): void {
    for (const result of this.#write(writes)) if ('error' in result) throw new Error(result.error);
  }

  /** Entries 1 to 13 in five segments: 1 is the key, 2 and 3 in the first segment with it. */
  fill(): void {
    this.write(this.screening(), this.event());
    this.write(this.screening());
    this.write(this.screening(), this.screening(), this.event(), this.screening());
    this.write(this.event());
    this.write(this.screening(), this.event(), this.event(), this.screening());
  }

  verify(options: Partial<VerifyOptions> = {}): Promise<StoreVerified> {
    return verifyStore(sqliteSource(this.path), { here: verifyRange, ...options });
  }

  close(): Promise<void> {
    this.db.close();
    return rm(this.dir, { recursive: true });
  }
}
