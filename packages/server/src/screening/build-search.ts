import {
  type ComparedEntity,
  type Comparison,
  compare,
  ENGINE_VERSION,
  loadModel,
  nameScoresAmong,
  type Policy,
  type Query,
} from '@namesake/engine';
import type { Settings } from '../config/settings.ts';
import { Semaphore } from '../lib/threads/semaphore.ts';
import type { EngineIdentity } from '../lists/snapshot/screener.ts';
import type { ListKeeper } from '../lists/state/list-keeper.ts';
import { Comparer } from './comparer.ts';
import type { ComparerStart } from './comparer-thread.ts';
import { ControlFaults } from './control-faults.ts';
import { RecentScreenings } from './recent-screenings.ts';
import { SearchPool } from './search-pool.ts';
import { LiveSearches, ShortSearches } from './short-searches.ts';

/** Parts of the application that search and compare. */
export type SearchParts = {
  /** Threads for expensive searches. */
  readonly pool: Pick<SearchPool, 'screen' | 'diagnose' | 'idle' | 'threads' | 'waiting'>;
  /** Cheap searches, run on the main thread. */
  readonly shortSearches: Pick<ShortSearches, 'screen'>;
  /** Tracks searches that a caller is waiting for. */
  readonly live: Pick<LiveSearches, 'noteSearch' | 'areComing'>;
  /** Control names that a search thread failed to find. */
  readonly faults: Pick<ControlFaults, 'problems'>;
  /** Cache of recent screenings. */
  readonly recent: Pick<RecentScreenings, 'find' | 'keep'>;
  readonly engine: EngineIdentity;
  /** Serialises replays of recorded screenings. */
  readonly replays: Pick<Semaphore, 'take'>;
  readonly compare: (query: Query, entity: ComparedEntity, policy: Policy) => Comparison;
  /** Starts a thread that compares many queries with one party. */
  readonly startComparer: (start: ComparerStart) => Comparer;
  /** Name scores of one text against each of several parties. */
  readonly nameScoresAmong: (
    entities: readonly ComparedEntity[],
    policy: Policy,
  ) => (query: Query) => readonly number[];
};

type BuildSearchOptions = {
  readonly settings: Pick<Settings, 'searchThreads' | 'searchDeadlineMs'>;
  /** Lists whose control names are checked. */
  readonly lists: Pick<ListKeeper, 'current' | 'fail'>;
  /** Receives lines for the operator. */
  readonly report: (line: string) => void;
  /** Unix milliseconds. */
  readonly now: () => number;
};

type BuiltSearch = {
  readonly parts: SearchParts;
  /** Receives control names that a search thread failed to find. */
  readonly faults: ControlFaults;
  /** Ends the search threads. */
  readonly close: () => void;
};

/** Builds the search threads, the state they share with the main thread, and the check of their control names. */
export function buildSearch({ settings, lists, report, now }: BuildSearchOptions): BuiltSearch {
  const model = loadModel();
  const recent = new RecentScreenings();
  const faults = new ControlFaults({ keeper: lists, recent, report, now });
  const pool = new SearchPool({
    width: settings.searchThreads,
    deadlineMs: settings.searchDeadlineMs,
    controlsOf: faults.controlsOf,
    lost: faults.lost,
  });
  const parts: SearchParts = {
    pool,
    shortSearches: new ShortSearches({ pool }),
    live: new LiveSearches(),
    faults,
    recent,
    replays: new Semaphore('Replays'),
    engine: { version: ENGINE_VERSION, modelHash: model.hash },
    compare: (query, entity, policy) => compare(query, entity, policy, model),
    startComparer: (start) => new Comparer(start),
    nameScoresAmong: (entities, policy) => nameScoresAmong(entities, policy, model),
  };
  return { parts, faults, close: () => pool.close() };
}
