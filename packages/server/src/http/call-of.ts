import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import type { App, Call } from '../services/app.ts';
import type { OpenCall } from '../services/session/open-call.ts';
import { clientGone } from './client-gone.ts';
import { readCookie, readMark, readStep, type SessionCookie } from './session-cookie.ts';

const NEVER = new AbortController().signal;

/** A call that has what any service depends on. */
type FullCall = Omit<Call, 'app'> & { readonly app: App };

/** The call of a service that a request makes; with its reply where it can be called off. */
export function callOf(app: App, request: FastifyRequest, reply?: FastifyReply): FullCall {
  if (request.principal === null) throw new ApiError('token_missing');
  const gone = (): AbortSignal => (reply === undefined ? NEVER : clientGone(reply));
  return { app, principal: request.principal, requestId: request.id, gone };
}

/** The call of somebody who has not proved who they are. */
export function openCallOf(
  app: App,
  request: FastifyRequest,
  cookie: SessionCookie,
): OpenCall<'setupLinks' | 'invitations' | 'spentLogins'> {
  const place = {
    address: request.ip,
    browser: request.headers['user-agent'] ?? '',
    cookie: readCookie(request, cookie),
    mark: readMark(request, cookie),
    step: readStep(request, cookie),
  };
  return { app, requestId: request.id, place };
}
