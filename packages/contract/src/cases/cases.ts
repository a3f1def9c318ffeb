import { z } from 'zod';
import { actorSchema } from '../audit/audit.ts';
import { customerIdSchema } from '../basics/customer-reference.ts';
import { nextCursor, pageQuerySchema, queryBoolean } from '../basics/page.ts';
import { countrySchema, instant, instantOrNull, shortText } from '../basics/primitives.ts';
import { groupSchema } from '../customers/customers.ts';
import { checkReason, decisionSchema, MOST_DECISIONS, WHAT_IS_DECIDED } from '../decisions/decisions.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { ALERT_REASONS } from '../watch/events.ts';

const ID = 'case_7Gk2mNp8qRs1T4fG';
const LISTING = 'sample:P-001';

/** How far the work on a case is. It follows from the decisions on its listings. */
export const CASE_STATES = ['open', 'in_review', 'for_approval', 'closed'] as const;
export type CaseState = (typeof CASE_STATES)[number];

/** What a closed case was found to be. */
export const CASE_RESOLUTIONS = ['true_match', 'false_positive', 'undecided', 'no_longer_found', 'joined'] as const;
export type CaseResolution = (typeof CASE_RESOLUTIONS)[number];

/** What opened a case. */
export const CASE_ORIGINS = ['watch', 'search'] as const;
export type CaseOrigin = (typeof CASE_ORIGINS)[number];

/** Parts of the queue that people work from. */
export const CASE_VIEWS = ['mine', 'unassigned', 'changed', 'overdue', 'for_approval', 'open', 'closed'] as const;
export type CaseViewName = (typeof CASE_VIEWS)[number];

/** Most cases that one request assigns or decides. */
export const MOST_CASES = 200;
const LONGEST_COMMENT = 4_000;

const caseId = z.string().meta({ description: 'Id of the case.', examples: [ID] });

/** Path of what is about one case. */
export const caseParamsSchema = z.strictObject({ id: caseId });

const listing = z
  .object({
    id: z.string().meta({ description: 'Id of the listing.', examples: [LISTING] }),
    listId: z.string().meta({ description: 'Its list.', examples: ['sample'] }),
    name: z
      .string()
      .nullable()
      .meta({ description: 'Its name in the lists of now; null where it is in none.', examples: ['Orlan Vestrakov'] }),
  })
  .meta({ id: 'CaseListing', description: 'A listing of the party that a case is about.' });

/** A case as queues show it. */
export const caseSchema = z
  .object({
    id: caseId,
    customerId: customerIdSchema,
    externalRef: z.string().meta({ description: 'Your reference of the customer.', examples: ['customer-4711'] }),
    role: z
      .string()
      .nullable()
      .meta({
        description: 'What the screened party is to the customer; null: the customer itself.',
        examples: [null],
      }),
    group: groupSchema,
    countries: z.array(z.string()).meta({ description: 'Countries of the customer.', examples: [['DE']] }),
    entityId: z.string().meta({ description: 'The listed party.', examples: [LISTING] }),
    listings: z.array(listing).meta({ description: 'Its listings that were found.', examples: [[]] }),
    priority: z
      .enum(['high', 'review'])
      .meta({ description: 'high: much speaks for it being the customer.', examples: ['review'] }),
    state: z.enum(CASE_STATES).meta({
      description:
        'open: nobody has taken it. in_review: somebody has. for_approval: decided, and a second person must approve. closed: every listing has a decision, or is no longer found.',
      examples: ['open'],
    }),
    stateSince: instant('Since when.'),
    resolution: z
      .enum(CASE_RESOLUTIONS)
      .nullable()
      .meta({
        description:
          'Of a closed case. undecided: looked at, and the customer stays in alert. joined: another case has its listings.',
        examples: [null],
      }),
    origin: z.enum(CASE_ORIGINS).meta({ description: 'What opened it.', examples: ['watch'] }),
    openedAt: instant('When it was opened.'),
    openedBy: actorSchema.meta({ description: 'Who opened it; the service by itself.' }),
    news: z
      .array(z.enum(ALERT_REASONS))
      .meta({ description: 'What was new since it was opened or last decided.', examples: [['listing_changed']] }),
    changedAt: instantOrNull('When that came; null where nothing did.'),
    assignee: actorSchema.nullable().meta({ description: 'Who works on it.', examples: [null] }),
    dueAt: instantOrNull('When it has to be decided; null where no queue says so.'),
    isOverdue: z.boolean().meta({ description: 'Whether that is over.', examples: [false] }),
    escalatedAt: instantOrNull('When it was escalated, because nobody decided in time.'),
    searchId: z
      .string()
      .meta({ description: 'The last recorded screening that found it.', examples: ['srch_001KqU4mGxY0u8hT2b9VwZ'] }),
  })
  .meta({ id: 'Case', description: 'One customer and one listed party that people have to tell apart.' });

export type CaseView = DeepReadonly<z.output<typeof caseSchema>>;

/** Query of `GET /cases`. */
export const caseQuerySchema = pageQuerySchema.extend({
  view: z
    .enum(CASE_VIEWS)
    .default('open')
    .meta({
      description:
        'mine: yours, not closed. unassigned: nobody’s. changed: something is new. overdue: not decided in time. open: all that are not closed.',
      examples: ['mine'],
    }),
  group: groupSchema.optional(),
  list: z
    .string()
    .regex(/^[a-z0-9_]{1,50}$/)
    .optional()
    .meta({ description: 'Only those with a listing of this list.', examples: ['un_sc'] }),
  priority: z
    .enum(['high', 'review'])
    .optional()
    .meta({ description: 'Only those of this priority.', examples: ['high'] }),
  country: countrySchema.optional(),
  customerId: customerIdSchema.optional(),
  newestFirst: queryBoolean('The newest first, not the oldest.').optional(),
});

