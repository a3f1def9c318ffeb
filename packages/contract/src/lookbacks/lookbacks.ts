import { z } from 'zod';
import { actorSchema } from '../audit/audit.ts';
import { entityTypeSchema, genderSchema, prioritySchema } from '../basics/named-values.ts';
import { nextCursor } from '../basics/page.ts';
import { instant, instantOrNull, points, shortText } from '../basics/primitives.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { comparedEntitySchema } from '../search/compare.ts';
import { queryIdentifierSchema } from '../search/query.ts';
import { thresholdSchema } from '../search/search-request.ts';

const ID = 'lkb_7Gk2mNp8qRs1T4fG';

/** State of a lookback. */
export const LOOKBACK_STATES = ['queued', 'running', 'done', 'cancelled'] as const;
export type LookbackState = (typeof LOOKBACK_STATES)[number];

/** Path parameters of endpoints for one lookback. */
export const lookbackParamsSchema = z.strictObject({
  id: z.string().meta({ description: 'Id of the lookback.', examples: [ID] }),
});

const bound = (description: string) =>
  z.iso
    .datetime({ offset: true })
    .optional()
    .meta({ description, examples: ['2026-03-02T09:15:00.000Z'] });

/** Request body of `POST /lookbacks`. */
export const createLookbackRequestSchema = z
  .strictObject({
    entity: comparedEntitySchema.optional().meta({ description: 'The party to search for. Either this or entityId.' }),
    entityId: z
      .string()
      .min(1)
      .max(200)
      .optional()
      .meta({
        description:
          'A listed party to search for, by its id or that of one of its listings: names and facts are taken from the lists. Either this or entity.',
        examples: ['sample:P-001'],
      }),
    from: bound('Only screenings from this moment on.'),
    to: bound('Only screenings before this moment.'),
    threshold: thresholdSchema.optional(),
    text: shortText(500)
      .optional()
      .meta({ description: 'Reason for the lookback.', examples: ['New designation of 2 March'] }),
  })
  .meta({
    id: 'CreateLookbackRequest',
    description: 'The party that recorded screenings are searched for.',
    examples: [{ entity: { names: ['Orlan Vestrakov'], birthDates: ['1971-04-02'] } }],
  });

const count = (description: string, example = 0) => z.int().meta({ description, examples: [example] });
const texts = (description: string, example: readonly string[]) =>
  z.array(z.string()).meta({ description, examples: [example] });

const askedPartySchema = z
  .object({
    names: texts('Its names, primary first.', ['Orlan VESTRAKOV']),
    weakNames: texts('Names that the publisher marks weak and that only corroborate.', []),
    entityType: entityTypeSchema.nullable().meta({ description: 'What it is.', examples: ['person'] }),
    birthDates: texts('Birth dates.', ['1971-04-02']),
    gender: genderSchema.nullable().meta({ description: 'Gender.', examples: [null] }),
    countries: texts('ISO 3166-1 alpha-2.', ['DE']),
    identifiers: z.array(queryIdentifierSchema).meta({ description: 'Documents and numbers.', examples: [[]] }),
  })
  .meta({ id: 'AskedParty', description: 'The party that is searched for.' });

/** A lookback: a search for one party in recorded screenings. */
export const lookbackSchema = z
  .object({
    id: z.string().meta({ description: 'Id of the lookback.', examples: [ID] }),
    state: z.enum(LOOKBACK_STATES).meta({
      description: 'queued: waits for its turn. done: every screening was compared. cancelled: ended before that.',
      examples: ['running'],
    }),
    createdAt: instant('When it was requested. Later screenings are not compared.'),
    createdBy: actorSchema.meta({ description: 'Who asked.' }),
    startedAt: instantOrNull('When it began.'),
    endedAt: instantOrNull('When it ended.'),
    entityId: z
      .string()
      .nullable()
      .meta({ description: 'The listed party that is searched for, or null.', examples: [null] }),
    entity: askedPartySchema,
    everybody: z.boolean().meta({
      description: 'Whether all screenings are compared, or only those of the requester.',
      examples: [true],
    }),
    from: instantOrNull('Only screenings from this moment on.'),
    to: instantOrNull('Only screenings before this moment.'),
    threshold: z.number().meta({ description: 'Name score from which a screening is found.', examples: [75] }),
    text: z
      .string()
      .nullable()
      .meta({ description: 'Reason for the lookback.', examples: [null] }),
    totalCount: z
      .int()
      .nullable()
      .meta({ description: 'Screenings to compare; null until they are counted.', examples: [1_200] }),
    scannedCount: count('Screenings that were compared.', 800),
    unreadableCount: count('Screenings that could not be read or compared: their result is unknown.'),
    skippedCount: count(
      'Screenings of the period that are no longer stored, because they were erased or purged: their result is unknown.',
    ),
    foundCount: count('Screenings in which the party was found.', 3),
    erasedCount: count('Found screenings that are no longer shown, because they were erased or purged.'),
  })
  .meta({ id: 'Lookback', description: 'Recorded screenings searched for one party, in the background.' });

/** Response of `GET /lookbacks`. */
export const lookbackPageSchema = z
  .object({ items: z.array(lookbackSchema).meta({ description: 'The newest first.', examples: [[]] }), nextCursor })
  .meta({ id: 'LookbackPage', description: 'A page of lookbacks.' });

/** One screening in which the party was found. */
export const lookbackHitSchema = z
  .object({
    searchId: z.string().meta({ description: 'The screening.', examples: ['srch_001KqU4mGxY0u8hT2b9VwZ'] }),
    searchedAt: instant('When it was screened.'),
    searchText: z.string().meta({ description: 'The text that was screened.', examples: ['Orlan Vestrakov'] }),
    externalRef: z
      .string()
      .nullable()
      .meta({ description: 'Reference that came with it.', examples: ['customer-4711'] }),
    actor: actorSchema.meta({ description: 'Who screened it.' }),
    nameScore: points('How well the names agree.', 96.1),
    score: points('Name score plus or minus the points of the other evidence.', 96.1),
    priority: prioritySchema.meta({ description: 'As a search would show it.', examples: ['high'] }),
    matchedValue: z
      .string()
      .nullable()
      .meta({
        description: 'Text of the name that matched best; null if only an identifier matched.',
        examples: ['Orlan VESTRAKOV'],
      }),
  })
  .meta({ id: 'LookbackHit', description: 'A recorded screening in which the party was found.' });

/** Response of `GET /lookbacks/{id}/results`. */
export const lookbackResultsSchema = z
  .object({
    items: z.array(lookbackHitSchema).meta({ description: 'The newest screening first.', examples: [[]] }),
    nextCursor,
  })
  .meta({ id: 'LookbackResults', description: 'Screenings in which the party was found.' });

export type CreateLookbackRequest = DeepReadonly<z.output<typeof createLookbackRequestSchema>>;
export type LookbackView = DeepReadonly<z.output<typeof lookbackSchema>>;
export type LookbackPage = DeepReadonly<z.output<typeof lookbackPageSchema>>;
export type LookbackHitView = DeepReadonly<z.output<typeof lookbackHitSchema>>;
export type LookbackResults = DeepReadonly<z.output<typeof lookbackResultsSchema>>;
