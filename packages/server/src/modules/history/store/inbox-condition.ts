import { type RawBuilder, sql } from 'kysely';
import type { InboxFilter } from './history-query.ts';

type Waiting = Exclude<InboxFilter, { readonly state: 'uncounted' }>;

/** As the index has it that finds them. */
const UNCOUNTED = sql<boolean>`(counted_version is null or counted_version <> version)`;

/** Which rows of the inbox may fit: those counted as fitting, and those that nobody counted. */
export function inboxCondition(filter: InboxFilter): RawBuilder<boolean> {
  return filter.state === 'uncounted' ? UNCOUNTED : sql<boolean>`(${UNCOUNTED} or ${hitsOf(filter)} > 0)`;
}

/** Which rows have a score of hits in a state. What changes while a page is read keeps its place: no page misses it. */
export const scoredCondition = ({ state }: Waiting): RawBuilder<boolean> =>
  sql<boolean>`${scoreOf({ state })} is not null and ${inboxCondition({ state, highOnly: false })}`;

/** The best score of hits in a state. */
export const scoreOf = ({ state }: Pick<Waiting, 'state'>): RawBuilder<number> => sql.ref(`${state}_score`);

const hitsOf = ({ state, highOnly }: Waiting): RawBuilder<number> => sql.ref(`${state}_${highOnly ? 'high' : 'hits'}`);
