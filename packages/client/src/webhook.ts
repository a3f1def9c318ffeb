import type { NamesakeEvent } from './api-types.ts';
import { membersOf, NamesakeError } from './error.ts';

/** Headers of a request, as fetch or Node gives them. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

/** An event as a webhook brings it. */
export type WebhookEvent = {
  /** The same for each try: pass over what you had in the last day. */
  readonly id: string;
  readonly type: NamesakeEvent['type'] | 'webhook.test';
  readonly timestamp: string;
  readonly data: Readonly<Record<string, unknown>>;
};

const PREFIX = 'whsec_';
const TOLERANCE_SECONDS = 300;

/**
 * Checks a request as Standard Webhooks 1.0 says, and resolves with its event. One of several signatures is enough:
 * while a secret is rotated, both sign.
 *
 * @param payload the body as it arrived, not parsed and written again
 * @throws NamesakeError `webhook_not_verified`: answer 401
 * @throws TypeError where the secret cannot be one
 */
export async function verifyWebhook(
  payload: string | Uint8Array,
  headers: WebhookHeaders,
  secret: string,
  { toleranceSeconds = TOLERANCE_SECONDS, nowMs = Date.now() } = {},
): Promise<WebhookEvent> {
  const key = await keyOf(secret);
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) =>
    header(headers, `webhook-${name}`),
  );
  if (!id || !signatures || !timestamp || !/^\d{1,12}$/.test(timestamp))
    throw refused('A header is missing or malformed.');
  if (Math.abs(nowMs / 1_000 - Number(timestamp)) > toleranceSeconds) throw refused('It is too old, or of the future.');
  const body = typeof payload === 'string' ? new TextEncoder().encode(payload) : payload;
  const signed = joined(new TextEncoder().encode(`${id}.${timestamp}.`), body);
  const given = signatures.split(' ').flatMap(bytesOf);
  // Compares in constant time.
  const verdicts = await Promise.all(given.map((one) => crypto.subtle.verify('HMAC', key, one, signed)));
  if (!verdicts.includes(true)) throw refused('No signature is right.');
  return eventOf(id, body);
}

async function keyOf(secret: string): Promise<CryptoKey> {
  const bytes = secret.startsWith(PREFIX) ? fromBase64(secret.slice(PREFIX.length)) : undefined;
  if (bytes === undefined || bytes.length === 0) throw new TypeError('secret: whsec_ and Base64.');
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

/** A signature of the version that secrets make; others are passed over. */
function bytesOf(signature: string): readonly Uint8Array<ArrayBuffer>[] {
  const bytes = signature.startsWith('v1,') ? fromBase64(signature.slice('v1,'.length)) : undefined;
  return bytes === undefined ? [] : [bytes];
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function header(headers: WebhookHeaders, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const [, value] = Object.entries(headers).find(([key]) => key.toLowerCase() === name) ?? [];
  return typeof value === 'string' ? value : value?.join(' ');
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
}

function eventOf(id: string, body: Uint8Array): WebhookEvent {
  const { type, timestamp, data } = membersOf(JSON.parse(new TextDecoder().decode(body)));
  return { id, type: type as WebhookEvent['type'], timestamp: String(timestamp), data: membersOf(data) };
}

const refused = (why: string): NamesakeError =>
  new NamesakeError('webhook_not_verified', `The webhook is refused. ${why}`);
