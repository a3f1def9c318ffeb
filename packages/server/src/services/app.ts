import type { ComparedEntity, Comparison, Policy, Query } from '@namesake/engine';
import type { BearerTokens } from '../auth/bearer-tokens.ts';
import type { LoginThrottle } from '../auth/login-throttle.ts';
import type { Principal } from '../auth/principal.ts';
import type { Keys } from '../config/secret.ts';
import type { HistoricalIndex } from '../lists/history/historical-index.ts';
import type { LoadProgress } from '../lists/loading/load-tracker.ts';
import type { Refreshed } from '../lists/refresh/refreshed.ts';
import type { RefusedLists } from '../lists/refresh/refused-lists.ts';
import type { ListBook } from '../lists/state/list-book.ts';
import type { VersionReader } from '../lists/versions/version-reader.ts';
import type { StandardPolicy } from '../policy/standard-policy.ts';
import type { ControlFaults } from '../search/pool/control-faults.ts';
import type { RecentScreenings } from '../search/pool/recent-screenings.ts';
import type { SearchPool } from '../search/pool/search-pool.ts';
import type { ShortSearches } from '../search/pool/short-searches.ts';
import type { EngineIdentity } from '../search/screener/screener.ts';
import type { Storage } from '../storage/ports/storage.ts';
import type { ContextIds } from './context-ids.ts';

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
  readonly bearerTokens: Pick<BearerTokens, 'find' | 'touch'>;
  /** What recorded screenings share. */
  readonly contexts: Pick<ContextIds, 'of'>;
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
