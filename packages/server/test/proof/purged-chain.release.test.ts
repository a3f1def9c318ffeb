import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sqliteSource } from '../../src/db/reading/database-source.ts';
import { verifyRange } from '../../src/examine/verify/verify-range.ts';
import { type StoreVerified, verifyStore } from '../../src/examine/verify/verify-store.ts';
import { newScreeningId } from '../../src/lib/ids/screening-id.ts';
import { Purge } from '../../src/modules/retention/purge/purge.ts';
import type { FoundScreening } from '../../src/modules/retention/store/erased-records.ts';
import type { RetentionItem } from '../../src/modules/retention/store/retention.ts';
import { signingKey } from '../../src/proof/receipt-key.ts';
import { openSqliteStorage } from '../../src/stores/open-sqlite.ts';
import type { Storage } from '../../src/stores/storage.ts';
import { MASTER } from '../support/proved-store.ts';

const DAY_MS = 86_400_000;
/** Each is a store of its own, written as durably as any: seconds. Others are drawn each time. */
const RUNS = 12;
const trusted = new Set(Array.from({ length: 20 }, (_, n) => signingKey(MASTER, n + 1).id));
const verify = (path: string): Promise<StoreVerified> =>
  verifyStore(sqliteSource(path), { here: verifyRange, allSignatures: true, trusted });

type Step =
  | { readonly kind: 'record'; readonly purposes: readonly string[] }
  | { readonly kind: 'pass'; readonly days: number }
  | { readonly kind: 'erase'; readonly every: number }
  | { readonly kind: 'purge'; readonly stopsAfter: number }
  | { readonly kind: 'rotate' }
  | { readonly kind: 'hold' }
  | { readonly kind: 'lift' }
  | { readonly kind: 'copy_as_if_killed' };

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('record' as const),
      purposes: fc.array(fc.constantFrom('', 'onboarding'), { minLength: 1, maxLength: 5 }),
    }),
    fc.record({ kind: fc.constant('pass' as const), days: fc.integer({ min: 1, max: 25 }) }),
    fc.record({ kind: fc.constant('erase' as const), every: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ kind: fc.constant('purge' as const), stopsAfter: fc.constantFrom(0, 1, 2, 3, 5, 8, 1_000) }),
    fc.constantFrom<Step>({ kind: 'rotate' } as const, { kind: 'hold' } as const, { kind: 'lift' } as const, {
      kind: 'copy_as_if_killed',
    }),
  ),
  { minLength: 6, maxLength: 14 },
);

const item = (kind: RetentionItem['kind'], keepDays: number, purpose: string | null = null): RetentionItem => {
  return { kind, purpose, keepDays, floorDays: 0, ceilingDays: null };
};

const whole = { kind: 'purge', stopsAfter: 1_000 } as const;
const month = { kind: 'pass', days: 25 } as const;
/** Records are erased and purged until the ledger is cut, one purge dying on the way. */
const TO_A_CUT: readonly Step[] = [
  { kind: 'record', purposes: ['', 'onboarding', ''] } as const,
  { kind: 'erase', every: 2 } as const,
  whole,
  month,
  { kind: 'purge', stopsAfter: 2 } as const,
  { kind: 'record', purposes: [''] } as const,
  month,
  whole,
  month,
  { kind: 'rotate' } as const,
  whole,
  { kind: 'copy_as_if_killed' } as const,
];

/** A store whose clock a test moves, and which may be gone at any moment. */
class MovedStore {
  dir: string;
  storage: Storage;
  /** Segments are sealed by the system's clock, which is never behind. */
  nowMs = Date.now();
  #made = 0;

