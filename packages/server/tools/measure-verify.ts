// How long a store verifies: node packages/server/tools/measure-verify.ts [ENTRIES] [ENTRIES_PER_SEGMENT] [FILE|URL]
// FILE is kept; else the store is made in the folder for temporary files and taken away. At the URL of an empty
// PostgreSQL database, it is moved there and verified there, too.
import { createSecretKey, hash } from 'node:crypto';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DatabaseSource, sqliteSource } from '../src/db/reading/database-source.ts';
import { openConnection } from '../src/db/sqlite/open-connection.ts';
import { batchWriter, SQLITE_LEDGER } from '../src/db/sqlite/write-transaction.ts';
import { LedgerWriter } from '../src/db/writing/ledger-writer.ts';
import { verifyInThreads } from '../src/examine/verify/verify-in-threads.ts';
import { verifyRange } from '../src/examine/verify/verify-range.ts';
import { verifyStore } from '../src/examine/verify/verify-store.ts';
import { newScreeningId } from '../src/lib/ids/screening-id.ts';
import { moveStore } from '../src/moving/move-store.ts';
import { openSqliteStorage } from '../src/stores/open-sqlite.ts';

const [entries = 1_000_000, perSegment = 2_000] = process.argv.slice(2, 4).map(Number);
const kept = process.argv[4];
const LISTS = 12;

const dir = await mkdtemp(join(tmpdir(), 'namesake-verify-'));
const path = join(dir, 'namesake.db');
try {
  await (await openSqliteStorage(dir)).close();
  const made = await timed(async () => make());
  console.log(`made ${entries} entries, ${perSegment} a segment, in ${seconds(made)}`);
  await verify(sqliteSource(path));
  if (kept?.startsWith('postgres')) {
    const onProgress = (): void => {};
    const moved = await timed(async () => {
      await moveStore({ dataDir: dir, url: kept, nowMs: Date.now(), trusted: new Set(), onProgress });
    });
    console.log(`moved to PostgreSQL, compared and verified in ${seconds(moved)}`);
    await verify({ kind: 'postgres', url: kept });
  } else if (kept !== undefined) await rename(path, kept);
} finally {
  await rm(dir, { recursive: true });
}

async function verify(source: DatabaseSource): Promise<void> {
  for (const round of [1, 2]) {
    const spent = await timed(async () => {
      const {
        broken,
        entries: seen,
        segments,
        signatures,
      } = await verifyStore(source, {
        here: verifyRange,
        threads: verifyInThreads,
      });
      console.log(`round ${round}: ${JSON.stringify({ broken, seen, segments, signatures })}`);
    });
    console.log(`verified on ${source.kind} in ${seconds(spent)}`);
  }
}

function make(): void {
  const db = openConnection(path);
  db.pragma('synchronous = OFF');
  const lists = Array.from({ length: LISTS }, (_, n) => ({ id: `list_${n}`, sha256: hash('sha256', String(n)) }));
  const context = JSON.stringify({ lists, engine: { version: '1.0.0' } });
  const contextHash = hash('sha256', context, 'buffer');
  db.prepare('insert into context (id, hash, body) values (1, ?, ?)').run(contextHash, context);
  db.prepare("insert into actor (id, name) values (1, 'token:tok_1')").run();
  const ledger = new LedgerWriter(SQLITE_LEDGER, 'w_measure');
  ledger.useKey(createSecretKey(Buffer.alloc(32, 7)), false);
  const write = batchWriter({
    db,
    dictionaries: new Map([[1, { dictionary: Buffer.from(context), hash: contextHash }]]),
    files: { problem: () => undefined },
    ledger,
    clock: { isDue: () => true, committed: () => {} },
  });
  for (let from = 0; from < entries; from += perSegment)
    write(Array.from({ length: Math.min(perSegment, entries - from) }, (_, n) => screening(from + n, context)));
  db.close();
}

function screening(n: number, context: string) {
  const id = newScreeningId(1_700_000_000_000 + n);
  const request = JSON.stringify({ searchText: `Tolbrecht ${n.toString(36)}`, externalRef: `customer-${n}` });
  const answer = `{"searchId":"${id.toString('hex')}","searchText":"Tolbrecht ${n}","results":[],"more":${context}}`;
  const written = { contextId: 1, actorId: 1, actor: 'token:tok_1', outcome: 'no_match', total: 0, request, answer };
  return { kind: 'screening', seq: n, id, ...written } as const;
}

type Spent = { readonly ms: number; readonly cpuMs: number };

async function timed(run: () => Promise<void>): Promise<Spent> {
  const [started, before] = [performance.now(), process.cpuUsage()];
  await run();
  const { user, system } = process.cpuUsage(before);
  return { ms: performance.now() - started, cpuMs: (user + system) / 1_000 };
}

/** On a machine that has other work to do, the processor's time says more. */
function seconds({ ms, cpuMs }: Spent): string {
  return `${(ms / 1_000).toFixed(1)} s (${(cpuMs / 1_000).toFixed(1)} s of the processor)`;
}
