import type { DatabaseFacts } from './database-facts.ts';
import type { FoundLists } from './found-lists.ts';
import type { ServiceState } from './service-state.ts';
import type { GivenSettings } from './settings-as-given.ts';

/** Why a database cannot be read. */
type Unreadable = 'denied' | 'lost' | 'damaged' | 'in use' | 'unreachable' | 'moved';

/** The database, as far as it could be read. */
export type ExaminedDatabase =
  | { readonly kind: 'absent' }
  /** It exists, or should, but cannot be read; `text` says why. */
  | { readonly kind: 'unreadable'; readonly text: string; readonly cause: Unreadable }
  | { readonly kind: 'read'; readonly facts: DatabaseFacts };

/** What is known about an installation before its lists are examined. */
export type Installation = GivenSettings & {
  readonly nowMs: number;
  /** Whether the data folder exists. */
  readonly isMade: boolean;
  readonly service: ServiceState;
  readonly database: ExaminedDatabase;
};

/** Input of the checks. */
export type Examined = Installation & { readonly lists: FoundLists };

/** Facts from the database; undefined if none can be read. */
export const factsOf = ({ database }: Pick<Installation, 'database'>): DatabaseFacts | undefined =>
  database.kind === 'read' ? database.facts : undefined;
