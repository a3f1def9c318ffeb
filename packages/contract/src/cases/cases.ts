import { z } from 'zod';
import { actorSchema } from '../audit/audit.ts';
import { customerIdSchema } from '../basics/customer-reference.ts';
import { nextCursor, pageQuerySchema, queryBoolean } from '../basics/page.ts';
import { countrySchema, instant, instantOrNull } from '../basics/primitives.ts';
import { groupSchema } from '../customers/customers.ts';
import { decisionSchema } from '../decisions/decisions.ts';
import { verdictSchema } from '../decisions/reasons.ts';
import { ALERT_REASONS } from '../decisions/reopened.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { attachmentIdSchema, attachmentSchema } from './attachments.ts';
import { checklistItemIdSchema, queueNameSchema } from './case-settings.ts';

const ID = 'case_7Gk2mNp8qRs1T4fG';
const LISTING = 'sample:P-001';

/** Progress of a case. It follows from the decisions on its listings. */
export const CASE_STATES = ['open', 'in_review', 'for_approval', 'closed'] as const;
export type CaseState = (typeof CASE_STATES)[number];

/** Resolution of a closed case. */
export const CASE_RESOLUTIONS = ['true_match', 'false_positive', 'undecided', 'no_longer_found', 'joined'] as const;
export type CaseResolution = (typeof CASE_RESOLUTIONS)[number];

/** Why a case is open although the last screening of its customer does not find its party. */
export const UNFOUND_REASONS = [
  'opened_by_search',
  'not_screened',
  'further_pages',
  'incomplete',
  'list_not_searched',
  'record_gone',
  'policy_weaker',
  'engine_changed',
] as const;
export type UnfoundReason = (typeof UNFOUND_REASONS)[number];

/** Origin of a case. */
export const CASE_ORIGINS = ['watch', 'search', 'batch'] as const;
export type CaseOrigin = (typeof CASE_ORIGINS)[number];

/** Views of the queue. */
export const CASE_VIEWS = ['mine', 'unassigned', 'changed', 'overdue', 'for_approval', 'open', 'closed'] as const;
export type CaseViewName = (typeof CASE_VIEWS)[number];

export const caseIdSchema = z.string().meta({ description: 'Id of the case.', examples: [ID] });

/** Path parameters of endpoints for one case. */
export const caseParamsSchema = z.strictObject({ id: caseIdSchema });

/** Path parameters of endpoints for one file of a case. */
export const attachmentParamsSchema = z.strictObject({ id: caseIdSchema, attachmentId: attachmentIdSchema });

const listing = z
  .object({
    id: z.string().meta({ description: 'Id of the listing.', examples: [LISTING] }),
    listId: z.string().meta({ description: 'Its list.', examples: ['sample'] }),
    name: z
      .string()
      .nullable()
      .meta({ description: 'Its name in the current lists; null if it is in none.', examples: ['Orlan Vestrakov'] }),
  })
  .meta({ id: 'CaseListing', description: 'A listing of the party that a case is about.' });

/** A case in queues. */
export const caseSchema = z
  .object({
    id: caseIdSchema,
    customerId: customerIdSchema,
    externalRef: z.string().meta({ description: 'Your reference of the customer.', examples: ['customer-4711'] }),
    role: z
      .string()
      .nullable()
      .meta({
        description: 'Role of the screened party for the customer; null: the customer itself.',
        examples: [null],
      }),
    group: groupSchema,
    countries: z.array(z.string()).meta({ description: 'Countries of the customer.', examples: [['DE']] }),
    entityId: z.string().meta({ description: 'The listed party.', examples: [LISTING] }),
    listings: z.array(listing).meta({ description: 'Its listings that were found.', examples: [[]] }),
    priority: z
      .enum(['high', 'review'])
      .meta({ description: 'high: strong evidence that it is the customer.', examples: ['review'] }),
    state: z.enum(CASE_STATES).meta({
      description:
        'open: unassigned. in_review: somebody has taken it. for_approval: decided, and a second person must approve. closed: every listing has a decision, or is no longer found.',
      examples: ['open'],
    }),
    stateSince: instant('Since when.'),
    resolution: z
      .enum(CASE_RESOLUTIONS)
      .nullable()
      .meta({
        description:
          'For a closed case. undecided: reviewed, and the customer stays in alert. joined: another case has its listings.',
        examples: [null],
      }),
    origin: z.enum(CASE_ORIGINS).meta({ description: 'What opened it.', examples: ['watch'] }),
    openedAt: instant('When it was opened.'),
    openedBy: actorSchema.meta({ description: 'Who opened it: a user, a token or the service.' }),
    news: z
      .array(z.enum(ALERT_REASONS))
      .meta({ description: 'What was new since it was opened or last decided.', examples: [['listing_changed']] }),
    changedAt: instantOrNull('When the news arrived; null if there is none.'),
    assignee: actorSchema.nullable().meta({ description: 'Who works on it.', examples: [null] }),
    queue: queueNameSchema.nullable().meta({ description: 'Its queue; null: none matches.', examples: ['wires'] }),
    dueAt: instantOrNull('When it has to be decided; null if its queue has no limit.'),
    isOverdue: z.boolean().meta({ description: 'Whether that time has passed.', examples: [false] }),
    escalatedAt: instantOrNull('When it was escalated, because nobody decided in time.'),
    searchId: z
      .string()
      .meta({ description: 'The last recorded screening that found it.', examples: ['srch_001KqU4mGxY0u8hT2b9VwZ'] }),
  })
  .meta({ id: 'Case', description: 'One customer and one listed party: people decide whether they are the same.' });

