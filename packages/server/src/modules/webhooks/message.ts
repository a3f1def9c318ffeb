import { createHmac, randomBytes } from 'node:crypto';
import type { WatchEvent } from '@namesake/contract';
import type { App } from '../../context/app.ts';
import { referenceOf } from '../../lib/ids/customer-id.ts';
import { openSealed } from '../../lib/sealed-text.ts';
import type { Webhook } from './store/webhook.ts';

const PREFIX = 'whsec_';
const KEY_BYTES = 32;

/** A request according to Standard Webhooks 1.0. */
export type SignedMessage = { readonly headers: Readonly<Record<string, string>>; readonly body: string };

export const newSecret = (): string => PREFIX + randomBytes(KEY_BYTES).toString('base64');

/**
 * Secrets that sign at present, newest first; undefined if the service had another master secret when it sealed them.
 */
export function secretsOf({ keys }: Pick<App, 'keys'>, webhook: Webhook, nowMs: number): readonly string[] | undefined {
  const { id, secret, previous } = webhook;
  const newest = openSealed(secret, id, keys.webhookSecrets);
  if (newest === undefined) return undefined;
  const before = previous === null || previous.until <= nowMs ? undefined : previous.secret;
  const older = before === undefined ? undefined : openSealed(before, id, keys.webhookSecrets);
  return older === undefined ? [newest] : [newest, older];
}

/** Body of an event: ids and codes, and the caller's reference of a customer. */
export function bodyOf({ keys }: Pick<App, 'keys'>, { type, at, ...data }: WatchEvent): string {
  const externalRef = 'customerId' in data ? referenceOf(keys.customers, data.customerId) : undefined;
  return JSON.stringify({
    type,
    timestamp: at,
    data: { ...data, ...(externalRef === undefined ? {} : { externalRef }) },
  });
}

/** @param secrets at least one; each adds a signature */
export function signed(id: string, body: string, secrets: readonly string[], nowMs: number): SignedMessage {
  const timestamp = String(Math.floor(nowMs / 1_000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  const headers = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
  return { headers, body };
}
