// How long the audit log is read: node packages/server/tools/measure-audit.ts [EVENTS] [SCREENINGS]
// Makes a store in the folder for temporary files, reads pages, makes an evidence pack, and takes the store away.
import { createSecretKey } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sqliteSource } from '../src/db/reading/database-source.ts';
import { openConnection } from '../src/db/sqlite/open-connection.ts';
import { packBody } from '../src/db/writing/screening-columns.ts';
import { evidenceStream } from '../src/examine/evidence/evidence-stream.ts';
import { newScreeningId } from '../src/lib/ids/screening-id.ts';
import type { EntryFilter } from '../src/modules/audit/audit-entry-store.ts';
import { readLog } from '../src/modules/audit/read-log.ts';
import { openSqliteStorage } from '../src/stores/open-sqlite.ts';
import type { Storage } from '../src/stores/storage.ts';

const [events = 1_000_000, screenings = 1_000_000] = process.argv.slice(2, 4).map(Number);
const START = Date.parse('2026-01-01T00:00:00Z');
const EVERY_MS = 30_000;
const END = START + Math.max(events, screenings) * EVERY_MS;
const ACTIONS = ['record.read', 'record.read', 'receipt.read', 'session.started', 'session.ended', 'token.created'];
const master = createSecretKey(Buffer.alloc(32, 7));

const dir = await mkdtemp(join(tmpdir(), 'namesake-audit-'));
try {
  const storage = await openSqliteStorage(dir, 'service');
  storage.ledger.signWith(master);
  await storage.audit.append({
    at: START,
    actor: 'operator',
    action: 'test.rare',
    target: '',
    detail: {},
    requestId: '',
  });
  await storage.ledger.checkpoint();
  make();
  const middle = START + (END - START) / 2;
  const filters: Readonly<Record<string, EntryFilter>> = {
    'no filter': {},
    'an actor': { actor: 'user:usr_7' },
    'an actor who did nothing': { actor: 'user:usr_none' },
    'an actor of few screenings': { actor: 'token:tok_rare' },
    'an action that began it all': { action: 'test.rare' },
    'actions by their beginning': { action: 'session.' },
    'a target': { target: 'tok_500' },
    'a request': { requestId: 'req_500' },
    'a time in the middle': { fromMs: middle, toMs: middle + 86_400_000 },
    'an actor and an action': { actor: 'user:usr_7', action: 'token.created' },
    'an actor and an action that never met': { actor: 'user:usr_7', action: 'test.rare' },
  };
  for (const [name, filter] of Object.entries(filters)) await page(storage, name, filter);
  await pack();
  await storage.close();
} finally {
  await rm(dir, { recursive: true });
}

async function page(storage: Storage, name: string, filter: EntryFilter): Promise<void> {
  const started = performance.now();
  const { rows, next } = await readLog(storage.auditEntries, filter, {}, 100);
  const ms = (performance.now() - started).toFixed(1);
  console.log(`${name}: ${rows.length} entries in ${ms} ms${next === undefined ? '' : ', more'}`);
}

async function pack(): Promise<void> {
  const period = { fromMs: START, toMs: END };
  const order = {
    period,
    withNames: true,
    actor: 'operator',
    madeAt: END,
    version: '0',
    master,
    rowKey: master,
    trusted: new Set<string>(),
  };
  const started = performance.now();
  const before = process.memoryUsage.rss();
  let [bytes, most] = [0, before];
  for await (const chunk of evidenceStream(sqliteSource(join(dir, 'namesake.db')), order)) {
    bytes += chunk.length;
    most = Math.max(most, process.memoryUsage.rss());
  }
  const [seconds, megabytes] = [((performance.now() - started) / 1_000).toFixed(1), (bytes / 2 ** 20).toFixed(0)];
  console.log(
    `evidence pack: ${megabytes} MB in ${seconds} s, ${((most - before) / 2 ** 20).toFixed(0)} MB more memory at most`,
  );
}

function make(): void {
  const db = openConnection(join(dir, 'namesake.db'));
  db.pragma('synchronous = OFF');
  db.exec('begin');
  const context = JSON.stringify({
    lists: Array.from({ length: 12 }, (_, n) => ({ id: `list_${n}`, records: n * 1_000 })),
  });
  db.prepare("insert into context (id, hash, body) values (1, x'00', ?)").run(context);
  db.prepare("insert into actor (id, name) values (1, 'token:tok_1'), (2, 'token:tok_rare')").run();
  const event = db.prepare(
    'insert into audit_event (at, actor, action, target, detail_json, request_id) values (?, ?, ?, ?, \'{"ip":"203.0.113.7"}\', ?)',
  );
  for (let n = 0; n < events; n += 1)
    event.run(START + n * EVERY_MS, `user:usr_${n % 50}`, ACTIONS[n % ACTIONS.length], `tok_${n}`, `req_${n}`);
  const screening = db.prepare(
    "insert into screening (id, context_id, actor_id, outcome, total, body) values (?, 1, ?, 'no_match', 0, ?)",
  );
  const dictionary = Buffer.from(context);
  for (let n = 0; n < screenings; n += 1) {
    const body = packBody(`{"searchText":"Tolbrecht ${n}"}\n${context.slice(0, -1)},"n":${n}}`, dictionary);
    screening.run(newScreeningId(START + n * EVERY_MS), n === 1_000 ? 2 : 1, body);
  }
  db.exec('commit');
  db.close();
  console.log(`${events} events, ${screenings} screenings`);
}
