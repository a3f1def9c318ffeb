import { ENTITY_TYPES, OUTCOMES } from '@namesake/engine/vocabulary';
import { z } from 'zod';
import { actorSchema } from '../audit/audit.ts';
import { CUSTOMER, customerIdSchema } from '../basics/customer-reference.ts';
import { entityTypeSchema, prioritySchema } from '../basics/named-values.ts';
import { pageQuerySchema } from '../basics/page.ts';
import { coded, instant, instantOrNull } from '../basics/primitives.ts';
import { reopenedSchema } from '../decisions/reopened.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { entityFacts } from '../entities/listing.ts';
import { fieldEvidenceSchema, reasonSchema } from './evidence.ts';

/** A text without spaces: URLs must not contain names. */
const id = (description: string, example: string) =>
  z
    .string()
    .regex(/^\S{1,200}$/)
    .meta({ description, examples: [example] });

const bound = (description: string) =>
  z.iso
    .datetime({ offset: true })
    .meta({ description, examples: ['2026-03-02T09:15:00.000Z'] })
    .optional();

const ofOutcome = z.enum(OUTCOMES);

/** State of a party that a screening found. */
export const HIT_STATES = ['open', 'proposed', 'decided'] as const;
export type HitState = (typeof HIT_STATES)[number];

const parties = (description: string) => z.int().meta({ description, examples: [1] });

const hitsSchema = z
  .object({
    open: parties('Parties of which at least one listing has no decision, or is undecided.'),
    proposed: parties('Parties with a decision that needs approval by a second person; no listing is open.'),
    decided: parties('Parties whose listings are all decided.'),
  })
  .meta({ id: 'HitCounts', description: 'Parties in the answer by their current decisions.' });

/** Filters and order of `GET /searches`. */
const screeningsQueryFields = z.strictObject({
  from: bound('Only screenings from this moment on.'),
  to: bound('Only screenings before this moment.'),
  outcome: ofOutcome.optional().meta({ description: 'Only this outcome.', examples: ['potential_match'] }),
  actor: z
    .string()
    .regex(/^(?:user|token):\w{1,100}$/)
    .optional()
    .meta({
      description: 'Only screenings by this user or token: user:… or token:….',
      examples: ['user:usr_01j8z6m3q4'],
    }),
  policy: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,62}$/)
    .optional()
    .meta({ description: 'Only screenings under the policy of this name.', examples: ['default'] }),
  customer: customerIdSchema
    .optional()
    .meta({ description: 'Only screenings with the reference of this opaque id.', examples: [CUSTOMER] }),
  hits: z
    .enum(HIT_STATES)
    .optional()
    .meta({
      description:
        'Only screenings with hits in this state: open hits need a decision, proposed hits the approval of a second person.',
      examples: ['open'],
    }),
  priority: z
    .enum(['high'])
    .optional()
    .meta({
      description: 'Only screenings with a high-priority hit in the state given by `hits`.',
      examples: ['high'],
    }),
  list: id('Only screenings with a hit on this list in the state given by `hits`.', 'un_sc').optional(),
  entityType: z
    .enum(ENTITY_TYPES)
    .optional()
    .meta({
      description: 'Only screenings with a hit of this type in the state given by `hits`.',
      examples: ['person'],
    }),
  batch: id('Only rows of this batch.', 'bat_7Gk2mNp8qRs1T4fG').optional(),
  sort: z
    .enum(['newest', 'oldest', 'score'])
    .optional()
    .meta({
      description:
        'Sort order, by default newest first. score: best hit in the state given by `hits` first, ties by oldest.',
      examples: ['oldest'],
    }),
  ...pageQuerySchema.shape,
});

/** Query parameters of `GET /searches`. */
export const screeningsQuerySchema = screeningsQueryFields.superRefine(({ hits, ...others }, context) => {
  if (hits === 'open' || hits === 'proposed') return;
  const { error: message, params } = coded('not_one_of', 'Needs hits=open or hits=proposed.');
  for (const member of ['priority', 'list', 'entityType'] as const)
    if (others[member] !== undefined) context.addIssue({ code: 'custom', path: [member], message, params });
  if (others.sort === 'score') context.addIssue({ code: 'custom', path: ['sort'], message, params });
});

const points = (description: string) => z.number().meta({ description, examples: [97.2] });

