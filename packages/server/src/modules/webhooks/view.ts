import type { Deliveries, DeliveriesQuery, DeliveryView, Webhooks, WebhookView } from '@namesake/contract';
import type { App, Call } from '../../context/app.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { readCursor, writeCursor } from '../../lib/paging.ts';
import { ActorNames } from '../records/actor-names.ts';
import { customerVisibility, readVisible, visibleTargets } from '../records/customer-visibility.ts';
import { countsOf, type DeliveryCounts } from './store/delivery-store.ts';
import type { Delivery, Webhook } from './store/webhook.ts';

const WHAT = 'deliveries';

const instant = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

/** All webhooks, oldest first. */
export async function listWebhooks(call: Call): Promise<Webhooks> {
  const webhooks = await call.app.storage.webhooks.all();
  return { items: await presentAll(call, webhooks), nextCursor: null };
}

/** @throws ApiError `webhook_not_found` */
export const getWebhook = async (call: Call, id: string): Promise<WebhookView> =>
  presentWebhook(call, await webhookOf(call.app, id));

/** @throws ApiError `webhook_not_found` */
export async function webhookOf({ storage }: App, id: string): Promise<Webhook> {
  const webhook = await storage.webhooks.find(id);
  if (webhook === undefined) throw new ApiError('webhook_not_found');
  return webhook;
}

export async function presentWebhook(call: Call, webhook: Webhook): Promise<WebhookView> {
  const [view] = await presentAll(call, [webhook]);
  if (view === undefined) throw new ApiError('webhook_not_found');
  return view;
}

async function presentAll(call: Call, webhooks: readonly Webhook[]): Promise<readonly WebhookView[]> {
  const { app, principal } = call;
  const counts = await seenCounts(call);
  const names = new ActorNames(app.storage, principal);
  return Promise.all(
    webhooks.map(
      async ({ id, url, events, description, digest, withReferences, state, previous, createdAt, createdBy }) => ({
        id,
        url,
        events,
        description,
        digest,
        withReferences,
        state,
        createdAt: new Date(createdAt).toISOString(),
        createdBy: await names.actor(createdBy),
        previousSecretUntil: previous === null || previous.until <= app.now() ? null : instant(previous.until),
        waitingCount: counts.get(id)?.waiting ?? 0,
        failedCount: counts.get(id)?.failed ?? 0,
      }),
    ),
  );
}

/** Number of waiting and failed deliveries per webhook, counting only those that the caller may see. */
export async function seenCounts(call: Call): Promise<ReadonlyMap<string, DeliveryCounts>> {
  const { deliveries } = call.app.storage;
  const visibility = await customerVisibility(call);
  if (visibility.hidden.length === 0) return deliveries.counts();
  const counted = await deliveries.countsBySubject();
  const subjects = [...new Set(counted.map(({ subject }) => subject))];
  const isSeen = await visibleTargets(call, subjects, visibility);
  return countsOf(counted.filter(({ subject }) => isSeen(subject)));
}

/** Delivery log, newest first. @throws ApiError `webhook_not_found`, `cursor_invalid` */
export async function listDeliveries(
  call: Call,
  id: string,
  { state, cursor, limit }: DeliveriesQuery,
): Promise<Deliveries> {
  const { app } = call;
  await webhookOf(app, id);
  const what = `${WHAT} ${id} ${state ?? ''}`;
  const before = cursor === undefined ? undefined : readCursor(app.keys.cursor, what, cursor);
  const found = await readVisible(call, await customerVisibility(call), {
    from: before ?? Number.MAX_SAFE_INTEGER,
    limit: limit + 1,
    read: async (from, atOnce) => {
      const items = await app.storage.deliveries.page(id, state, from, atOnce);
      return { items, next: items.length < atOnce ? undefined : items.at(-1)?.place };
    },
    about: ({ subject }) => subject,
  });
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(presentDelivery),
    nextCursor: found.length > limit && last !== undefined ? writeCursor(app.keys.cursor, what, last.place) : null,
  };
}

export const presentDelivery = (delivery: Delivery): DeliveryView => ({
  id: delivery.id,
  type: delivery.type,
  event: String(delivery.entry),
  about: delivery.subject,
  state: delivery.state,
  createdAt: new Date(delivery.createdAt).toISOString(),
  dueAt: delivery.state === 'waiting' ? instant(delivery.dueAt) : null,
  tries: delivery.log.map(({ at, ...tried }) => ({ ...tried, at: new Date(at).toISOString() })),
});
