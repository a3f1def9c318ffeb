import { setTimeout as wait } from 'node:timers/promises';
import type { App } from '../../context/app.ts';
import { eventsAfter } from '../watch/events.ts';
import { bodyOf, secretsOf, signed } from './message.ts';
import { type PostResult, post } from './post.ts';
import type { Delivery, DeliveryTry, Webhook } from './store/webhook.ts';
import { takeUp } from './take-up.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** When a delivery is tried, counted from its first try. After the last it has failed. */
export const TRIED_AFTER_MS = [
  0,
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  16 * HOUR_MS,
  24 * HOUR_MS,
] as const;
/** Share of the time between two tries by which the later one is put off at random. */
const JITTER = 0.1;

const LOOK_EVERY_MS = 2 * SECOND_MS;
/** The job ends so long before the next one is queued. */
const PAUSE_MS = 3 * SECOND_MS;
/** Sent to one webhook at a time. */
const AT_ONCE = 8;
/** Tries that the log keeps. */
const MOST_TRIES = 20;
const KEPT_MS = 30 * 24 * HOUR_MS;
const GONE = 410;

/** Sends what is due to webhooks until shortly before the next minute. A slow receiver does not delay another. */
export async function deliver(app: App, signal: AbortSignal, random: () => number): Promise<void> {
  const webhooks = await app.storage.webhooks.all();
  if (webhooks.length === 0) return;
  await app.storage.deliveries.tidy(app.now() - KEPT_MS);
  const startedMs = app.now();
  const endMs = startedMs - (startedMs % MINUTE_MS) + MINUTE_MS - PAUSE_MS;
  const follow = async (id: string): Promise<void> => {
    while (!signal.aborted && app.now() < endMs) {
      const sent = await deliverTo(app, id, random);
      if (sent === undefined) return;
      if (sent === 0) await wait(LOOK_EVERY_MS, undefined, { signal }).catch(() => {});
    }
  };
  await Promise.all(webhooks.map(({ id }) => follow(id)));
}

/** Takes up events of a webhook and sends those that are due. Resolves with how many; undefined where it is not on. */
export async function deliverTo(app: App, id: string, random: () => number): Promise<number | undefined> {
  const { webhooks, deliveries } = app.storage;
  const webhook = await webhooks.find(id);
  if (webhook?.state !== 'on') return undefined;
  await takeUp(app, webhook);
  const due = await deliveries.due(id, app.now(), AT_ONCE);
  await Promise.all(due.map((delivery) => attempt(app, webhook, delivery, random)));
  return due.length;
}

async function attempt(app: App, webhook: Webhook, delivery: Delivery, random: () => number): Promise<void> {
  const at = app.now();
  const result = await sendOne(app, webhook, delivery);
  const firstTryAt = delivery.firstTryAt ?? at;
  const tried = { ...delivery, firstTryAt, tries: delivery.tries + 1, log: logged(delivery, result) };
  const { deliveries } = app.storage;
  if (result.status === GONE) {
    const target = webhook.id;
    const event = { at, actor: 'service', action: 'webhook.disabled', target, detail: {}, requestId: '' };
    return deliveries.disable(delivery, { ...tried, tries: 0, firstTryAt: null }, event);
  }
  const dueAt = nextTry(tried.tries, firstTryAt, random);
  const state = result.problem === null ? 'delivered' : dueAt === undefined ? 'failed' : 'waiting';
  const endedAt = state === 'waiting' ? null : at;
  await deliveries.change(delivery, { ...tried, state, endedAt, dueAt: dueAt ?? delivery.dueAt });
}

/** When the next try is due; undefined after the last. */
function nextTry(tries: number, firstTryAt: number, random: () => number): number | undefined {
  const [before = 0, after] = [TRIED_AFTER_MS[tries - 1], TRIED_AFTER_MS[tries]];
  return after === undefined ? undefined : Math.round(firstTryAt + after + random() * JITTER * (after - before));
}

async function sendOne(app: App, webhook: Webhook, { id, entry, type }: Delivery): Promise<DeliveryTry> {
  const { items } = await eventsAfter(app.storage, entry - 1, 1, { types: [type] });
  const event = items.find((item) => item.entry === entry)?.event;
  if (event === undefined) return unsent(app, 'The event is no longer in the audit log.');
  return send(app, webhook, id, bodyOf(app, event));
}

/** Sends a text, signed, and says what became of it. */
export async function send(app: App, webhook: Webhook, id: string, body: string): Promise<DeliveryTry> {
  const at = app.now();
  const secrets = secretsOf(app, webhook, at);
  if (secrets === undefined)
    return unsent(app, 'The secret of the service is another one: rotate that of the webhook.');
  const started = performance.now();
  const options = { allowed: app.webhookNetworks, userAgent: `Namesake/${app.version}` };
  const result: PostResult = await post(webhook.url, signed(id, body, secrets, at), options);
  return { at, ...result, durationMs: Math.round(performance.now() - started) };
}

const unsent = ({ now }: App, problem: string): DeliveryTry => ({ at: now(), status: null, problem, durationMs: 0 });

const logged = ({ log }: Delivery, one: DeliveryTry): readonly DeliveryTry[] => [...log, one].slice(-MOST_TRIES);
