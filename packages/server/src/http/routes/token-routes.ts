import { ENDPOINTS } from '@namesake/contract';
import type { FastifyInstance } from 'fastify';
import type { App } from '../../services/app.ts';
import { createToken } from '../../services/tokens/create.ts';
import { listTokens } from '../../services/tokens/list.ts';
import { revokeToken } from '../../services/tokens/revoke.ts';
import { rotateToken } from '../../services/tokens/rotate.ts';
import { callOf } from '../call-of.ts';
import { endpointRoute } from '../endpoint-route.ts';

/** API tokens. */
export function tokenRoutes(server: FastifyInstance, app: App): void {
  endpointRoute(server, ENDPOINTS.listTokens, ({ request, query }) => listTokens(callOf(app, request), query));
  endpointRoute(server, ENDPOINTS.createToken, ({ request, body }) => createToken(callOf(app, request), body));
  endpointRoute(server, ENDPOINTS.revokeToken, ({ request, params }) => revokeToken(callOf(app, request), params.id));
  endpointRoute(server, ENDPOINTS.rotateToken, ({ request, params, body }) =>
    rotateToken(callOf(app, request), params.id, body),
  );
}
