import type { FastifyRequest } from 'fastify';
import { ApiError } from '../services/api-error.ts';
import type { App, Call } from '../services/app.ts';
import type { OpenCall } from '../services/session/create.ts';

/** The call of a service that a request makes. */
export function callOf(app: App, request: FastifyRequest): Call {
  if (request.principal === null) throw new ApiError('token_missing');
  return { app, principal: request.principal, requestId: request.id };
}

/** The call of somebody who has not proved who they are. */
export function openCallOf(app: App, request: FastifyRequest): OpenCall {
  return { app, requestId: request.id, ip: request.ip };
}
