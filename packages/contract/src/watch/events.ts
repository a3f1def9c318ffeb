import { z } from 'zod';
import type { Scope } from '../access/scope-catalog.ts';
import type { AuditAction } from '../audit/actions.ts';
import { customerIdSchema } from '../basics/customer-reference.ts';
import { queryNumber } from '../basics/page.ts';
import { instant, instantOrNull } from '../basics/primitives.ts';
import { CASE_ORIGINS, CASE_RESOLUTIONS, CASE_STATES } from '../cases/cases.ts';
import { CUSTOMER_STATUSES, WATCH_STATES } from '../customers/customers.ts';
import { ALERT_REASONS } from '../decisions/reopened.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { RUN_KINDS, RUN_STATES } from './watch.ts';

const at = {
  id: z
    .string()
    .meta({ description: 'Position of the event: use it as after to get later events.', examples: ['1042'] }),
  at: instant('When.'),
};
const about = { ...at, customerId: customerIdSchema };
const aboutCase = {
  ...about,
  caseId: z.string().meta({ description: 'Id of the case.', examples: ['case_7Gk2mNp8qRs1T4fG'] }),
  party: z.string().meta({ description: 'Id of the listed party.', examples: ['us_ofac_sdn:1001'] }),
};
const caseState = (description: string) => z.enum(CASE_STATES).meta({ description, examples: ['open'] });
const person = z
  .string()
  .nullable()
  .meta({ description: 'Who works on it now; null: nobody.', examples: ['user:usr_7Gk2mNp8qRs1T4fG'] });
const aboutList = {
  ...at,
  list: z.string().meta({ description: 'Id of the list.', examples: ['us_ofac_sdn'] }),
};
const version = z
  .string()
  .nullable()
  .meta({ description: 'The version that is searched; null if there is none.', examples: ['2026-03-02'] });
const count = (description: string, example: number) => z.int().meta({ description, examples: [example] });
const news = z.array(z.enum(ALERT_REASONS)).meta({ description: 'What is new.', examples: [['new_party']] });
const searches = z
  .array(z.string())
  .meta({ description: 'The last recorded screening of each party.', examples: [['srch_001KqU4mGxY0u8hT2b9VwZ']] });
const status = (description: string) => z.enum(CUSTOMER_STATUSES).meta({ description, examples: ['clear'] });
const typeOf = <const Type extends string>(type: Type, description: string) =>
  z.literal(type).meta({ description, examples: [type] });

