import { type RawBuilder, sql } from 'kysely';
import { storable } from '../../../db/writing/history-columns.ts';
import { firstIdAt } from '../../../lib/ids/screening-id.ts';
import type { HistoryFilter, HistoryWalk } from './history-query.ts';

export type Condition = RawBuilder<boolean>;

export const EVERYTHING: Condition = sql<boolean>`1 = 1`;

/** The range of ids in a column that the times of a filter and a walk by time leave. */
export function rangeOf(
  { fromMs, toMs, upTo }: HistoryFilter,
  { after, order }: Pick<HistoryWalk, 'after' | 'order'>,
  id: RawBuilder<unknown>,
): Condition {
  const conditions: Condition[] = [
    ...(fromMs === undefined ? [] : [sql<boolean>`${id} >= ${firstIdAt(fromMs)}`]),
    ...(toMs === undefined ? [] : [sql<boolean>`${id} < ${firstIdAt(toMs)}`]),
    ...(upTo === undefined ? [] : [sql<boolean>`screening.seq <= ${upTo}`]),
    ...(after === undefined
      ? []
      : [order === 'oldest' ? sql<boolean>`${id} > ${after}` : sql<boolean>`${id} < ${after}`]),
  ];
  return conditions.length === 0 ? EVERYTHING : sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** Conditions that an index answers, and those that fit most screenings, which none does. */
export function conditionsOf(
  { outcome, policy, externalRef, batch, hasResults }: HistoryFilter,
  actorId: number | undefined,
): { readonly indexed: readonly Condition[]; readonly others: readonly Condition[] } {
  const indexed: Condition[] = [];
  const others: Condition[] = [];
  // The databases use an index of some values only where a statement names the values that it leaves out.
  if (externalRef !== undefined)
    indexed.push(sql<boolean>`external_ref is not null and external_ref = ${storable(externalRef)}`);
  if (policy === 'default') others.push(sql<boolean>`policy is null`);
  else if (policy !== undefined) indexed.push(sql<boolean>`policy is not null and policy = ${policy}`);
  if (actorId !== undefined) indexed.push(sql<boolean>`actor_id = ${actorId}`);
  if (outcome === 'no_match') others.push(sql<boolean>`outcome = 'no_match'`);
  else if (outcome !== undefined) indexed.push(sql<boolean>`outcome <> 'no_match' and outcome = ${outcome}`);
  if (batch !== undefined)
    indexed.push(sql<boolean>`screening.id in (select screening_id from batch_row where batch = ${batch})`);
  if (hasResults === true) others.push(sql<boolean>`total > 0`);
  return { indexed, others };
}
