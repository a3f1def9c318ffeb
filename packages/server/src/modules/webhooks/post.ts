import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Duplex } from 'node:stream';
import { isPrivateAddress } from '@namesake/lists';
import { isAmong, plainAddress } from '../../lib/net/addresses.ts';
import type { SignedMessage } from './message.ts';

/** For the whole request, from the name look-up to the end of the response. */
const TIMEOUT_MS = 15_000;
/** Maximum size of a response, which is discarded. */
const MAX_BYTES = 64 * 1_024;

/** Thrown for an address that nothing may be sent to. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

/** Result of a request. Delivered if `problem` is null. */
export type PostResult = { readonly status: number | null; readonly problem: string | null };

/**
 * All addresses of the host, after checking each. Connections use these addresses only.
 *
 * @param allowed addresses and networks that need neither be public nor use https
 * @throws AddressRefused; errors of the look-up
 */
export async function addressesOf(url: URL, allowed: readonly string[]): Promise<readonly LookupAddress[]> {
  const found = await lookup(url.hostname.replace(/^\[(.*)\]$/, '$1'), { all: true });
  for (const { address } of found) {
    if (isAmong(address, allowed)) continue;
    if (isPrivateAddress(plainAddress(address))) throw new AddressRefused(`${url.host} is not a public address`);
    if (url.protocol !== 'https:') throw new AddressRefused(`${url.host} would get it over plain http`);
  }
  return found;
}

/** Sends a message without following redirects. Uses its own agent, which ignores HTTP_PROXY. */
export async function post(
  address: string,
  { headers, body }: SignedMessage,
  { allowed, userAgent }: { readonly allowed: readonly string[]; readonly userAgent: string },
): Promise<PostResult> {
  const url = new URL(address);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const found = await Promise.race([addressesOf(url, allowed), over(signal)]);
    const options = {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'user-agent': userAgent },
      lookup: pinned(found),
      signal,
    };
    const request =
      url.protocol === 'https:'
        ? httpsRequest(url, { ...options, agent: new HttpsAgent() })
        : httpRequest(url, { ...options, agent: new HttpAgent() });
    // A server that switches protocols sends no response; Node.js only emits `upgrade` then.
    const answered = Promise.race([once(request, 'response', { signal }), once(request, 'upgrade', { signal })]);
    // Errors after the status are irrelevant.
    request.on('error', () => {});
    request.end(body);
    const [response, socket]: [IncomingMessage?, Duplex?, ...unknown[]] = await answered;
    socket?.destroy();
    if (socket === undefined) await discard(response);
    return resultOf(response?.statusCode ?? 0);
  } catch (error) {
    return { status: null, problem: problemOf(error) };
  }
}

const over = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** Resolves every name to the checked addresses, so that a changed DNS answer has no effect. */
const pinned =
  (found: readonly LookupAddress[]): LookupFunction =>
  (_host, { all }, callback) => {
    const [first] = found;
    if (all === true) callback(null, [...found]);
    else callback(null, first?.address ?? '', first?.family);
  };

/** Reads and drops the body. Only the status counts, whatever happens to the rest. */
async function discard(response: IncomingMessage | undefined): Promise<void> {
  let bytes = 0;
  try {
    for await (const chunk of response ?? []) {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) break;
    }
  } catch {
    // The receiver closed the connection or is too slow.
  }
}

function resultOf(status: number): PostResult {
  if (status >= 200 && status < 300) return { status, problem: null };
  const redirects = status >= 300 && status < 400 ? ', and redirects are not followed' : '';
  return { status, problem: `The receiver answered ${status}${redirects}.` };
}

function problemOf(error: unknown): string {
  if (error instanceof AddressRefused) return `Nothing is sent to this address: ${error.message}.`;
  if (!(error instanceof Error)) return 'The connection failed.';
  if (error.name === 'AbortError' || error.name === 'TimeoutError')
    return `No answer within ${TIMEOUT_MS / 1_000} seconds.`;
  return `The connection failed (${'code' in error ? String(error.code) : error.name}).`;
}
