import { z } from 'zod';
import { customerIdSchema } from '../basics/customer-reference.ts';
import { queryNumber } from '../basics/page.ts';
import { instant } from '../basics/primitives.ts';
import { CUSTOMER_STATUSES, WATCH_STATES } from '../customers/customers.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { RUN_KINDS, RUN_STATES } from './watch.ts';

/** What a screening told that a person has to look at. */
export const ALERT_REASONS = ['new_party', 'new_listing', 'stronger', 'listing_changed', 'reopened'] as const;
export type AlertReason = (typeof ALERT_REASONS)[number];

const at = {
  id: z.string().meta({ description: 'Place of the event: events after it are given by after.', examples: ['1042'] }),
  at: instant('When.'),
};
const about = { ...at, customerId: customerIdSchema };
const searches = z
  .array(z.string())
  .meta({ description: 'The last recorded screening of each party.', examples: [['srch_001KqU4mGxY0u8hT2b9VwZ']] });
const status = (description: string) => z.enum(CUSTOMER_STATUSES).meta({ description, examples: ['clear'] });
const typeOf = <const Type extends string>(type: Type, description: string) =>
  z.literal(type).meta({ description, examples: [type] });

/** One event of the watch, by its type. */
export const watchEventSchema = z
  .discriminatedUnion('type', [
    z
      .object({
        ...about,
        type: typeOf('customer.status_changed', 'What is known of a customer changed.'),
        from: status('The status before.'),
        to: status('The status after.'),
        searches,
      })
      .meta({ id: 'CustomerStatusChanged', description: 'The status of a customer changed.' }),
    z
      .object({
        ...about,
        type: typeOf('customer.alerted', 'A screening told something that a person has to look at.'),
        news: z.array(z.enum(ALERT_REASONS)).meta({ description: 'What it told.', examples: [['new_party']] }),
        searches,
      })
      .meta({ id: 'CustomerAlerted', description: 'An alert about a customer.' }),
    z
      .object({
        ...about,
        type: typeOf('customer.watch_changed', 'The watch of a customer was stopped, ended or begun.'),
        watch: z.enum(WATCH_STATES).meta({ description: 'What it is since.', examples: ['off'] }),
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
  ])
  .meta({ id: 'WatchEvent', description: 'Something that happened in the watch.' });

export type WatchEvent = DeepReadonly<z.output<typeof watchEventSchema>>;

/** Query of `GET /events`. */
export const eventsQuerySchema = z.strictObject({
  after: queryNumber(
    z
      .int()
      .min(0)
      .meta({ description: 'Only events after this one: the after of the last answer; 0 for all.', examples: [1042] }),
  ).default(0),
  limit: queryNumber(
    z
      .int()
      .min(1)
      .max(500)
      .meta({ description: 'Most events, by default 100.', examples: [100] }),
  ).default(100),
});

export type EventsQuery = DeepReadonly<z.output<typeof eventsQuerySchema>>;

/** Answer of `GET /events`. */
export const eventsSchema = z
  .object({
    items: z.array(watchEventSchema).meta({ description: 'The oldest first.', examples: [[]] }),
    after: z.int().meta({ description: 'Give it as after to get what comes next.', examples: [1042] }),
  })
  .meta({ id: 'WatchEvents', description: 'Events of the watch, in the order in which they were recorded.' });

export type WatchEvents = DeepReadonly<z.output<typeof eventsSchema>>;
