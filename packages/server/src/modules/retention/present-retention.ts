import type { Retention } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { ActorNames } from '../records/actor-names.ts';
import { isClockPlausible } from './store/clock-guard.ts';
import { GRACE_MS } from './store/cutoffs.ts';
import type { PurgeRun } from './store/erased-records.ts';

/** How many of the last purges are shown. */
const RUNS = 14;
const DAY_MS = 86_400_000;

const timeOf = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

/** The settings in force, and what purges did. */
export async function presentRetention({ app, principal }: Call): Promise<Retention> {
  const { retention, erasure } = app.storage;
  const nowMs = app.now();
  const [current] = await retention.versions();
  if (current === undefined) throw new Error('There is always the version that ships.');
  const runs = await erasure.runs(RUNS);
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
