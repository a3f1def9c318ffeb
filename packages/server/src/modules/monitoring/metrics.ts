import { OUTCOMES } from '@namesake/engine/vocabulary';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { CLEARING_NAMES } from '../../db/clearing/clearing-tables.ts';
import { JOB_KINDS } from '../../jobs/job-kinds.ts';
import { JOB_OUTCOMES, type JobRun } from '../../jobs/job-queue.ts';
import type { OnRecorded, ScreeningStore } from '../records/store/screening-store.ts';
import { type Counters, countersOf, type Gauges, gaugesOf } from './instruments.ts';

/** Refusals that alerts watch. They start at 0, so that the first one is an increase. */
const WATCHED_REFUSALS: Readonly<Record<string, number>> = {
  rate_limited: 429,
  deadline_exceeded: 503,
  lists_unavailable: 503,
  overloaded: 503,
  shutting_down: 503,
  starting: 503,
  storage_unavailable: 503,
};

/** Metrics of one service in the Prometheus text format. */
export class Metrics {
  readonly counters: Counters;
  readonly gauges: Gauges;
  readonly #registry = new Registry();

  constructor() {
    this.counters = countersOf(this.#registry);
    this.gauges = gaugesOf(this.#registry);
    collectDefaultMetrics({ register: this.#registry });
    for (const table of CLEARING_NAMES) this.counters.forgedRows.inc({ table }, 0);
    for (const outcome of OUTCOMES) this.counters.searches.inc({ outcome }, 0);
    for (const [code, status] of Object.entries(WATCHED_REFUSALS)) this.counters.refused.inc({ code, status }, 0);
    for (const kind of Object.keys(JOB_KINDS))
      for (const outcome of JOB_OUTCOMES) this.counters.jobRuns.inc({ kind, outcome }, 0);
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  /** Counts recorded searches, and measures the time until they are durable. */
  watch(screenings: ScreeningStore): void {
    screenings.watch(commitMeter(this.counters));
  }

  /** Counts a finished run of a job. */
  countJob({ kind, outcome, seconds }: JobRun): void {
    this.counters.jobRuns.inc({ kind, outcome });
    this.counters.jobSeconds.observe({ kind }, seconds);
  }

  /** Counts a fact that could not be read, by its subject. */
  readonly countUnread = (about: string): void => this.counters.readFailures.inc({ about });

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}

/**
 * Counts recorded searches and measures the time until they are durable. Measured from outside, so that all databases
 * are measured alike: records that become durable in one turn of the event loop were committed together.
 */
function commitMeter({
  searches,
  commitSeconds,
  commitRecords,
}: Pick<Counters, 'searches' | 'commitSeconds' | 'commitRecords'>): OnRecorded {
  const turn = { records: 0 };
  const observeTurn = (): void => {
    commitRecords.observe(turn.records);
    turn.records = 0;
  };
  return ({ outcome }, seconds) => {
    commitSeconds.observe(seconds);
    searches.inc({ outcome });
    turn.records += 1;
    if (turn.records === 1) setImmediate(observeTurn);
  };
}
