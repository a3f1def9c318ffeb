import {
  type ChangeWebhookRequest,
  type CreatedWebhook,
  type CreateWebhookRequest,
  type DeliveryView,
  EVENT_SOURCES,
  type EventType,
  mailboxOf,
  type ReplayedDeliveries,
  type RotateWebhookRequest,
  type WebhookTest,
  type WebhookView,
} from '@namesake/contract';
import type { Call } from '../../context/app.ts';
import { audit, auditEvent } from '../../context/audit.ts';
import { checkScope } from '../../context/principal.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { randomBase62 } from '../../lib/ids/base62.ts';
import { seal } from '../../lib/sealed-text.ts';
import { customerVisibility, readVisible, visibleTargets } from '../records/customer-visibility.ts';
import { send } from './deliver.ts';
import { domainOf } from './mail.ts';
import { testMail } from './mail-text.ts';
import { newSecret } from './message.ts';
import { AddressRefused, addressesOf } from './post.ts';
import type { Webhook } from './store/webhook.ts';
import { presentDelivery, presentWebhook, seenCounts, webhookOf } from './view.ts';

const HOUR_MS = 3_600_000;
/** Maximum number of failed deliveries that one request resends. */
const MAX_REPLAYED = 1_000;

/** @throws ApiError `scope_missing`, `webhook_address_refused` */
export async function createWebhook(call: Call, request: CreateWebhookRequest): Promise<CreatedWebhook> {
  const { app } = call;
  const { url, events, description = '', digest, withReferences } = request;
  await checkEvents(call, events);
  await checkAddress(call, url);
  const [id, secret] = [`whk_${randomBase62(16)}`, newSecret()];
  const event = auditEvent(call, 'webhook.created', id, {
    host: hostOf(url),
    events,
    ...ofMail({ url, digest, withReferences }),
  });
  const webhook: Webhook = {
    id,
    url,
    events: [...new Set(events)],
    description,
    digest,
    withReferences,
    state: 'on',
    secret: seal(secret, id, app.keys.webhookSecrets),
    previous: null,
    takenTo: await app.storage.auditEntries.newest(),
    createdAt: event.at,
    createdBy: event.actor,
  };
  await app.storage.webhooks.add(webhook, event);
  return { ...(await presentWebhook(call, webhook)), secret };
}

/** @throws ApiError `webhook_not_found`, `scope_missing`, `webhook_address_refused` */
export async function changeWebhook(call: Call, id: string, request: ChangeWebhookRequest): Promise<WebhookView> {
  const { app } = call;
  const before = await webhookOf(app, id);
  const {
    url = before.url,
    events = before.events,
    description = before.description,
    state = before.state,
    digest = before.digest,
    withReferences = before.withReferences,
  } = request;
  // Whoever changes the URL can read what is sent to it.
  await checkEvents(call, events);
  if (url !== before.url) await checkAddress(call, url);
  const detail = { host: hostOf(url), events, state, ...ofMail({ url, digest, withReferences }) };
  const changed = { url, events: [...new Set(events)], description, state, digest, withReferences };
  if (!(await app.storage.webhooks.change(id, changed, auditEvent(call, 'webhook.changed', id, detail))))
    throw new ApiError('webhook_not_found');
  return presentWebhook(call, await webhookOf(app, id));
}

/** @throws ApiError `webhook_not_found` */
export async function deleteWebhook(call: Call, id: string): Promise<void> {
  if (!(await call.app.storage.webhooks.delete(id, auditEvent(call, 'webhook.deleted', id))))
    throw new ApiError('webhook_not_found');
}

/** @throws ApiError `webhook_not_found`, `scope_missing` */
export async function rotateSecret(
  call: Call,
  id: string,
  { overlapHours }: RotateWebhookRequest,
): Promise<CreatedWebhook> {
  const { app } = call;
  const before = await webhookOf(app, id);
  await checkEvents(call, before.events);
  const secret = newSecret();
  const until = app.now() + overlapHours * HOUR_MS;
  const changed = { secret: seal(secret, id, app.keys.webhookSecrets), previous: { secret: before.secret, until } };
  const event = auditEvent(call, 'webhook.secret_rotated', id, { overlapHours });
  if (!(await app.storage.webhooks.change(id, changed, event))) throw new ApiError('webhook_not_found');
  return { ...(await presentWebhook(call, await webhookOf(app, id))), secret };
}