export type CaseView = DeepReadonly<z.output<typeof caseSchema>>;

/** Query parameters of `GET /cases`. */
export const caseQuerySchema = pageQuerySchema.extend({
  view: z
    .enum(CASE_VIEWS)
    .default('open')
    .meta({
      description:
        'mine: assigned to you, not decided. unassigned: not decided. changed: something is new. overdue: not decided in time. open: all that are not closed.',
      examples: ['mine'],
    }),
  queue: queueNameSchema.optional(),
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

/** Response of `GET /cases`. */
export const casePageSchema = z
  .object({ items: z.array(caseSchema).meta({ description: 'The cases.', examples: [[]] }), nextCursor })
  .meta({ id: 'CasePage', description: 'A page of cases.' });

export type CasePage = DeepReadonly<z.output<typeof casePageSchema>>;

/** Response of `GET /cases/counts`. */
export const caseCountsSchema = z
  .object({
    mine: count('Yours, not decided.', 4),
    unassigned: count('Unassigned, not decided.', 7),
    changed: count('With news.', 1),
    overdue: count('Not decided in time.'),
    for_approval: count('Decided, and a second person must approve.', 2),
    open: count('All that are not closed.', 13),
    closed: count('Closed.', 211),
  })
  .meta({ id: 'CaseCounts', description: 'How many cases each view has.' });

export type CaseCounts = DeepReadonly<z.output<typeof caseCountsSchema>>;

const commentSchema = z
  .object({
    id: z.string().meta({ description: 'Id of the comment.', examples: ['com_7Gk2mNp8qRs1T4fG'] }),
    at: instant('When.'),
    by: actorSchema,
    text: z.string().meta({ description: 'What was written.', examples: ['Passport requested from the branch.'] }),
  })
  .meta({ id: 'CaseComment', description: 'A comment on a case.' });

const checkSchema = z
  .object({
    item: checklistItemIdSchema,
    verdict: verdictSchema,
    text: z.string().meta({ description: 'What is to be done.', examples: ['Freeze the account.'] }),
    doneAt: instantOrNull('When it was done; null: it is not.'),
    doneBy: actorSchema.nullable().meta({ description: 'Who said so.', examples: [null] }),
  })
  .meta({ id: 'CaseCheck', description: 'A step to do once a case is decided.' });

const stepSchema = z
  .object({
    at: instant('When.'),
    by: actorSchema,
    action: z.string().meta({ description: 'Action of the audit log.', examples: ['case.opened'] }),
    detail: z.record(z.string(), z.unknown()).meta({ description: 'Details, as codes and ids.', examples: [{}] }),
  })
  .meta({ id: 'CaseStep', description: 'Something that happened to a case.' });

/** Response of `GET /cases/{id}`. */
export const caseDetailSchema = caseSchema
  .extend({
    unfound: z
      .enum(UNFOUND_REASONS)
      .nullable()
      .meta({
        description:
          'Why it is not closed although the last screening of the customer does not find the party; null if it does. opened_by_search: it needs a decision. not_screened: the party could not be screened. further_pages: it may be on a further page. incomplete: not everything was compared, or the name says too little. list_not_searched: one of its lists was missing, too old, or left out. record_gone: the screening that found it, or its policy, is not kept. policy_weaker: the current policy could hide what that one showed. engine_changed: a different version of the engine was used.',
        examples: [null],
      }),
    decisions: z
      .array(decisionSchema)
      .meta({ description: 'All decisions on its listings for this customer, the oldest first.', examples: [[]] }),
    checklist: z
      .array(checkSchema)
      .meta({ description: 'Steps for each verdict, and which of them are done.', examples: [[]] }),
    comments: z.array(commentSchema).meta({ description: 'The oldest first.', examples: [[]] }),
    attachments: z.array(attachmentSchema).meta({ description: 'Files, the oldest first.', examples: [[]] }),
    steps: z.array(stepSchema).meta({ description: 'Its last 500 events, oldest first.', examples: [[]] }),
  })
  .meta({ id: 'CaseDetail', description: 'A case with its decisions, comments and history.' });

export type CaseDetail = DeepReadonly<z.output<typeof caseDetailSchema>>;

/** Cases returned all at once, without pages. */
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
