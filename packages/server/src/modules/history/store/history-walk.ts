import { type RawBuilder, sql } from 'kysely';
import { type Condition, EVERYTHING, rangeOf } from './history-conditions.ts';
import type { HistoryFilter, HistoryOrder, HistoryWalk } from './history-query.ts';
import { inboxCondition, scoredCondition, scoreOf } from './inbox-store.ts';

/** How a walk goes along the history, in parts of a statement. */
export type Way = {
  readonly from: RawBuilder<unknown>;
  /** What fits by the index that is walked; undefined where one of a filter can be chosen. */
  readonly along: Condition | undefined;
  readonly range: Condition;
  /** Conditions that no index answers. */
  readonly compared: readonly Condition[];
  readonly score: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
};

const SCORE_BYTES = 2;
/** More than the best score in tenths. */
const ABOVE_ALL = 0xffff;
const INBOX = sql`inbox join screening on screening.id = inbox.screening_id`;

/** @throws TypeError for a walk by score through anything but hits that wait */
export function wayOf(filter: HistoryFilter, walk: Pick<HistoryWalk, 'after' | 'order'>): Way {
  const { inbox } = filter;
  if (walk.order === 'score') return wayByScore(filter, walk.after);
  const direction = walk.order === 'oldest' ? sql`asc` : sql`desc`;
  // The inbox is short: it is walked instead of all screenings.
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

/** The first comparison alone is what an index is asked for. */
function isAfter(score: RawBuilder<number>, id: RawBuilder<unknown>, place: Buffer): Condition {
  const tenths = ABOVE_ALL - place.readUInt16BE(0);
  const rest = place.subarray(SCORE_BYTES);
  return sql<boolean>`${score} <= ${tenths} and (${score} < ${tenths} or ${id} > ${rest})`;
}

/** The place of a screening in a walk; by score, it sorts the highest first, then by id. */
export function placeIn(order: HistoryOrder, id: Buffer, tenths: number): Buffer {
  if (order !== 'score') return id;
  const place = Buffer.alloc(SCORE_BYTES + id.length);
  place.writeUInt16BE(ABOVE_ALL - tenths, 0);
  id.copy(place, SCORE_BYTES);
  return place;
}

/** Compares places as the walk meets them. */
export const inOrderOf =
  (order: HistoryOrder) =>
  (a: Buffer, b: Buffer): number =>
    order === 'newest' ? b.compare(a) : a.compare(b);