const bestSchema = z
  .object({
    entityId: z.string().meta({ description: 'Id of the party.', examples: ['sample:P-001'] }),
    entityType: entityTypeSchema.meta({ description: 'What the party is.', examples: ['person'] }),
    primaryName: z.string().meta({ description: 'The party’s main name.', examples: ['Orlan VESTRAKOV'] }),
    score: points('Its score.'),
    priority: prioritySchema.meta({ description: 'Its priority.', examples: ['high'] }),
  })
  .extend({
    lists: z
      .array(z.string())
      .meta({ description: 'Ids of the lists that it is on, each once.', examples: [['sample']] }),
    reasons: z.array(reasonSchema).meta({ description: 'Reasons for and against this result.', examples: [[]] }),
    fields: z
      .array(fieldEvidenceSchema)
      .meta({ description: 'What comparing birth date, country and so on found.', examples: [[]] }),
    birthDates: entityFacts.birthDates,
    nationalities: entityFacts.nationalities,
  })
  .meta({ id: 'BestResult', description: 'The first result of a screening, in short.' });

const waiting = (description: string) =>
  z
    .object({
      count: z.int().meta({ description: 'Screenings, at most 500.', examples: [12] }),
      isMore: z.boolean().meta({ description: 'Whether there are more than that.', examples: [false] }),
    })
    .meta({ description, examples: [{ count: 12, isMore: false }] });

/** Response of `GET /inbox`. */
export const waitingSchema = z
  .object({
    open: waiting('With hits that need a decision.'),
    proposed: waiting('With decisions that need approval by a second person.'),
  })
  .meta({ id: 'WaitingScreenings', description: 'Number of screenings with pending hits.' });

const textOrNull = (description: string, example: string) =>
  z
    .string()
    .nullable()
    .meta({ description, examples: [example] });

/** One recorded screening in the history. */
export const screeningSchema = z
  .object({
    searchId: z.string().meta({ description: 'Its id: GET /searches/{id} reads it.', examples: ['srch_01j8z6m3q4'] }),
    searchedAt: instant('When.'),
    searchText: z.string().meta({ description: 'What was screened.', examples: ['Orlan Vestrakov'] }),
    outcome: ofOutcome.meta({ description: 'Outcome of the screening.', examples: ['potential_match'] }),
    complete: z.boolean().meta({ description: 'As in the answer.', examples: [true] }),
    total: z.int().meta({ description: 'Parties found.', examples: [1] }),
    hits: hitsSchema.meta({ description: 'Parties found, by their current decisions.' }),
    reopened: reopenedSchema.nullable().meta({
      description: 'The latest reopening of a case about a decided hit; null if every decision still applies.',
      examples: [null],
    }),
    best: bestSchema.nullable().meta({
      description: 'The first result, or with hits the first in that state; null if there is none.',
      examples: [null],
    }),
    actor: actorSchema.meta({ description: 'Who asked.' }),
    policy: z.string().meta({ description: 'Name of the policy.', examples: ['default'] }),
    externalRef: textOrNull('Your reference, if one was sent.', 'customer-4711'),
    customerId: customerIdSchema.nullable().meta({
      description: 'Opaque id of the reference, for URLs; null if none was sent.',
      examples: [CUSTOMER],
    }),
    batch: textOrNull('The batch that it is a row of.', 'bat_7Gk2mNp8qRs1T4fG'),
    purpose: textOrNull('Purpose of the screening, if one was sent.', 'onboarding'),
  })
  .meta({ id: 'Screening', description: 'A recorded screening in short.' });

/** Response of `GET /searches`. */
export const screeningsResponseSchema = z
  .object({
    items: z.array(screeningSchema).meta({ description: 'In the order of sort.', examples: [[]] }),
    nextCursor: textOrNull(
      'Send it as cursor to get the next page; null at the end. With filters that rarely match together, a page may have fewer items than requested, or none, and still have a cursor; so may a page by score while hits are counted.',
      '0195f3.q83vEjRWeJASNFZ4',
    ),
    searchedTo: instantOrNull(
      'How far this page has looked; null at the end. By score, how far hits are counted; null when all are.',
    ),
  })
  .meta({ id: 'Screenings', description: 'A page of recorded screenings.' });

export type ScreeningsQuery = DeepReadonly<z.output<typeof screeningsQuerySchema>>;
export type Screening = DeepReadonly<z.output<typeof screeningSchema>>;
export type Screenings = DeepReadonly<z.output<typeof screeningsResponseSchema>>;
export type WaitingScreenings = DeepReadonly<z.output<typeof waitingSchema>>;
