import { type RawBuilder, sql } from 'kysely';

/** Above every score, in tenths: what is not counted yet comes first, so that it is counted. */
const UNCOUNTED = 0xffff;
const RANK_BYTES = 2;

/** Whose hits an inbox is sorted by. */
export type ScoredState = 'open' | 'proposed';

/** The score that a screening of the inbox is sorted by: of its best hit in a state, in tenths. */
export const sortedScore = (state: ScoredState): RawBuilder<number> =>
  sql<number>`case when open_hits is null then ${sql.lit(UNCOUNTED)} else ${sql.ref(`inbox.${state}_score`)} end`;

/** A place in that order, the highest score first, then the oldest: places sort as their bytes do. */
export function scorePlace(score: number, id: Buffer): Buffer {
  const rank = Buffer.alloc(RANK_BYTES);
  rank.writeUInt16BE(UNCOUNTED - score);
  return Buffer.concat([rank, id]);
}

/** Whether a screening of the inbox is behind a place. */
export function isBehind(state: ScoredState, place: Buffer): RawBuilder<boolean> {
  const [score, id] = [UNCOUNTED - place.readUInt16BE(), place.subarray(RANK_BYTES)];
  const own = sortedScore(state);
  return sql<boolean>`(${own} < ${score} or (${own} = ${score} and inbox.screening_id > ${id}))`;
}