  static async make(): Promise<MovedStore> {
    const dir = await mkdtemp(join(tmpdir(), 'namesake-purged-'));
    const made = new MovedStore(dir, await openSqliteStorage(dir));
    made.storage.ledger.signWith(MASTER);
    const items = [item('screenings', 20), item('no_match', 10), item('audit_events', 30), item('access', 5)];
    const saved = { version: 1, reason: '', savedBy: 'user:usr_1', savedAt: made.nowMs - 2 * DAY_MS };
    await made.storage.retention.save(
      { ...saved, items: [...items, item('screenings', 40, 'onboarding')] },
      made.event('retention.saved'),
    );
    return made;
  }

  private constructor(dir: string, storage: Storage) {
    this.dir = dir;
    this.storage = storage;
  }

  get path(): string {
    return join(this.dir, 'namesake.db');
  }

  event(action: string) {
    return { at: this.nowMs, actor: 'user:usr_1', action, target: '', detail: {}, requestId: '' };
  }

  async take(step: Step): Promise<void> {
    const { erasure, ledger, legalHolds, retention, audit } = this.storage;
    if (step.kind === 'record') return this.#record(step.purposes);
    if (step.kind === 'rotate') return ledger.rotate({ at: this.nowMs, actor: 'operator', reason: 'a test' });
    if (step.kind === 'copy_as_if_killed') return this.#copy();
    if (step.kind === 'pass') {
      this.nowMs += step.days * DAY_MS;
      await retention.see(this.nowMs);
      return audit.append(this.event('token.created'));
    }
    if (step.kind === 'hold') {
      const hold = { id: `hold_${++this.#made}`, scope: { kind: 'all' } as const, reason: '', placedBy: 'user:usr_1' };
      const times = { placedAt: this.nowMs, endsAt: null, liftedAt: null, liftedBy: null };
      return legalHolds.place({ ...hold, ...times }, this.event('legal_hold.placed'));
    }
    if (step.kind === 'lift') {
      for (const { id } of await legalHolds.list())
        await legalHolds.lift(id, { at: this.nowMs, actor: 'user:usr_1' }, this.event('legal_hold.lifted'));
      return;
    }
    if (step.kind === 'erase') {
      const found: FoundScreening[] = [];
      const onBatch = async (batch: readonly FoundScreening[]) => void found.push(...batch);
      await erasure.scan({ kind: 'text', text: 'Tolbrecht' }, { holds: [], onBatch });
      const some = found.filter((_, index) => index % step.every === 0);
      const by = { event: this.event(''), why: 'request', run: null } as const;
      if (some.length > 0) await erasure.eraseScreenings(some, { ...by, holdsVersion: await legalHolds.version() });
      return;
    }
    await this.#purge(step.stopsAfter);
  }

  async #record(purposes: readonly string[]): Promise<void> {
    const contextId = await this.storage.screenings.internContext('{"lists":[]}');
    for (const purpose of purposes) {
      const n = ++this.#made;
      const request = JSON.stringify({ searchText: `Tolbrecht ${n}`, ...(purpose === '' ? {} : { purpose }) });
      const record = { contextId, actor: 'token:tok_1', total: 0, request, answer: '{"total":0}' };
      const outcome = n % 2 === 0 ? 'no_match' : 'potential_match';
      await this.storage.screenings.record({ ...record, id: newScreeningId(this.nowMs), outcome });
    }
  }

  /** A purge that dies at one of its writes. */
  async #purge(stopsAfter: number): Promise<void> {
    let left = stopsAfter;
    const dying = <Store extends object>(store: Store): Store =>
      new Proxy(store, {
        get: (target, name) => {
          const member: unknown = Reflect.get(target, name);
          if (typeof member !== 'function') return member;
          if (['eraseScreenings', 'purgeEvents', 'cut', 'sweep', 'checkpoint', 'purgeAccess'].includes(String(name)))
            if (left-- <= 0) return () => Promise.reject(new Error('killed'));
          return member.bind(target);
        },
      });
    const { erasure, ledger, purges } = this.storage;
    const storage = { ...this.storage, erasure: dying(erasure), ledger: dying(ledger), purges: dying(purges) };
    await new Purge({ storage, now: () => this.nowMs, pause: async () => {}, tell: () => {} }).run();
  }

  /** Goes on with the files as they are at this moment, as after a kill. */
  async #copy(): Promise<void> {
    const dir = await mkdtemp(join(tmpdir(), 'namesake-purged-'));
    for (const suffix of ['', '-wal'])
      if (existsSync(this.path + suffix)) copyFileSync(this.path + suffix, join(dir, `namesake.db${suffix}`));
    await this.close();
    this.dir = dir;
    this.storage = await openSqliteStorage(dir, 'service');
    this.storage.ledger.signWith(MASTER);
  }

  async close(): Promise<void> {
    await this.storage.close();
    await rm(this.dir, { recursive: true });
  }
}

