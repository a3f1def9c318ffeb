import type { WatchView } from '@namesake/contract';
import type { App, Call } from '../../context/app.ts';
import { ActorNames } from '../records/actor-names.ts';
import { customerVisibility } from '../records/customer-visibility.ts';
import { presentRun } from './runs.ts';
import { currentBasis, otherBases } from './screening-basis.ts';
import type { Run } from './store/run.ts';

/** State of the watch, and whether every customer is screened against the current lists and rules. */
export async function getWatch(call: Call): Promise<WatchView> {
  const { app, principal } = call;
  const { book, runs } = app.storage;
  const names = new ActorNames(app.storage, principal);
  const show = (run: Run | undefined) => (run === undefined ? null : presentRun(call, run, names));
  // Counts exclude customers that the caller may not see.
  const { count, due } = await book.size((await customerVisibility(call)).hidden);
  const [running, latest, full] = [await runs.running(), await runs.latest(), await runs.latest('full')];
  const problem = await problemOf(app, { count, due, latest });
  return {
    isCurrent: problem === undefined,
    text:
      problem ??
      (count === 0 ? 'Nobody is under watch.' : 'Everyone under watch is screened against the current lists.'),
    customerCount: count,
    dueCount: due,
    running: await show(running.find(({ kind }) => kind !== 'preview')),
    latest: await show(latest),
    latestFull: await show(full),
  };
}

/** Figures of the watch for monitoring. */
export type WatchFacts = {
  readonly customers: number;
  readonly due: number;
  readonly isCurrent: boolean;
  /** End of the last run in Unix milliseconds; null before the first. */
  readonly lastRunMs: number | null;
};

export async function watchFacts(app: App): Promise<WatchFacts> {
  const [size, latest] = [await app.storage.book.size(), await app.storage.runs.latest()];
  const problem = await problemOf(app, { ...size, latest });
  return {
    customers: size.count,
    due: size.due,
    isCurrent: problem === undefined,
    lastRunMs: latest?.endedAt ?? null,
  };
}

/** Why not every customer is screened against the current lists and rules; undefined if all are. */
async function problemOf(
  app: App,
  { count, due, latest }: { readonly count: number; readonly due: number; readonly latest: Run | undefined },
): Promise<string | undefined> {
  if (count === 0) return undefined;
  const basis = await currentBasis(app);
  if (basis === undefined) return 'No official list is loaded, so nobody is screened against one.';
  if (latest === undefined) return 'No run over all customers has ended yet.';
  if (latest.state === 'incomplete') return 'A required list was missing or too old in the last run.';
  if ((await otherBases(app, latest, basis)).length > 0) return 'Lists or rules have changed since the last run.';
  return due === 0 ? undefined : `${due} waiting to be screened.`;
}
