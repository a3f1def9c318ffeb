import { type RawBuilder, sql } from 'kysely';
import { storable } from '../../../db/writing/screening-columns.ts';
import { firstIdAt } from '../../../lib/ids/screening-id.ts';
import type { HistoryFilter, HistoryOrder, HistoryWalk } from './history-query.ts';
import { inboxCondition, scoredCondition, scoreOf } from './inbox-store.ts';

export type Condition = RawBuilder<boolean>;

export const EVERYTHING: Condition = sql<boolean>`1 = 1`;

/** SQL parts of a walk through the history. */
type Way = {
  readonly from: RawBuilder<unknown>;
  /** Condition of the index to follow; undefined if one of the filter's can be chosen. */
  readonly along: Condition | undefined;
  readonly range: Condition;
  /** Conditions that no index covers. */
  readonly compared: readonly Condition[];
  readonly score: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
};

const SCORE_BYTES = 2;

/** Higher than the best score in tenths. */
const ABOVE_ALL = 0xffff;

const INBOX = sql`inbox join screening on screening.id = inbox.screening_id`;

/** @throws TypeError for a walk by score without a filter for waiting hits */
export function wayOf(filter: HistoryFilter, walk: Pick<HistoryWalk, 'after' | 'order'>): Way {
  const { inbox } = filter;
  if (walk.order === 'score') return wayByScore(filter, walk.after);
  const direction = walk.order === 'oldest' ? sql`asc` : sql`desc`;
  // The inbox is short, so it is searched instead of all screenings.
  const id = inbox === undefined ? sql.ref('screening.id') : sql.ref('inbox.screening_id');
  return {
    from: inbox === undefined ? sql`screening` : INBOX,
    along: inbox === undefined ? undefined : inboxCondition(inbox),
    range: rangeOf(filter, walk, id),
    compared: [],
    score: sql`0`,
    order: sql`${id} ${direction}`,
  };
}

function wayByScore({ inbox, ...filter }: HistoryFilter, after: Buffer | undefined): Way {
  if (inbox === undefined || inbox.state === 'uncounted') throw new TypeError('Only hits that wait have an order.');
  const [score, id] = [scoreOf(inbox), sql.ref('inbox.screening_id')];
  const times = rangeOf(filter, {}, id);
  return {
    from: INBOX,
    along: scoredCondition(inbox),
    compared: [...(times === EVERYTHING ? [] : [times]), ...(inbox.highOnly ? [inboxCondition(inbox)] : [])],
    range: after === undefined ? EVERYTHING : isAfter(score, id, after),
    score,
    order: sql`${score} desc, ${id}`,
  };
}

/** An index covers only the first comparison. */
function isAfter(score: RawBuilder<number>, id: RawBuilder<unknown>, place: Buffer): Condition {
  const tenths = ABOVE_ALL - place.readUInt16BE(0);
  const rest = place.subarray(SCORE_BYTES);
  return sql<boolean>`${score} <= ${tenths} and (${score} < ${tenths} or ${id} > ${rest})`;
}

/** Place of a screening in a walk. By score, places sort by descending score, then by id. */
export function placeIn(order: HistoryOrder, id: Buffer, tenths: number): Buffer {
  if (order !== 'score') return id;
  const place = Buffer.alloc(SCORE_BYTES + id.length);
  place.writeUInt16BE(ABOVE_ALL - tenths, 0);
  id.copy(place, SCORE_BYTES);
  return place;
}

/** Compares places in the order of a walk. */
export const inOrderOf =
  (order: HistoryOrder) =>
  (a: Buffer, b: Buffer): number =>
    order === 'newest' ? b.compare(a) : a.compare(b);

/** Range of ids in a column, according to the times of a filter and the place of a walk by time. */
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

/** Conditions covered by an index, and conditions that most screenings fit, which have no index. */
export function conditionsOf(
  { outcome, policy, externalRef, batch, hasResults }: HistoryFilter,
  actorId: number | undefined,
): { readonly indexed: readonly Condition[]; readonly others: readonly Condition[] } {
  const indexed: Condition[] = [];
  const others: Condition[] = [];
  // Databases use a partial index only if the statement repeats its condition.
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
