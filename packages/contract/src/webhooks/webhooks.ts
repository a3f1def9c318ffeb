import { z } from 'zod';
import { actorSchema } from '../audit/audit.ts';
import { nextCursor, pageQuerySchema } from '../basics/page.ts';
import { coded, instant, instantOrNull } from '../basics/primitives.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { EVENT_TYPES } from '../watch/events.ts';
import { MAILBOX } from './mailbox.ts';

/** Whether events are sent: `disabled` after the receiver answered 410. */
export const WEBHOOK_STATES = ['on', 'off', 'disabled'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Hours for which a rotated secret keeps signing by default. */
const DEFAULT_OVERLAP_HOURS = 24;
const EXAMPLE_URL = 'https://hooks.example.com/namesake';
const EXAMPLE_SECRET = 'whsec_…';

/** A web address without user name, white space or fragment. */
const WEB_ADDRESS = /https?:\/\/[^/?#@\s]+(?:[/?][^#\s]*)?/;
const ADDRESS = new RegExp(`^(?:${WEB_ADDRESS.source}|mailto:${MAILBOX})$`, 'i');

const url = z
  .url({ protocol: /^(?:https?|mailto)$/ })
  .max(1_000)
  .regex(
    ADDRESS,
    coded('invalid_format', 'An https address without a user name and without #, or mailto: and one mail address.'),
  )
  .meta({
    description:
      'Where events are sent: https, to a public address; http and private addresses only if the operator allows them; or mailto: and a mail address, if the operator set up mail.',
    examples: [EXAMPLE_URL],
  });
const events = z
  .array(z.enum(EVENT_TYPES))
  .min(1)
  .max(100)
  .meta({ description: 'Types of events that it gets.', examples: [['customer.status_changed', 'list.stale']] });
const description = z
  .string()
  .max(200)
  .meta({ description: 'What it is for.', examples: ['Case system'] });
function isTimeZone(text: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}

/** Time at which the daily mail is sent. */
const digestSchema = z
  .strictObject({
    at: z
      .string()
      .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, coded('invalid_format', 'A time of day, such as 08:00.'))
      .meta({ description: 'Time of day: hours and minutes.', examples: ['08:00'] }),
    timeZone: z
      .string()
      .max(64)
      .refine(isTimeZone, coded('invalid_format', 'A time zone of the IANA database, such as Europe/Vienna.'))
      .meta({ description: 'Time zone of the IANA database.', examples: ['Europe/Vienna'] }),
  })
  .meta({
    id: 'MailDigest',
    description: 'When the daily mail is sent.',
    examples: [{ at: '08:00', timeZone: 'Europe/Vienna' }],
  });
const digest = digestSchema.nullable().meta({
  description: 'For mail: when to send one mail with the events of a day; null: send mails at once.',
  examples: [null],
});
const withReferences = z
  .boolean()
  .meta({ description: 'For mail: whether it contains your references of customers.', examples: [false] });
const id = (what: string, example: string) =>
  z
    .string()
    .min(1)
    .max(100)
    .meta({ description: what, examples: [example] });
const webhookId = id('Id of the webhook.', 'whk_7Gk2mNp8qRs1T4fG');
const deliveryId = id('Id of the delivery: webhook-id of its requests.', 'msg_7Gk2mNp8qRs1T4fG7Gk2mN');
const status = z
  .int()
  .nullable()
  .meta({
    description: 'HTTP status, or reply code of the mail server; null if there was no answer.',
    examples: [204],
  });
const problem = (about: string) =>
  z
    .string()
    .nullable()
    .meta({ description: `${about}; null if it did not fail.`, examples: [null] });
const durationMs = z.int().meta({ description: 'How long it took, in milliseconds.', examples: [48] });

/** Request body of `POST /webhooks`. */
export const createWebhookRequestSchema = z
  .strictObject({
    url,
    events,
    description: description.optional(),
    digest: digest.default(null),
    withReferences: withReferences.default(false),
  })
  .meta({
    id: 'CreateWebhookRequest',
    description: 'The webhook to create.',
    examples: [{ url: EXAMPLE_URL, events: ['customer.status_changed'] }],
  });

/** Request body of `PUT /webhooks/{id}`. */
export const changeWebhookRequestSchema = z
  .strictObject({
    url: url.optional(),
    events: events.optional(),
    description: description.optional(),
    digest: digest.optional(),
    withReferences: withReferences.optional(),
    state: z
      .enum(['on', 'off'])
      .optional()
      .meta({
        description: 'While it is off, events are queued; they are sent when it is on again.',
        examples: ['on'],
      }),
  })
  .meta({
    id: 'ChangeWebhookRequest',
    description: 'Changes; absent members stay unchanged.',
    examples: [{ state: 'off' }],
  });

/** Request body of `POST /webhooks/{id}/rotate`. */
export const rotateWebhookRequestSchema = z
  .strictObject({
    overlapHours: z
      .number()
      .min(0)
      .max(168)
      .default(DEFAULT_OVERLAP_HOURS)
      .meta({
        description: 'Hours for which the old secret also signs, in addition to the new one.',
        examples: [DEFAULT_OVERLAP_HOURS],
      }),
  })
  .meta({
    id: 'RotateWebhookRequest',
    description: 'How the secret is replaced.',
    examples: [{ overlapHours: DEFAULT_OVERLAP_HOURS }],
  });

const members = {
  id: webhookId,
  url,
  events,
  description,
  digest,
  withReferences,
  state: z.enum(WEBHOOK_STATES).meta({ description: 'Whether events are sent to it.', examples: ['on'] }),
  createdAt: instant('When it was created.'),
  createdBy: actorSchema,
  previousSecretUntil: instantOrNull('Until when the previous secret also signs; null if none does.'),
  waitingCount: z.int().meta({ description: 'Waiting or retried deliveries that you may see.', examples: [0] }),
  failedCount: z
    .int()
    .meta({ description: 'Deliveries of the last 30 days that you may see and that failed for good.', examples: [0] }),
};

/** A webhook without its secret. */
export const webhookSchema = z
  .object(members)
  .meta({ id: 'Webhook', description: 'A receiver of events, without its secret.' });

/** Response of `POST /webhooks` and `/webhooks/{id}/rotate`: the only responses with the secret. */
export const createdWebhookSchema = z
  .object({
    ...members,
    secret: z.string().meta({
      description: 'Secret that signs requests, shown only once: whsec_ and the key in base 64.',
      examples: [EXAMPLE_SECRET],
    }),
  })
  .meta({ id: 'CreatedWebhook', description: 'A webhook with its secret.' });

export const webhooksSchema = z
  .object({
    items: z.array(webhookSchema).meta({ description: 'The oldest first.', examples: [[]] }),
    nextCursor,
  })
  .meta({ id: 'Webhooks', description: 'All webhooks.' });

/** Response of `POST /webhooks/{id}/test`. */
export const webhookTestSchema = z
  .object({
    delivered: z
      .boolean()
      .meta({ description: 'Whether the receiver, or the mail server, answered 2xx.', examples: [true] }),
    status,
    problem: problem('Why it failed'),
    durationMs,
  })
  .meta({ id: 'WebhookTest', description: 'What the receiver answered to a test event.' });

/** One event for one webhook. */
export const deliverySchema = z
  .object({
    id: deliveryId,
    type: z.string().meta({ description: 'Type of the event.', examples: ['customer.status_changed'] }),
    event: z.string().meta({ description: 'Id of the event in GET /events.', examples: ['1042'] }),
    about: z.string().meta({
      description: 'Id of its subject. Later events of the same subject wait for earlier ones.',
      examples: ['us_ofac_sdn'],
    }),
    state: z.enum(DELIVERY_STATES).meta({ description: 'State of the delivery.', examples: ['delivered'] }),
    createdAt: instant('When it was queued.'),
    dueAt: instantOrNull('When it is tried next; null if it is over.'),
    tries: z
      .array(
        z.object({ at: instant('When.'), status, problem: problem('Why it failed'), durationMs }).meta({
          id: 'DeliveryTry',
          description: 'A try.',
        }),
      )
      .meta({ description: 'The last attempts, oldest first.', examples: [[]] }),
  })
  .meta({ id: 'Delivery', description: 'An event for a webhook, and its attempts.' });

export const deliveriesSchema = z
  .object({
    items: z.array(deliverySchema).meta({ description: 'The newest first.', examples: [[]] }),
    nextCursor,
  })
  .meta({ id: 'Deliveries', description: 'A page of the delivery log.' });

export const deliveriesQuerySchema = pageQuerySchema.extend({
  state: z
    .enum(DELIVERY_STATES)
    .optional()
    .meta({ description: 'Only those in this state.', examples: ['failed'] }),
});

/** Response of `POST /webhooks/{id}/deliveries/replay`. */
export const replayedDeliveriesSchema = z
  .object({
    replayedCount: z.int().meta({ description: 'Failed deliveries that were requeued.', examples: [12] }),
    failedCount: z.int().meta({
      description: 'Failed deliveries that are left: repeat the request if there are any.',
      examples: [0],
    }),
  })
  .meta({ id: 'ReplayedDeliveries', description: 'Number of failed deliveries sent again.' });

export const webhookParamsSchema = z.object({ id: webhookId });
export const deliveryParamsSchema = z.object({ id: webhookId, delivery: deliveryId });

export type MailDigest = DeepReadonly<z.output<typeof digestSchema>>;
export type CreateWebhookRequest = DeepReadonly<z.output<typeof createWebhookRequestSchema>>;
export type ChangeWebhookRequest = DeepReadonly<z.output<typeof changeWebhookRequestSchema>>;
export type RotateWebhookRequest = DeepReadonly<z.output<typeof rotateWebhookRequestSchema>>;
export type ReplayedDeliveries = DeepReadonly<z.output<typeof replayedDeliveriesSchema>>;
export type WebhookView = DeepReadonly<z.output<typeof webhookSchema>>;
export type CreatedWebhook = DeepReadonly<z.output<typeof createdWebhookSchema>>;
export type Webhooks = DeepReadonly<z.output<typeof webhooksSchema>>;
export type WebhookTest = DeepReadonly<z.output<typeof webhookTestSchema>>;
export type DeliveryView = DeepReadonly<z.output<typeof deliverySchema>>;
export type Deliveries = DeepReadonly<z.output<typeof deliveriesSchema>>;
export type DeliveriesQuery = DeepReadonly<z.output<typeof deliveriesQuerySchema>>;
