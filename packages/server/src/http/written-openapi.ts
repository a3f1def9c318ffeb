import { routePath } from '@namesake/contract';
import Fastify from 'fastify';
import { ALL_ENDPOINTS, describeApi, routeSchema } from './openapi.ts';

/** The OpenAPI document that a service of this version serves, without one: JSON of a line for each member. */
export async function writtenOpenapi(version: string): Promise<string> {
  const server = Fastify();
  server.setValidatorCompiler(() => (value) => ({ value }));
  server.setSerializerCompiler(() => (value) => JSON.stringify(value));
  await describeApi(server, version);
  for (const endpoint of ALL_ENDPOINTS)
    server.route({
      method: endpoint.method,
      url: routePath(endpoint),
      schema: routeSchema(endpoint),
      handler: () => null,
    });
  await server.ready();
  return `${JSON.stringify(server.swagger(), null, 1)}\n`;
}
