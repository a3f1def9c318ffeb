import { CASE_AGES, type CaseStatistics, type CaseStatisticsQuery } from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { csvRow } from '../../lib/formats/csv-row.ts';
import { listOf } from '../../lib/ids/listing-id.ts';
import { ActorNames } from '../records/actor-names.ts';
import { customerVisibility } from '../records/customer-visibility.ts';
import { refreshStale } from './refresh.ts';
import type { Case } from './store/case.ts';

const HOUR_MS = 3_600_000;
const PERIOD_MS = 30 * 24 * HOUR_MS;

type Row = CaseStatistics['items'][number];

/** Number of cases that the caller may see, grouped by one criterion, and how long they take. */
export async function getCaseStatistics(call: Call, { by, from, to }: CaseStatisticsQuery): Promise<CaseStatistics> {
  const { app, principal } = call;
  const now = app.now();
  const toMs = to === undefined ? now : Date.parse(to);
  const fromMs = from === undefined ? toMs - PERIOD_MS : Date.parse(from);
  const [total, tallies] = [new Tally(), new Map<string | null, Tally>()];
  const tallyOf = (key: string | null): Tally => {
    const known = tallies.get(key) ?? new Tally();
    tallies.set(key, known);
    return known;
  };
  await refreshStale(call);
  const { hidden } = await customerVisibility(call);
  const ages = [...CASE_AGES.map((belowHours) => ({ belowHours, count: 0 })), { belowHours: null, count: 0 }];
  for await (const one of app.storage.cases.counted(fromMs, toMs, hidden)) {
    for (const tally of [total, ...KEYS[by](one).map(tallyOf)]) tally.add(one, now);
    if (one.state === 'closed') continue;
    const hours = (now - one.waitsSince) / HOUR_MS;
    const age = ages.find(({ belowHours }) => belowHours === null || hours < belowHours);
    if (age !== undefined) age.count += 1;
  }
  const names = new ActorNames(app.storage, principal);
  const nameOf = async (key: string | null) =>
    by === 'analyst' && key !== null ? (await names.actor(key)).name : null;
  const items = [...tallies]
    .toSorted(([a], [b]) => (a === null ? 1 : b === null ? -1 : a < b ? -1 : 1))
    .map(async ([key, tally]) => tally.row(key, await nameOf(key)));
  return {
    by,
    from: new Date(fromMs).toISOString(),
    to: new Date(toMs).toISOString(),
    total: total.row(null, null),
    items: await Promise.all(items),
    nextCursor: null,
    ages,
  };
}

const HEAD = ['key', 'name', 'open', 'overdue', 'closed', 'false_positive', 'true_match', 'undecided', 'median_hours'];

/** The same as CSV, with the total last. */
export async function exportCaseStatistics(call: Call, query: CaseStatisticsQuery): Promise<Buffer> {
  const { items, total } = await getCaseStatistics(call, query);
  const lines = [...items, { ...total, key: 'total' }].map((row) => {
    const { key, name, openCount, overdueCount, closedCount, falsePositiveCount, trueMatchCount } = row;
    const counts = [openCount, overdueCount, closedCount, falsePositiveCount, trueMatchCount, row.undecidedCount];
    return csvRow([key ?? '', name ?? '', ...counts.map(String), row.medianHours === null ? '' : `${row.medianHours}`]);
  });
  return Buffer.from([csvRow(HEAD), ...lines].join(''));
}

/** Groups that a case counts for. Open cases count for their assignee, closed ones for the person who decided. */
const KEYS: Readonly<Record<CaseStatisticsQuery['by'], (one: Case) => readonly (string | null)[]>> = {
  analyst: ({ state, assignee, decidedBy }) => [state === 'closed' ? decidedBy : assignee],
  list: ({ hit }) => [...new Set(hit.listings.map(({ id }) => listOf(id)))],
  queue: ({ queue }) => [queue],
  group: ({ group }) => [group],
};

class Tally {
  readonly #counts = { open: 0, overdue: 0, closed: 0, false_positive: 0, true_match: 0, undecided: 0 };
  readonly #hours: number[] = [];

  add({ state, dueAt, resolution, stateSince, waitsSince }: Case, now: number): void {
    if (state !== 'closed') {
      this.#counts.open += 1;
      if (dueAt !== null && dueAt < now) this.#counts.overdue += 1;
      return;
    }
    this.#counts.closed += 1;
    if (resolution === null || resolution === 'no_longer_found' || resolution === 'joined') return;
    this.#counts[resolution] += 1;
    this.#hours.push((stateSince - waitsSince) / HOUR_MS);
  }

  row(key: string | null, name: string | null): Row {
    const { open, overdue, closed, false_positive: falsePositive, true_match: trueMatch, undecided } = this.#counts;
    const sorted = this.#hours.toSorted((a, b) => a - b);
    const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
    const isNone = low === undefined || high === undefined;
    return {
      key,
      name,
      openCount: open,
      overdueCount: overdue,
      closedCount: closed,
      falsePositiveCount: falsePositive,
      trueMatchCount: trueMatch,
      undecidedCount: undecided,
      falsePositiveShare: isNone ? null : falsePositive / sorted.length,
      medianHours: isNone ? null : Math.round(((low + high) / 2) * 10) / 10,
    };
  }
}
