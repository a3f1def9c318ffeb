import { type RawBuilder, sql } from 'kysely';
import type { InboxFilter } from '../../ports/history.ts';

/** Which rows of the inbox may fit: those counted as fitting, and those that nobody counted. */
export function inboxCondition(filter: InboxFilter): RawBuilder<boolean> {
  if (filter.state === 'uncounted') return sql<boolean>`open_hits is null`;
  const column = `${filter.state}_${filter.highOnly ? 'high' : 'hits'}`;
  return sql<boolean>`(open_hits is null or ${sql.ref(column)} > 0)`;
}
