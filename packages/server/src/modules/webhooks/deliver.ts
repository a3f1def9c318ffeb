import { hash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { mailboxOf, type WatchEvent } from '@namesake/contract';
import type { App } from '../../context/app.ts';
import { eventsAfter } from '../watch/events.ts';
import { mail } from './mail.ts';
import { type MailText, mailText } from './mail-text.ts';
import { bodyOf, secretsOf, signed } from './message.ts';
import { type PostResult, post } from './post.ts';
import type { Delivery, DeliveryTry, Webhook } from './store/webhook.ts';
import { takeUp } from './take-up.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Times of attempts, counted from the first one. A delivery fails after the last. */
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
/** Random delay of an attempt, as a share of the time since the previous one. */
const JITTER = 0.1;

const LOOK_EVERY_MS = 2 * SECOND_MS;
/** The job ends this long before the next one is queued. */
const PAUSE_MS = 3 * SECOND_MS;
/** Concurrent deliveries per webhook. */
const AT_ONCE = 8;
/** Maximum number of events per mail. */
const MAX_IN_MAIL = 200;
/** Attempts kept in the log of a delivery. */
const MAX_TRIES = 20;
const KEPT_MS = 30 * 24 * HOUR_MS;
const GONE = 410;

/** Sends due deliveries until shortly before the next minute. A slow receiver does not delay the others. */
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

/**
 * Takes up events of a webhook and sends due deliveries. Resolves with their number; undefined if the webhook is not
 * on.
 */
export async function deliverTo(app: App, id: string, random: () => number): Promise<number | undefined> {
  const { webhooks, deliveries } = app.storage;
  const webhook = await webhooks.find(id);
  if (webhook?.state !== 'on') return undefined;
  await takeUp(app, webhook);
  const isMail = mailboxOf(webhook.url) !== undefined;
  const due = isMail
    ? await deliveries.dueTogether(id, app.now(), MAX_IN_MAIL)
    : await deliveries.due(id, app.now(), AT_ONCE);
  const groups = isMail && due.length > 0 ? [due] : due.map((delivery) => [delivery]);
  await Promise.all(groups.map((group) => attempt(app, webhook, group, random())));
  return due.length;
}

/** Sends deliveries and stores the result of each. More than one is sent only in a single mail. */
async function attempt(app: App, webhook: Webhook, group: readonly Delivery[], random: number): Promise<void> {
  const at = app.now();
  const events = await Promise.all(group.map((delivery) => eventOf(app, delivery)));
  const found = events.flatMap((event) => event ?? []);
  const lost = unsent(app, 'The event is no longer in the audit log.');
  const sent = found.length === 0 ? lost : await send(app, webhook, idOf(group), content(app, webhook, found));
  for (const [index, delivery] of group.entries())
    await settle(app, webhook, delivery, { at, result: events[index] === undefined ? lost : sent, random });
}

/**
 * Message id. Every attempt at the same deliveries has the same one, and other deliveries have another: mail servers
 * may drop a second mail with a known id.
 */
const idOf = (group: readonly Delivery[]): string => {
  const ids = group.map(({ id }) => id);
  return ids.length === 1 ? ids.join('') : `msg_${hash('sha256', ids.join(), 'hex').slice(0, 32)}`;
};

type Tried = { readonly at: number; readonly result: DeliveryTry; readonly random: number };

async function settle(app: App, webhook: Webhook, delivery: Delivery, { at, result, random }: Tried): Promise<void> {
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

/** When the next attempt is due; undefined after the last. */
function nextTry(tries: number, firstTryAt: number, random: number): number | undefined {
  const [before = 0, after] = [TRIED_AFTER_MS[tries - 1], TRIED_AFTER_MS[tries]];
  return after === undefined ? undefined : Math.round(firstTryAt + after + random * JITTER * (after - before));
}

async function eventOf({ storage }: App, { entry, type }: Delivery): Promise<WatchEvent | undefined> {
  const { items } = await eventsAfter(storage, entry - 1, 1, { types: [type] });
  return items.find((item) => item.entry === entry)?.event;
}

/** Content to send: a body to post and sign, or a mail. */
type Content = { readonly body: () => string; readonly text: () => MailText };

const content = (app: App, webhook: Webhook, events: readonly WatchEvent[]): Content => ({
  body: () => events.map((event) => bodyOf(app, event)).join('\n'),
  text: () => mailText(app, webhook, events),
});

/** Sends by HTTP or mail, depending on the address, and returns the result. */
export async function send(app: App, webhook: Webhook, id: string, { body, text }: Content): Promise<DeliveryTry> {
  const at = app.now();
  const started = performance.now();
  const took = (result: PostResult): DeliveryTry => ({
    at,
    ...result,
    durationMs: Math.round(performance.now() - started),
  });
  const to = mailboxOf(webhook.url);
  if (to !== undefined)
    return app.mail === null
      ? unsent(app, 'No mail server is configured: set NAMESAKE_SMTP_URL and NAMESAKE_MAIL_FROM.')
      : took(await mail(app.mail, { id, to, text: text() }));
  const secrets = secretsOf(app, webhook, at);
  if (secrets === undefined)
    return unsent(app, 'The secret of the service is another one: rotate that of the webhook.');
  const options = { allowed: app.webhookNetworks, userAgent: `Namesake/${app.version}` };
  return took(await post(webhook.url, signed(id, body(), secrets, at), options));
}

const unsent = ({ now }: App, problem: string): DeliveryTry => ({ at: now(), status: null, problem, durationMs: 0 });

const logged = ({ log }: Delivery, one: DeliveryTry): readonly DeliveryTry[] => [...log, one].slice(-MAX_TRIES);
