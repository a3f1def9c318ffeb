import type { Retention, RetentionPreview, SaveRetentionRequest } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { auditEvent } from '../../context/audit.ts';
import { actorOf } from '../../context/principal.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { ActorNames } from '../records/actor-names.ts';
import { previewPurge } from './purge/preview.ts';
import { GRACE_MS } from './store/cutoffs.ts';
import type { PurgeRun } from './store/erased-records.ts';
import { type RetentionItem, retentionFaults, SHIPPED_RETENTION } from './store/retention.ts';
import { isClockPlausible } from './store/retention-store.ts';

/** Number of recent purges shown. */
const RUNS = 14;

const DAY_MS = 86_400_000;

/** How long records are kept, and the results of recent purges. */
export function getRetention(call: Call): Promise<Retention> {
  return presentRetention(call);
}

/**
 * Saves how long records are kept. Deletes nothing: purges do, and a shorter period takes effect only after a day.
 *
 * @throws ApiError `validation_failed`, `retention_changed`
 */
export async function saveRetention(
  call: Call,
  { version: before, items, text }: SaveRetentionRequest,
): Promise<Retention> {
  const { app, principal } = call;
  checkItems(items);
  const version = before + 1;
  const saved = { version, items, reason: text.trim(), savedAt: app.now(), savedBy: actorOf(principal) };
  const event = auditEvent(call, 'retention.saved', String(version), { items, reason: saved.reason });
  if (!(await app.storage.retention.save(saved, event))) throw new ApiError('retention_changed');
  return presentRetention(call);
}

/**
 * What a purge with these settings would delete now. Deletes and saves nothing.
 *
 * @throws ApiError `validation_failed`
 */
export async function previewRetention({ app }: Call, items: Retention['items']): Promise<RetentionPreview> {
  checkItems(items);
  const previewed = await previewPurge(app.storage, { ...SHIPPED_RETENTION, items }, app.now());
  return {
    items: previewed.map(({ item: { kind, purpose }, before, count, held }) => {
      return { kind, purpose, before: before === null ? null : new Date(before).toISOString(), count, heldCount: held };
    }),
  };
}

const timeOf = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

/** The settings in force, and the results of recent purges. */
async function presentRetention({ app, principal }: Call): Promise<Retention> {
  const { retention, purges } = app.storage;
  const nowMs = app.now();
  const [current] = await retention.versions();
  if (current === undefined) throw new Error('There is always the version that ships.');
  const runs = await purges.runs(RUNS);
  const { version, items, reason, savedAt, savedBy } = current;
  const isFresh = savedAt !== null && savedAt > nowMs - GRACE_MS;
  const [last] = runs;
  const nextMs = last === undefined ? null : last.startedAt + DAY_MS;
  return {
    version,
    items,
    text: reason,
    savedAt: timeOf(savedAt),
    savedBy: savedAt === null ? null : await new ActorNames(app.storage, principal).actor(savedBy),
    shortensAt: isFresh ? timeOf(savedAt + GRACE_MS) : null,
    purge: {
      nextAt: nextMs === null || nextMs <= nowMs ? null : timeOf(nextMs),
      clock: isClockPlausible(nowMs, await retention.seenAt()) ? 'plausible' : 'doubtful',
      now: new Date(nowMs).toISOString(),
      exports: app.exportsPurged,
      runs: runs.map(presentRun),
    },
  };
}

function presentRun(run: PurgeRun): Retention['purge']['runs'][number] {
  const { startedAt, endedAt, screenings, events, access, entries, problem } = run;
  return {
    startedAt: new Date(startedAt).toISOString(),
    endedAt: timeOf(endedAt),
    screeningCount: screenings,
    eventCount: events,
    accessCount: access,
    entryCount: entries,
    problem,
  };
}

/** @throws ApiError `validation_failed` naming each value out of bounds */
function checkItems(items: readonly RetentionItem[]): void {
  const faults = retentionFaults(items);
  if (faults.length === 0) return;
  const errors = faults.map(({ pointer, text }) => ({ pointer, code: 'out_of_range' as const, detail: text }));
  throw new ApiError('validation_failed', { errors });
}

/**
 * Confirms the date by a person, so that purges continue.
 *
 * @throws ApiError `clock_differs`
 */
export async function confirmClock(call: Call, today: string): Promise<void> {
  const { app } = call;
  const nowMs = app.now();
  if (new Date(nowMs).toISOString().slice(0, 10) !== today) throw new ApiError('clock_differs');
  await app.storage.retention.see(nowMs, auditEvent(call, 'clock.confirmed', '', { today }));
}