/** One event by type. Its members come from the details of its audit log action; other details are not disclosed. */
export const watchEventSchema = z
  .discriminatedUnion('type', [
    z
      .object({
        ...about,
        type: typeOf('customer.status_changed', 'The status of a customer changed.'),
        from: status('The status before.'),
        to: status('The status after.'),
        searches,
      })
      .meta({ id: 'CustomerStatusChanged', description: 'The status of a customer changed.' }),
    z
      .object({
        ...about,
        type: typeOf('customer.alerted', 'A screening found something that needs a decision.'),
        news,
        searches,
      })
      .meta({ id: 'CustomerAlerted', description: 'An alert about a customer.' }),
    z
      .object({
        ...about,
        type: typeOf('customer.watch_changed', 'The watch of a customer was stopped, ended or begun.'),
        watch: z.enum(WATCH_STATES).meta({ description: 'Its new state.', examples: ['off'] }),
      })
      .meta({ id: 'CustomerWatchChanged', description: 'The watch of a customer changed.' }),
    z
      .object({
        ...at,
        type: typeOf('watch.run_ended', 'A run over all customers ended.'),
        run: z.string().meta({ description: 'Id of the run.', examples: ['run_7Gk2mNp8qRs1T4fG'] }),
        kind: z.enum(RUN_KINDS).meta({ description: 'Its kind.', examples: ['full'] }),
        state: z.enum(RUN_STATES).meta({ description: 'How it ended.', examples: ['done'] }),
      })
      .meta({ id: 'WatchRunEnded', description: 'A run ended.' }),
    z
      .object({
        ...aboutCase,
        type: typeOf('case.opened', 'A case was opened: a customer may be a listed party.'),
        origin: z.enum(CASE_ORIGINS).meta({ description: 'What opened it.', examples: ['watch'] }),
        priority: z.enum(['high', 'review']).meta({ description: 'Priority of the hit.', examples: ['high'] }),
      })
      .meta({ id: 'CaseOpened', description: 'A case was opened.' }),
    z
      .object({
        ...aboutCase,
        type: typeOf('case.state_changed', 'A case was decided, proposed or closed, or is open again.'),
        from: caseState('What it was.'),
        to: caseState('What it is now.'),
        resolution: z
          .enum(CASE_RESOLUTIONS)
          .nullable()
          .meta({ description: 'How it was closed; null if it is not closed.', examples: ['false_positive'] }),
      })
      .meta({ id: 'CaseStateChanged', description: 'The state of a case changed.' }),
    z
      .object({ ...aboutCase, type: typeOf('case.changed', 'An open case has a material change.'), news })
      .meta({ id: 'CaseChanged', description: 'Something is new about a case.' }),
    z
      .object({
        ...aboutCase,
        type: typeOf('case.assigned', 'A case was taken, handed over or returned.'),
        to: person,
      })
      .meta({ id: 'CaseAssigned', description: 'The assignee of a case changed.' }),
    z
      .object({ ...aboutCase, type: typeOf('case.escalated', 'A case was not decided in time.'), to: person })
      .meta({ id: 'CaseEscalated', description: 'A case was not decided in time.' }),
    z
      .object({
        ...aboutCase,
        type: typeOf('case.commented', 'A comment was added to a case.'),
        comment: z.string().meta({ description: 'Id of the comment.', examples: ['com_7Gk2mNp8qRs1T4fG'] }),
      })
      .meta({ id: 'CaseCommented', description: 'A comment on a case.' }),
    z
      .object({
        ...at,
        type: typeOf('batch.done', 'All rows of a batch were screened.'),
        batch: z.string().meta({ description: 'Id of the batch.', examples: ['bat_7Gk2mNp8qRs1T4fG'] }),
        rows: count('Rows of its file.', 1200),
        counts: z
          .record(z.string(), z.int())
          .optional()
          .meta({
            description: 'Rows by outcome; absent for batches screened by an earlier version.',
            examples: [{ no_match: 1188, potential_match: 12 }],
          }),
      })
      .meta({ id: 'BatchDone', description: 'A batch is done.' }),
    z
      .object({
        ...at,
        type: typeOf('batch.failed', 'A batch could not continue: its remaining rows are not screened.'),
        batch: z.string().meta({ description: 'Id of the batch.', examples: ['bat_7Gk2mNp8qRs1T4fG'] }),
        rows: count('Rows that were screened.', 700),
        counts: z
          .record(z.string(), z.int())
          .optional()
          .meta({
            description: 'Those by outcome; absent for batches screened by an earlier version.',
            examples: [{ no_match: 693, potential_match: 7 }],
          }),
        problem: z
          .string()
          .meta({ description: 'Why, as the problem of the batch says.', examples: ['file_unreadable'] }),
      })
      .meta({ id: 'BatchFailed', description: 'A batch failed.' }),
    z
      .object({
        ...aboutList,
        type: typeOf('list.updated', 'Another version of a list is searched from here on.'),
        version: z.string().meta({ description: 'Its version.', examples: ['2026-03-02'] }),
        publishedAt: instant('When it was published.'),
        records: count('Its listings.', 18_500),
      })
      .meta({ id: 'ListUpdated', description: 'A list has another version.' }),
    z
      .object({
        ...aboutList,
        type: typeOf('list.held', 'Removals from a list need confirmation.'),
        version,
        held: count('Listings and names that are held.', 12),
      })
      .meta({ id: 'ListHeld', description: 'Removals are held.' }),
    z
      .object({
        ...aboutList,
        type: typeOf('list.stale', 'A list is too old to prove anything, or missing.'),
        status: z
          .enum(['stale', 'unknown', 'missing', 'incomplete'])
          .meta({ description: 'Its status, as GET /lists shows it.', examples: ['stale'] }),
        version,
        required: z.boolean().meta({ description: 'Whether complete answers need it.', examples: [true] }),
        checkedAt: instantOrNull('When its publisher last answered.'),
      })
      .meta({ id: 'ListStale', description: 'A list is too old.' }),
    z
      .object({
        ...aboutList,
        type: typeOf('list.format_changed', 'A file of a list was refused because its publisher changed the format.'),
        sha256: z.string().meta({ description: 'Hash of the file.', examples: ['0'.repeat(64)] }),
      })
      .meta({ id: 'ListFormatChanged', description: 'A publisher changed the format of a list.' }),
    z
      .object({
        ...at,
        type: typeOf('token.expiring', 'An API token expires within fourteen days.'),
        token: z.string().meta({ description: 'Id of the token.', examples: ['tok_01j8z6m3q4'] }),
        expiresAt: instant('When it stops working.'),
      })
      .meta({ id: 'TokenExpiring', description: 'A token expires soon.' }),
    z
      .object({
        ...at,
        type: typeOf('webhook.disabled', 'A webhook was disabled: its receiver answered 410.'),
        webhook: z.string().meta({ description: 'Id of the webhook.', examples: ['whk_7Gk2mNp8qRs1T4fG'] }),
      })
      .meta({ id: 'WebhookDisabled', description: 'A webhook was disabled.' }),
  ])
  .meta({ id: 'WatchEvent', description: 'Something that happened.' });

