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
  /** Threads for searches that are not cheap. */
  readonly pool: Pick<SearchPool, 'screen' | 'diagnose' | 'idle' | 'threads' | 'waiting'>;
  /** Searches that are. */
  readonly shortSearches: Pick<ShortSearches, 'screen'>;
  /** Searches that somebody waits for. */
  readonly live: Pick<LiveSearches, 'came' | 'areComing'>;
  /** Control names that search threads did not find. */
  readonly faults: Pick<ControlFaults, 'problems'>;
  /** What was screened lately. */
  readonly recent: Pick<RecentScreenings, 'find' | 'keep'>;
  readonly engine: EngineIdentity;
  /** Replays of recorded screenings, one after another. */
  readonly replays: Pick<Semaphore, 'take'>;
  readonly compare: (query: Query, entity: ComparedEntity, policy: Policy) => Comparison;
  /** Compares many queries with one party. */
  readonly startComparer: (start: ComparerStart) => Comparer;
  /** Of a text, the name score of each of several parties. */
  readonly nameScoresAmong: (
    entities: readonly ComparedEntity[],
    policy: Policy,
  ) => (query: Query) => readonly number[];
};

type BuildSearchOptions = {
  readonly settings: Pick<Settings, 'searchThreads' | 'searchDeadlineMs'>;
  /** The lists whose control names are checked. */
  readonly lists: Pick<ListKeeper, 'current' | 'fail'>;
  /** Receives lines for the operator. */
  readonly report: (line: string) => void;
  /** Unix milliseconds. */
  readonly now: () => number;
};

type BuiltSearch = {
  readonly parts: SearchParts;
  /** Receives control names that the main thread did not find. */
  readonly faults: ControlFaults;
  /** Ends the search threads. */
  readonly close: () => void;
};

/** The search threads, what they share with the main thread, and the check of their control names. */
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
