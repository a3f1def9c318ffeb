import type { Endpoint } from '@namesake/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../../context/app.ts';
import { checkScope, type Principal } from '../../../context/principal.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { authenticate, authenticateSession, authenticateToken } from './authenticate.ts';

/** Identifies the caller of an endpoint that is not public. @throws ApiError as the functions in `authenticate.ts` */
export function identify(
  { auth }: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  app: App,
): Promise<Principal> {
  if (auth.kind === 'session') return authenticateSession(request, app);
  return auth.kind === 'token' ? authenticateToken(request, reply, app) : authenticate(request, reply, app);
}

/** Checks whether a caller may use an endpoint. @throws ApiError `second_factor_missing`, `scope_missing` */
export function checkMayCall({ auth }: Endpoint, principal: Principal): void {
  if (auth.kind === 'token' && auth.scope !== undefined) checkScope(principal, auth.scope);
  if (auth.kind !== 'scope') return;
  if (principal.kind === 'user' && principal.mustEnrol === true) throw new ApiError('second_factor_missing');
  if (auth.or === undefined || !principal.scopes.includes(auth.or)) checkScope(principal, auth.scope);
}

/** Identifies the caller again during a long answer. @throws the same errors as at its start */
export async function identifyAgain(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  app: App,
): Promise<Principal> {
  const principal = await identify(endpoint, request, reply, app);
  checkMayCall(endpoint, principal);
  return principal;
}
