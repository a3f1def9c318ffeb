import type { ComparedEntity, Comparison, Policy, Query } from '@namesake/engine';
import type { LoginThrottle } from '../auth/login-throttle.ts';
import type { Principal } from '../auth/principal.ts';
import type { Keys } from '../config/secret.ts';
import type { ControlFaults } from '../pool/control-faults.ts';
import type { SearchPool } from '../pool/search-pool.ts';
import type { ShortSearches } from '../pool/short-searches.ts';
import type { RecentScreenings } from '../screening/recent-screenings.ts';
import type { EngineIdentity } from '../screening/screener.ts';
import type { ListBook } from '../snapshot/list-book.ts';
import type { LoadProgress } from '../snapshot/load-tracker.ts';
import type { Refreshed } from '../snapshot/refreshed.ts';
import type { RefusedLists } from '../snapshot/refused-lists.ts';
import type { Storage } from '../storage/ports.ts';
import type { HistoricalIndex } from '../versions/historical-index.ts';
import type { VersionReader } from '../versions/version-reader.ts';
import type { StandardPolicy } from './policies/standard-policy.ts';

/** Everything services depend on, in one value. */
export type App = {
  readonly version: string;
  readonly storage: Storage;
  readonly lists: ListBook;
  /** How far loading lists has come; null while none is being loaded. */
  readonly loading: () => LoadProgress | null;
  /** Compares stored versions of lists. */
  readonly versions: Pick<VersionReader, 'diff'>;
  /** Lists as they were. */
  readonly historical: Pick<HistoricalIndex, 'fits' | 'of'>;
  /** Downloads that were not believed. */
  readonly refused: RefusedLists;
  /** Reads the lists again as they are on disk; resolves when searches run on them. */
  readonly reload: () => Promise<void>;
  /** Asks the publisher of a list now, or reads the folder again; resolves when searches run on what came. */
  readonly refresh: (id: string) => Promise<Refreshed>;
  /** Threads for searches that are not cheap. */
  readonly pool: Pick<SearchPool, 'screen' | 'diagnose'>;
  /** Searches that are. */
  readonly shortSearches: Pick<ShortSearches, 'screen'>;
  /** Threads that did not find what they must. */
  readonly faults: Pick<ControlFaults, 'problems'>;
  /** What was screened lately. */
  readonly recent: Pick<RecentScreenings, 'find' | 'keep'>;
  readonly engine: EngineIdentity;
  /** The default policy as it is now: of `standard`. */
  readonly policy: Policy;
  readonly standard: StandardPolicy;
  readonly compare: (query: Query, entity: ComparedEntity, policy: Policy) => Comparison;
  /** Of a text, the name score of each of several parties. */
  readonly nameScoresAmong: (
    entities: readonly ComparedEntity[],
    policy: Policy,
  ) => (query: Query) => readonly number[];
  readonly keys: Keys;
  readonly throttle: LoginThrottle;
  /** Unix milliseconds. */
  readonly now: () => number;
};

/** One call of a service: who asks, on what request. */
export type Call = {
  readonly app: App;
  readonly principal: Principal;
  readonly requestId: string;
  /** Aborted when whoever asks has hung up; asked for only where there is something to call off. */
  readonly gone: () => AbortSignal;
};