/** Rows that prove or are proved, one of which somebody takes away or changes. */
const TAMPERINGS = [
  'delete from screening where seq = (select seq from screening order by seq limit 1 offset :nth)',
  'delete from audit_event where seq = (select seq from audit_event order by seq limit 1 offset :nth)',
  'delete from ledger where number = (select number from ledger order by number limit 1 offset :nth)',
  'delete from ledger_segment where number = (select number from ledger_segment order by number limit 1 offset :nth)',
  'update audit_event set detail_json = \'{"entries":[[1,9999]]}\' where seq = (select seq from audit_event order by seq limit 1 offset :nth)',
  "update audit_event set actor = 'user:usr_2' where seq = (select seq from audit_event order by seq limit 1 offset :nth)",
  "update screening set outcome = 'changed' where seq = (select seq from screening order by seq limit 1 offset :nth)",
  'insert into screening (id, context_id, actor_id, outcome, total, body, entry, salt) select randomblob(16), context_id, actor_id, outcome, total, body, :nth, salt from screening limit 1',
];

it('the chain is whole after any sequence of purges, erasures, kills, holds and rotations, and tampering after it is found', async () => {
  let [cuts, erasures, tampered] = [0, 0, 0];
  await fc.assert(
    fc.asyncProperty(steps, fc.nat(40), fc.constantFrom(...TAMPERINGS), async (sequence, nth, tampering) => {
      const store = await MovedStore.make();
      try {
        for (const step of sequence) {
          await store.take(step);
          if (!['purge', 'erase', 'copy_as_if_killed'].includes(step.kind)) continue;
          const { broken } = await verify(store.path);
          expect(broken, JSON.stringify(step)).toBeNull();
        }
        await store.storage.ledger.checkpoint();
        const whole = await verify(store.path);
        expect(whole).toMatchObject({ broken: null, unsealed: 0 });
        cuts += Number(whole.cut !== null);
        erasures += Number(whole.erased > 0);
        const anchor = Buffer.from(whole.end?.head ?? '', 'hex');
        const copy = join(store.dir, 'copy.db');
        for (const suffix of ['', '-wal'])
          if (existsSync(store.path + suffix)) copyFileSync(store.path + suffix, copy + suffix);
        const db = new Database(copy);
        const { changes } = db.prepare(tampering).run({ nth });
        db.pragma('wal_checkpoint(truncate)');
        db.close();
        if (changes === 0) return;
        tampered += 1;
        const found = await verifyStore(sqliteSource(copy), {
          here: verifyRange,
          allSignatures: true,
          trusted,
          anchor,
        });
        expect(found.broken, tampering).not.toBeNull();
        rmSync(copy);
      } finally {
        await store.close();
      }
    }),
    { numRuns: RUNS, examples: TAMPERINGS.slice(2, 6).map((tampering, nth) => [TO_A_CUT, nth, tampering]) },
  );
  // It has seen what it is about.
  expect(cuts).toBeGreaterThan(0);
  expect(erasures).toBeGreaterThan(0);
  expect(tampered).toBeGreaterThan(RUNS / 4);
});