/** Sends a test event immediately. @throws ApiError `webhook_not_found` */
export async function testWebhook(call: Call, id: string): Promise<WebhookTest> {
  const { app } = call;
  const webhook = await webhookOf(app, id);
  await audit(call, 'webhook.tested', id);
  const timestamp = new Date(app.now()).toISOString();
  const { status, problem, durationMs } = await send(app, webhook, `msg_${randomBase62(22)}`, {
    body: () => JSON.stringify({ type: 'webhook.test', timestamp, data: { webhook: id } }),
    text: () => testMail(app, webhook, timestamp),
  });
  return { delivered: problem === null, status, problem, durationMs };
}

/** Schedules a delivery to be sent again. @throws ApiError `webhook_not_found`, `delivery_not_found` */
export async function replayDelivery(call: Call, id: string, deliveryId: string): Promise<DeliveryView> {
  const { app } = call;
  await webhookOf(app, id);
  const before = await app.storage.deliveries.find(id, deliveryId);
  if (before === undefined || !(await visibleTargets(call, [before.subject]))(before.subject))
    throw new ApiError('delivery_not_found');
  const again = { ...before, state: 'waiting', tries: 0, firstTryAt: null, dueAt: app.now(), endedAt: null } as const;
  const event = auditEvent(call, 'webhook.replayed', id, { delivery: deliveryId, event: String(before.entry) });
  // If it was tried meanwhile, the result of that attempt counts.
  await app.storage.deliveries.change(before, again, event);
  return presentDelivery((await app.storage.deliveries.find(id, deliveryId)) ?? again);
}

/**
 * Schedules failed deliveries that the caller may see to be sent again, oldest first. @throws ApiError
 * `webhook_not_found`
 */
export async function replayFailed(call: Call, id: string): Promise<ReplayedDeliveries> {
  const { app } = call;
  await webhookOf(app, id);
  const { deliveries } = app.storage;
  const failed = await readVisible(call, await customerVisibility(call), {
    from: -1,
    limit: MAX_REPLAYED,
    read: async (from, atOnce) => {
      const items = await deliveries.failed(id, from, atOnce);
      return { items, next: items.length < atOnce ? undefined : items.at(-1)?.entry };
    },
    about: ({ subject }) => subject,
  });
  const ids = failed.map((one) => one.id);
  const event = auditEvent(call, 'webhook.failed_replayed', id, { count: failed.length });
  const replayedCount = failed.length === 0 ? 0 : await deliveries.replay(ids, app.now(), event);
  return { replayedCount, failedCount: (await seenCounts(call)).get(id)?.failed ?? 0 };
}

/** A webhook must not receive events that the caller may not read. @throws ApiError `scope_missing` */
async function checkEvents(call: Call, events: readonly EventType[]): Promise<void> {
  const scopes = events.map((type) => EVENT_SOURCES[type].scope);
  for (const [at, scope] of scopes.entries()) checkScope(call.principal, scope, `a webhook for ${events[at]} reads it`);
  const isOfGroups = scopes.some((scope) => scope === 'customers:read' || scope === 'cases:read');
  const isOfBatches = events.some((type) => EVENT_SOURCES[type].target === 'batch');
  if (!isOfGroups && !isOfBatches) return;
  if ((await customerVisibility(call)).hidden.length === 0) return;
  throw new ApiError('scope_missing', { detail: 'It would send events of groups of customers that you may not see.' });
}

/** Additional event detail for mail, by which references leave the service. */
const ofMail = ({ url, digest, withReferences }: Pick<Webhook, 'url' | 'digest' | 'withReferences'>) =>
  mailboxOf(url) === undefined ? {} : { digest, withReferences };

/** Host for the audit log. Of a mail address only the domain, since the rest may be a name. */
const hostOf = (url: string): string => domainOf(mailboxOf(url) ?? new URL(url).host);

/**
 * Checks an address. A host that cannot be resolved is accepted, since it may be later. @throws ApiError
 * `webhook_address_refused`
 */
async function checkAddress({ app }: Call, url: string): Promise<void> {
  if (mailboxOf(url) !== undefined) {
    if (app.mail !== null) return;
    const detail = 'No mail server is configured. The operator sets NAMESAKE_SMTP_URL and NAMESAKE_MAIL_FROM.';
    throw new ApiError('webhook_address_refused', { detail });
  }
  try {
    await addressesOf(new URL(url), app.webhookNetworks);
  } catch (error) {
    if (!(error instanceof AddressRefused)) return;
    const detail = `${error.message}. The operator allows addresses with NAMESAKE_WEBHOOK_NETWORKS.`;
    throw new ApiError('webhook_address_refused', { detail });
  }
}
