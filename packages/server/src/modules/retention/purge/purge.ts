import { RECORDS_PURGED } from '../../../db/ledger-entries.ts';
import type { Storage } from '../../../stores/storage.ts';
import { cutoffsAt, groupCutoffs, latestCutoff } from '../store/cutoffs.ts';
import type { ErasedBy, FoundScreening } from '../store/erased-records.ts';
import { type HoldScope, isInForce } from '../store/legal-hold.ts';
import type { RetentionVersion } from '../store/retention.ts';
import { isClockPlausible } from '../store/retention-store.ts';
import { ExportFailed, type PurgeExport } from './purge-export.ts';

/** Rows per transaction, which takes a few milliseconds of the writer. */
const BATCH = 100;
/** Pause between pages of records without anything to do. */
const BETWEEN_PAGES_MS = 2;
const BETWEEN_RUNS_MS = 23 * 3_600_000;
/** Attempts to overwrite erased records in the log while it is being read. */
const WIPES = 20;

const CLOCK_DOUBTFUL = 'The clock moved ahead by more than 31 days, so nothing was purged. Confirm the date.';

type PurgeParts = {
  readonly storage: Pick<
    Storage,
    | 'audit'
    | 'batches'
    | 'cases'
    | 'customerGroups'
    | 'customers'
    | 'erasure'
    | 'purges'
    | 'goodGuys'
    | 'idempotency'
    | 'ledger'
    | 'legalHolds'
    | 'lookbacks'
    | 'runs'
    | 'retention'
  >;
  /** Unix milliseconds. */
  readonly now: () => number;
  /** Writes records to files before they are purged; absent if not configured. */
  readonly exports?: PurgeExport;
  /** Waits, so that searches take precedence. */
  readonly pause: (ms: number) => Promise<void>;
  readonly tell: (problem: string) => void;
};

/** A hold was placed or lifted, so the records have to be scanned again. */
class HoldsChanged extends Error {}

/** One purge of everything older than the settings allow, in small transactions. */
export class Purge {
  readonly #parts: PurgeParts;
  readonly #signal: AbortSignal;

  /** @param signal ends the run between two transactions; the next run does the rest */
  constructor(parts: PurgeParts, signal: AbortSignal = new AbortController().signal) {
    this.#parts = parts;
    this.#signal = signal;
  }

  /** Purges unless it was done within a day. @throws if it was aborted or cannot be recorded */
  async runIfDue(): Promise<void> {
    const [last] = await this.#parts.storage.purges.runs(1);
    const nowMs = this.#parts.now();
    const isPlausible = await this.#see(nowMs);
    if (last === undefined || last.endedAt === null) return this.run();
    // A clock that was ahead must not delay purges by the same time.
    const isDue = Math.abs(nowMs - last.startedAt) >= BETWEEN_RUNS_MS;
    if (isDue || (last.problem !== null && isPlausible)) await this.run();
  }

  /** Purges immediately. An interrupted run is not resumed: the next one does the rest. */
  async run(): Promise<void> {
    const { now, storage, tell } = this.#parts;
    const run = await storage.purges.beginRun(now());
    let problem: string | null = null;
    try {
      if (await this.#see(now())) await this.#purge(run);
      else problem = CLOCK_DOUBTFUL;
    } catch (error) {
      this.#signal.throwIfAborted();
      problem = error instanceof ExportFailed ? error.message : `It failed (${nameOf(error)}) and is tried again.`;
    }
    if (problem !== null) tell(problem);
    await storage.purges.endRun(run, now(), problem);
  }

  /** Records the current time; false if the clock is not plausible. */
  async #see(nowMs: number): Promise<boolean> {
    const { retention } = this.#parts.storage;
    const seenAt = await retention.seenAt();
    if (!isClockPlausible(nowMs, seenAt)) return false;
    if (nowMs > seenAt) await retention.see(nowMs);
    return true;
  }

