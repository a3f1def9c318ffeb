import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../lib/errors/api-error.ts';
import { clientGone } from '../lib/net/client-gone.ts';
import type { App, Call } from './app.ts';
import type { Principal } from './principal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who the request comes from; null on endpoints that are open to everybody. */
    principal: Principal | null;
  }
}

/** The call of a service that a request makes. @throws ApiError `token_missing` */
export function callOf(app: App, request: FastifyRequest, reply: FastifyReply): Call {
  if (request.principal === null) throw new ApiError('token_missing');
  return { app, principal: request.principal, requestId: request.id, gone: () => clientGone(reply) };
}
