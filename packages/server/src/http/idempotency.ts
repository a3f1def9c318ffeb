import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import type { App } from '../services/app.ts';
import { beginKeyed } from '../services/idempotency/begin.ts';
import { endKeyed } from '../services/idempotency/end.ts';
import type { KeyedRequest } from '../storage/ports/idempotency.ts';
import { callOf } from './call-of.ts';
import { isLenient } from './is-lenient.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a request with an Idempotency-Key that is being done; else null. */
    keyed: KeyedRequest | null;
  }
}

const KEY = /^[\x21-\x7e]{1,255}$/;

/** Does requests with an Idempotency-Key once, and repeats their answers: see `KeptOfAnswer`. */
export function addIdempotency(server: FastifyInstance, app: App): void {
  server.decorateRequest('keyed', null);
  server.addHook('preHandler', async (request, reply) => {
    const { endpoint } = request.routeOptions.config;
    const key = request.headers['idempotency-key'];
    if (endpoint?.idempotency === undefined || key === undefined) return;
    if (!KEY.test(String(key))) throw new ApiError('idempotency_key_invalid');
    const content = contentOf(request, endpoint.id);
    const begun = await beginKeyed(callOf(app, request), { key: String(key), content, kept: endpoint.idempotency });
    if ('request' in begun) {
      request.keyed = begun.request;
      return;
    }
    reply.code(begun.again.status).header('idempotency-replayed', 'true');
    if (begun.again.body === '') return reply.send();
    return reply.type('application/json; charset=utf-8').send(begun.again.body);
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
      // The answer is right all the same; sent again, the request finds that it was done.
      request.log.warn('the answer to a request with an Idempotency-Key could not be kept');
    }
  });
}

/** The same text for the same request, whatever its white space. */
function contentOf(request: FastifyRequest, endpointId: string): string {
  return JSON.stringify([endpointId, request.url, isLenient(request), request.body ?? null]);
}