  async #purge(run: number): Promise<void> {
    const { now, pause, storage } = this.#parts;
    const { erasure, idempotency, ledger, purges, retention } = storage;
    while ((await idempotency.forgetExpired(now(), BATCH)) > 0) {
      this.#signal.throwIfAborted();
      await pause(BATCH / 10);
    }
    const versions = await retention.versions();
    const cutoffs = cutoffsAt(versions, now());
    const detail = { why: 'retention', retention: versions[0]?.version ?? 0, orderedBy: versions[0]?.savedBy ?? '' };
    const by = { event: this.#event(detail), why: 'retention', run } as const;
    if (latestCutoff(cutoffs) !== null)
      await this.#repeated(async ({ holdsVersion, scopes }) => {
        await erasure.scan(
          { kind: 'age', cutoffs, nowMs: now() },
          { holds: scopes, onBatch: (found) => this.#erase(found, { ...by, holdsVersion }) },
        );
      });
    await this.#purgeEnded(cutoffs.screenings, versions, by.event);
    await this.#purgeOver(cutoffs.screenings, by.event);
    const { access, audit_events: events } = cutoffs;
    if (access !== null) await purges.purgeAccess(access, run);
    if (events !== null)
      await this.#repeated(async ({ holdsVersion, scopes }) => {
        // While anything is on hold, so are the events about it.
        if (scopes.length > 0) return;
        for (let left = 1; left > 0; await pause(BATCH / 10)) {
          this.#signal.throwIfAborted();
          left = done(await purges.purgeEvents(events, BATCH, { ...by, holdsVersion }));
        }
        await this.#sweep();
        done(await purges.cut(events, { ...by, holdsVersion }));
        await this.#sweep();
      });
    if (events !== null) await ledger.checkpoint();
    for (let times = 0; times < WIPES && !(await erasure.wipe()); times += 1) {
      this.#signal.throwIfAborted();
      await pause(100);
    }
  }

  /** Purges finished objects after the period of screenings with results, unless anything is on hold. */
  async #purgeOver(cutoffMs: number | null, event: ErasedBy['event']): Promise<void> {
    const { batches, cases, lookbacks, goodGuys, runs } = this.#parts.storage;
    if (cutoffMs === null || (await this.#isAnythingHeld())) return;
    while ((await batches.purgeEnded(cutoffMs, { ...event, action: 'batch.purged' })) > 0)
      this.#signal.throwIfAborted();
    while ((await lookbacks.purgeEnded(cutoffMs, { ...event, action: 'lookback.purged' })) > 0)
      this.#signal.throwIfAborted();
    while ((await runs.purgeLeaves(cutoffMs, { ...event, action: 'watch.purged' })) > 0) this.#signal.throwIfAborted();
    while ((await cases.purgeClosed(cutoffMs, { ...event, action: 'case.purged' })) > 0) this.#signal.throwIfAborted();
    while ((await goodGuys.purgeOver(cutoffMs, BATCH, { ...event, action: 'good_guy.purged' })) > 0) {
      this.#signal.throwIfAborted();
      await this.#parts.pause(BATCH / 5);
    }
  }

  /**
   * Purges customers whose relationship ended, after the period of their group or else that of screenings with results.
   */
  async #purgeEnded(
    cutoffMs: number | null,
    versions: readonly RetentionVersion[],
    event: ErasedBy['event'],
  ): Promise<void> {
    const { customerGroups, customers } = this.#parts.storage;
    if (await this.#isAnythingHeld()) return;
    const own = groupCutoffs(await customerGroups.all(), versions, this.#parts.now());
    const others = { but: own.map(({ group }) => group) };
    for (const cut of [...own.map((one) => ({ ...one, of: { only: one.group } })), { cutoffMs, of: others }]) {
      if (cut.cutoffMs === null) continue;
      while ((await customers.purgeEnded(cut.cutoffMs, cut.of, { ...event, action: 'customer.purged' })) > 0)
        this.#signal.throwIfAborted();
    }
  }

  async #isAnythingHeld(): Promise<boolean> {
    const { now, storage } = this.#parts;
    return storage.legalHolds.isAnyInForce(now());
  }

  async #erase(found: readonly FoundScreening[], by: ErasedBy): Promise<void> {
    const { exports, pause, storage } = this.#parts;
    this.#signal.throwIfAborted();
    if (found.length === 0) return pause(BETWEEN_PAGES_MS);
    const free = found.filter(({ isHeld }) => !isHeld);
    for (let from = 0; from < free.length; from += BATCH) {
      const batch = free.slice(from, from + BATCH);
      if (exports !== undefined) await exports.write(await storage.erasure.read(batch));
      if (!(await storage.erasure.eraseScreenings(batch, by))) throw new HoldsChanged();
      await pause(BATCH / 5);
    }
  }

  async #sweep(): Promise<void> {
    while (await this.#parts.storage.purges.sweep(BATCH * 5)) {
      this.#signal.throwIfAborted();
      await this.#parts.pause(BATCH / 5);
    }
  }

  /** Repeats a step with the current holds if they change meanwhile. */
  async #repeated(
    deed: (holds: { readonly holdsVersion: number; readonly scopes: readonly HoldScope[] }) => Promise<void>,
  ): Promise<void> {
    const { legalHolds } = this.#parts.storage;
    for (;;) {
      const holdsVersion = await legalHolds.version();
      const held = (await legalHolds.list()).filter((hold) => isInForce(hold, this.#parts.now()));
      try {
        return await deed({ holdsVersion, scopes: held.map(({ scope }) => scope) });
      } catch (error) {
        if (!(error instanceof HoldsChanged)) throw error;
      }
    }
  }

  #event(detail: ErasedBy['event']['detail']): ErasedBy['event'] {
    return { at: this.#parts.now(), actor: 'service', action: RECORDS_PURGED, target: '', detail, requestId: '' };
  }
}

function done(count: number | undefined): number {
  if (count === undefined) throw new HoldsChanged();
  return count;
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');
