import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../errors/api-error.ts';
import { allowedMethods, overlappingMethods } from '../allowed-methods.ts';
import { ALL_ENDPOINTS } from '../openapi.ts';

/**
 * Methods that an address does not take though another path with parameters would: `GET /search/diagnose` is not the
 * screening with the id "diagnose".
 */
export function refusedRoutes(server: FastifyInstance): void {
  for (const path of new Set(ALL_ENDPOINTS.map((endpoint) => endpoint.path)))
    for (const method of overlappingMethods(path))
      server.route({
        method,
        url: path,
        schema: { hide: true },
        handler: () => {
          throw new ApiError('method_not_allowed', { headers: { allow: allowedMethods(path).join(', ') } });
        },
      });
}