export type CaseQuery = DeepReadonly<z.output<typeof caseQuerySchema>>;

const count = (description: string, example = 0) => z.int().meta({ description, examples: [example] });

/** Answer of `GET /cases`. */
export const casePageSchema = z
  .object({ items: z.array(caseSchema).meta({ description: 'The cases.', examples: [[]] }), nextCursor })
  .meta({ id: 'CasePage', description: 'A page of cases.' });

export type CasePage = DeepReadonly<z.output<typeof casePageSchema>>;

/** Answer of `GET /cases/counts`. */
export const caseCountsSchema = z
  .object({
    mine: count('Yours, not closed.', 4),
    unassigned: count('Nobody’s.', 7),
    changed: count('About which something is new.', 1),
    overdue: count('Not decided in time.'),
    for_approval: count('Decided, and a second person must approve.', 2),
    open: count('All that are not closed.', 13),
    closed: count('Closed.', 211),
  })
  .meta({ id: 'CaseCounts', description: 'How many cases each view has.' });

export type CaseCounts = DeepReadonly<z.output<typeof caseCountsSchema>>;

const comment = shortText(LONGEST_COMMENT).meta({
  description: 'Your own words. They go with the customer when it is erased, and are not in the audit log.',
  examples: ['Passport requested from the branch.'],
});

const commentSchema = z
  .object({
    id: z.string().meta({ description: 'Id of the comment.', examples: ['com_7Gk2mNp8qRs1T4fG'] }),
    at: instant('When.'),
    by: actorSchema,
    text: z.string().meta({ description: 'What was written.', examples: ['Passport requested from the branch.'] }),
  })
  .meta({ id: 'CaseComment', description: 'What somebody wrote on a case.' });

const stepSchema = z
  .object({
    at: instant('When.'),
    by: actorSchema,
    action: z.string().meta({ description: 'Action of the audit log.', examples: ['case.opened'] }),
    detail: z
      .record(z.string(), z.unknown())
      .meta({ description: 'What it says of it, as codes and ids.', examples: [{}] }),
  })
  .meta({ id: 'CaseStep', description: 'Something that happened to a case.' });

/** Answer of `GET /cases/{id}`. */
export const caseDetailSchema = caseSchema
  .extend({
    decisions: z
      .array(decisionSchema)
      .meta({ description: 'All decisions on its listings for this customer, the oldest first.', examples: [[]] }),
    comments: z.array(commentSchema).meta({ description: 'The oldest first.', examples: [[]] }),
    steps: z.array(stepSchema).meta({ description: 'What happened to it, the oldest first.', examples: [[]] }),
  })
  .meta({ id: 'CaseDetail', description: 'A case with its decisions, comments and history.' });

export type CaseDetail = DeepReadonly<z.output<typeof caseDetailSchema>>;

/** Body of `POST /cases`. */
export const openCasesRequestSchema = z
  .strictObject({
    searchId: shortText(100).meta({
      description: 'A recorded screening with an externalRef.',
      examples: ['srch_001KqU4mGxY0u8hT2b9VwZ'],
    }),
    entityIds: z
      .array(shortText(300))
      .min(1)
      .max(MOST_CASES)
      .optional()
      .meta({ description: 'Results of it to open cases for; absent: all.', examples: [[LISTING]] }),
  })
  .meta({
    id: 'OpenCasesRequest',
    description: 'Results of a screening to open cases for.',
    examples: [{ searchId: 'srch_001KqU4mGxY0u8hT2b9VwZ' }],
  });

export type OpenCasesRequest = DeepReadonly<z.output<typeof openCasesRequestSchema>>;

/** Cases that come all at once. */
export const casesSchema = z
  .object({
    items: z.array(caseSchema).meta({ description: 'The cases.', examples: [[]] }),
    nextCursor: z
      .string()
      .nullable()
      .meta({ description: 'Always null: all are on one page.', examples: [null] }),
  })
  .meta({ id: 'Cases', description: 'Cases that a request was about.' });

export type Cases = DeepReadonly<z.output<typeof casesSchema>>;

const caseIds = z
  .array(caseId)
  .min(1)
  .max(MOST_CASES)
  .meta({ description: 'Ids of cases: all of them, or none.', examples: [[ID]] });

/** Body of `POST /cases/assign`. */
export const assignCasesRequestSchema = z
  .strictObject({
    cases: caseIds,
    to: shortText(100)
      .nullable()
      .meta({ description: 'Id of a person; "me"; null: nobody any more.', examples: ['me'] }),
  })
  .meta({
    id: 'AssignCasesRequest',
    description: 'Who works on cases from now on.',
    examples: [{ cases: [ID], to: 'me' }],
  });

export type AssignCasesRequest = DeepReadonly<z.output<typeof assignCasesRequestSchema>>;

/** Body of `POST /cases/{id}/comments`. */
export const commentRequestSchema = z.strictObject({ text: comment }).meta({
  id: 'CommentRequest',
  description: 'What you want to say of a case.',
  examples: [{ text: 'Passport requested from the branch.' }],
});

export type CommentRequest = DeepReadonly<z.output<typeof commentRequestSchema>>;

/** Body of `POST /cases/decide`. */
export const decideCasesRequestSchema = z
  .strictObject({ cases: caseIds, ...WHAT_IS_DECIDED })
  .superRefine(checkReason)
  .meta({
    id: 'DecideCasesRequest',
    description: `One verdict with one reason about every open listing of cases; at most ${MOST_DECISIONS} decisions.`,
    examples: [{ cases: [ID], verdict: 'false_positive', reason: 'different_birth_date' }],
  });

export type DecideCasesRequest = DeepReadonly<z.output<typeof decideCasesRequestSchema>>;