export type WatchEvent = DeepReadonly<z.output<typeof watchEventSchema>>;
export type EventType = WatchEvent['type'];

/** The audit log action behind an event, and who may read the event. */
type EventSource = {
  readonly action: AuditAction;
  /** Member that is the action's target. */
  readonly target: 'customerId' | 'caseId' | 'run' | 'batch' | 'list' | 'token' | 'webhook';
  /** Scope required to read it. */
  readonly scope: Scope;
};

const OF_CUSTOMERS = { target: 'customerId', scope: 'customers:read' } as const;
const OF_CASES = { target: 'caseId', scope: 'cases:read' } as const;
const OF_LISTS = { target: 'list', scope: 'lists:read' } as const;

/** Sources of all events, next to their schemas. */
export const EVENT_SOURCES = {
  'customer.status_changed': { action: 'customer.status_changed', ...OF_CUSTOMERS },
  'customer.alerted': { action: 'customer.alerted', ...OF_CUSTOMERS },
  'customer.watch_changed': { action: 'customer.watch_changed', ...OF_CUSTOMERS },
  'watch.run_ended': { action: 'watch.run_ended', target: 'run', scope: 'customers:read' },
  'case.opened': { action: 'case.opened', ...OF_CASES },
  'case.state_changed': { action: 'case.state_changed', ...OF_CASES },
  'case.changed': { action: 'case.changed', ...OF_CASES },
  'case.assigned': { action: 'case.assigned', ...OF_CASES },
  'case.escalated': { action: 'case.escalated', ...OF_CASES },
  'case.commented': { action: 'case.commented', ...OF_CASES },
  'batch.done': { action: 'batch.done', target: 'batch', scope: 'records:read' },
  'batch.failed': { action: 'batch.failed', target: 'batch', scope: 'records:read' },
  'list.updated': { action: 'list.searched', ...OF_LISTS },
  'list.held': { action: 'list.held', ...OF_LISTS },
  'list.stale': { action: 'list.stale', ...OF_LISTS },
  'list.format_changed': { action: 'list.format_changed', ...OF_LISTS },
  'token.expiring': { action: 'token.expiring', target: 'token', scope: 'tokens:read' },
  'webhook.disabled': { action: 'webhook.disabled', target: 'webhook', scope: 'webhooks:read' },
} as const satisfies Readonly<Record<EventType, EventSource>>;

const isEventType = (name: string): name is EventType => Object.hasOwn(EVENT_SOURCES, name);

/** Every type of events. */
export const EVENT_TYPES: readonly EventType[] = Object.keys(EVENT_SOURCES).filter(isEventType);

/** Query parameters of `GET /events`. */
export const eventsQuerySchema = z.strictObject({
  after: queryNumber(
    z
      .int()
      .min(0)
      .meta({
        description: 'Only events after this one: the after of the previous answer; 0 for all.',
        examples: [1042],
      }),
  ).default(0),
  limit: queryNumber(
    z
      .int()
      .min(1)
      .max(500)
      .meta({ description: 'Maximum events; default 100.', examples: [100] }),
  ).default(100),
});

export type EventsQuery = DeepReadonly<z.output<typeof eventsQuerySchema>>;

/** Response of `GET /events`. */
export const eventsSchema = z
  .object({
    items: z.array(watchEventSchema).meta({ description: 'The oldest first.', examples: [[]] }),
    after: z.int().meta({ description: 'Send it as after to get the next events.', examples: [1042] }),
  })
  .meta({ id: 'WatchEvents', description: 'Events, in the order in which they were recorded.' });

export type WatchEvents = DeepReadonly<z.output<typeof eventsSchema>>;
