import type { KeptOfAnswer } from '@namesake/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../context/app.ts';
import { callOf } from '../../context/handler.ts';
import { setLocation } from '../../http/register-endpoint.ts';
import { isLenient } from '../../http/request-headers.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { beginKeyed } from './begin.ts';
import type { KeyedRequest } from './idempotency-store.ts';

/** Result of a request with an Idempotency-Key. */
type KeyedEnd = { readonly kept: KeptOfAnswer; readonly status: number; readonly body: string };

declare module 'fastify' {
  interface FastifyRequest {
    /** Set while a request with an Idempotency-Key is processed, otherwise null. */
    keyed: KeyedRequest | null;
  }
}

const KEY = /^[\x21-\x7e]{1,255}$/;

/** Processes requests with an Idempotency-Key once and repeats their answers, see `KeptOfAnswer`. */
export function addIdempotency(server: FastifyInstance, app: App): void {
  server.decorateRequest('keyed', null);
  server.addHook('preHandler', async (request, reply) => {
    // The content of an upload is known only once it has arrived, so its route claims the key then.
    keyOf(request);
    if (request.routeOptions.config.endpoint?.upload !== undefined) return undefined;
    if (await isAnsweredAgain(app, request, reply, request.body ?? null)) return reply;
    return undefined;
  });
  server.addHook('onSend', async (request, reply, payload) => {
    const { keyed } = request;
    const kept = request.routeOptions.config.endpoint?.idempotency;
    if (keyed === null || kept === undefined) return;
    request.keyed = null;
    const body = typeof payload === 'string' ? payload : '';
    try {
      await endKeyed(app, keyed, { kept, status: reply.statusCode, body });
    } catch {
      // The answer is valid anyway. If the request is repeated, it is recognised as done.
      request.log.warn('the answer to a request with an Idempotency-Key could not be kept');
    }
  });
}

/**
 * Claims the key of a request before processing it, or sends the earlier answer and returns true.
 *
 * @param body content that identifies the request, besides its URL
 * @throws ApiError `idempotency_key_invalid`, and as `beginKeyed`
 */
export async function isAnsweredAgain(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  body: unknown,
): Promise<boolean> {
  const { endpoint } = request.routeOptions.config;
  const key = keyOf(request);
  if (endpoint?.idempotency === undefined || key === undefined) return false;
  // Equal for the same request, regardless of white space.
  const content = JSON.stringify([endpoint.id, request.url, isLenient(request), body]);
  const begun = await beginKeyed(callOf(app, request, reply), { key, content, kept: endpoint.idempotency });
  if ('request' in begun) {
    request.keyed = begun.request;
    return false;
  }
  reply.code(begun.again.status).header('idempotency-replayed', 'true');
  setLocation(request, reply, begun.again.body);
  if (begun.again.body === '') reply.send();
  else reply.type('application/json; charset=utf-8').send(begun.again.body);
  return true;
}

function keyOf({ headers, routeOptions }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (routeOptions.config.endpoint?.idempotency === undefined || key === undefined) return undefined;
  if (!KEY.test(String(key))) throw new ApiError('idempotency_key_invalid');
  return String(key);
}

/** Stores the answer of a processed request. A request that was refused or failed may be repeated with its key. */
async function endKeyed({ storage, now }: App, request: KeyedRequest, { kept, status, body }: KeyedEnd): Promise<void> {
  const { idempotency } = storage;
  if (status >= 500) return idempotency.giveUp(request, now());
  if (status >= 400) return idempotency.release(request);
  // The record of a search is its answer.
  if (kept === 'searchId') return;
  await idempotency.end(request, { status, body: kept === 'answer' ? body : null });
}
