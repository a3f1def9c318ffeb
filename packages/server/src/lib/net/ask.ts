import { once } from 'node:events';
import { Agent as HttpAgent, get as httpGet, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, get as httpsGet } from 'node:https';
import { text } from 'node:stream/consumers';
import { recordOf } from '../formats/json-record.ts';

const TIMEOUT_MS = 3_000;

/** Answer of a URL, or why there is none. Redirects are not followed. */
type HttpAnswer =
  | { readonly status: number; readonly body: unknown; readonly text: string }
  | { readonly failure: string };

/** GETs a URL and gives up after three seconds. Its own agent bypasses HTTP_PROXY, which downloads use. */
export async function ask(url: string, token?: string): Promise<HttpAnswer> {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const headers = { accept: 'application/json, text/plain;q=0.9', ...authorization };
  const options = { signal: AbortSignal.timeout(TIMEOUT_MS), headers };
  try {
    const request = url.startsWith('https:')
      ? httpsGet(url, { ...options, agent: new HttpsAgent() })
      : httpGet(url, { ...options, agent: new HttpAgent() });
    const [response]: IncomingMessage[] = await once(request, 'response');
    if (response === undefined) return { failure: 'no answer' };
    const answer = await text(response);
    return { status: response.statusCode ?? 0, body: jsonOf(answer), text: answer };
  } catch (error) {
    return { failure: failureOf(error) };
  }
}

/** Whether it is Namesake's answer to `GET /livez`. */
export const isAlive = (answer: HttpAnswer): boolean =>
  'status' in answer && answer.status === 200 && recordOf(answer.body)['status'] === 'ok';

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return `no answer in ${TIMEOUT_MS / 1_000} s`;
  return 'code' in error ? String(error.code) : error.message;
}
