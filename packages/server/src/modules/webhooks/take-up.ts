import { mailboxOf, type WatchEvent } from '@namesake/contract';
import { CronExpressionParser } from 'cron-parser';
import type { App } from '../../context/app.ts';
import { randomBase62 } from '../../lib/ids/base62.ts';
import { eventsAfter, type PlacedEvent, subjectOf } from '../watch/events.ts';
import type { Delivery, Webhook } from './store/webhook.ts';

/** Events taken up at a time. */
const AT_ONCE = 100;
/** Maximum number of waiting deliveries per webhook. Further events wait in the ledger. */
const MAX_WAITING = 10_000;
/** Entries without an event for the webhook are skipped in steps of this size. */
const PASSED_OVER = 1_000;

/** Takes up the next events of a webhook from the ledger, each once, on any number of nodes. */
export async function takeUp({ storage, now }: App, webhook: Webhook): Promise<void> {
  const room = Math.min(AT_ONCE, MAX_WAITING - (await storage.deliveries.waiting(webhook.id, MAX_WAITING)));
  if (room <= 0) return;
  // Read before the events, so that entries added meanwhile are not skipped.
  const newest = await storage.auditEntries.newest();
  const { items, after } = await eventsAfter(storage, webhook.takenTo, room, { types: webhook.events });
  const to = after === webhook.takenTo ? newest : after;
  const isNone = items.length === 0 && after === webhook.takenTo;
  if (isNone && to - webhook.takenTo < PASSED_OVER) return;
  const deliveries = items.map((item) => deliveryOf(webhook, item, now()));
  await storage.webhooks.take(webhook, to, deliveries);
}

/**
 * When an event is sent: immediately, or with the next daily mail after it. If that time has passed already,
 * immediately.
 */
function dueAt({ url, digest }: Webhook, event: WatchEvent, nowMs: number): number {
  if (digest === null || mailboxOf(url) === undefined) return nowMs;
  const [hour, minute] = digest.at.split(':').map(Number);
  const options = { tz: digest.timeZone, currentDate: new Date(event.at) };
  return CronExpressionParser.parse(`${minute} ${hour} * * *`, options).next().getTime();
}

function deliveryOf(webhook: Webhook, placed: PlacedEvent, nowMs: number): Delivery {
  const { entry, event } = placed;
  return {
    id: `msg_${randomBase62(22)}`,
    webhook: webhook.id,
    entry,
    type: event.type,
    subject: subjectOf(placed),
    state: 'waiting',
    tries: 0,
    firstTryAt: null,
    dueAt: dueAt(webhook, event, nowMs),
    createdAt: nowMs,
    endedAt: null,
    log: [],
  };
}
