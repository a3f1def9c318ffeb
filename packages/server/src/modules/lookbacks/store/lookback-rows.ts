import { LOOKBACK_STATES } from '@namesake/contract';
import type { ComparedEntity } from '@namesake/engine';
import { ENTITY_TYPES, GENDERS, IDENTIFIER_TYPES, type Policy } from '@namesake/engine/vocabulary';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../../db/tables.ts';
import type { Lookback, LookbackHit, PlacedLookback } from './lookback.ts';

/** Fields of a lookback that never change. */
type Body = Pick<Lookback, 'entityId' | 'entity' | 'policy' | 'reason' | 'fromMs' | 'toMs' | 'actors' | 'upTo'>;

const texts = z.array(z.string());
const entitySchema = z.strictObject({
  names: texts,
  weakNames: texts.exactOptional(),
  type: z.enum(ENTITY_TYPES).exactOptional(),
  birthDates: texts.exactOptional(),
  gender: z.enum(GENDERS).exactOptional(),
  countries: texts.exactOptional(),
  identifiers: z
    .array(
      z.strictObject({
        type: z.enum(IDENTIFIER_TYPES).exactOptional(),
        value: z.string(),
        country: z.string().exactOptional(),
      }),
    )
    .exactOptional(),
  addresses: texts.exactOptional(),
}) satisfies z.ZodType<ComparedEntity>;

const bodySchema = z.strictObject({
  entityId: z.string().nullable(),
  entity: entitySchema,
  policy: z.custom<Policy>((value) => typeof value === 'object' && value !== null),
  reason: z.string().nullable(),
  fromMs: z.number().nullable(),
  toMs: z.number().nullable(),
  actors: texts.nullable(),
  upTo: z.number(),
}) satisfies z.ZodType<Body>;

const matchSchema = z.strictObject({
  nameScore: z.number(),
  score: z.number(),
  priority: z.enum(['high', 'review']),
  matchedName: z.string().nullable(),
});

export function toLookback(row: Selectable<Tables['lookback']>): PlacedLookback {
  return {
    id: row.id,
    place: Number(row.seq),
    state: z.enum(LOOKBACK_STATES).parse(row.state),
    createdBy: row.created_by,
    createdAt: row.created_at,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    ...bodySchema.parse(JSON.parse(row.body_json)),
    step: Number(row.step),
    lookedTo: row.looked_to,
    total: row.total === null ? null : Number(row.total),
    scanned: Number(row.scanned),
    unreadable: Number(row.unreadable),
    skipped: Number(row.skipped),
    found: Number(row.found),
  };
}

export const bodyOf = ({ entityId, entity, policy, reason, fromMs, toMs, actors, upTo }: Body): string =>
  JSON.stringify({ entityId, entity, policy, reason, fromMs, toMs, actors, upTo } satisfies Body);

export const toLookbackHit = (row: Selectable<Tables['lookback_hit']>): LookbackHit => ({
  number: Number(row.number),
  screeningId: row.screening_id,
  ...matchSchema.parse(JSON.parse(row.match_json)),
});

export const matchOf = ({ nameScore, score, priority, matchedName }: Omit<LookbackHit, 'number'>): string =>
  JSON.stringify({ nameScore, score, priority, matchedName });
