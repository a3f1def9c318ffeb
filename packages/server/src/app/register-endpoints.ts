import { ENDPOINT_IDS, ENDPOINTS, type EndpointId } from '@namesake/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../context/app.ts';
import { callOf, type HandlerInput } from '../context/handler.ts';
import { registerEndpoint } from '../http/register-endpoint.ts';
import { takeFiles } from '../http/upload/file-body.ts';
import { identifyAgain } from '../modules/access/http/check-caller.ts';
import { isAnsweredAgain } from '../modules/idempotency/add-idempotency.ts';
import { HANDLERS } from './handlers.ts';

/** Registers every endpoint of the contract with its handler. */
export function registerEndpoints(server: FastifyInstance, app: App): void {
  const takesFile = (id: EndpointId): boolean => 'upload' in ENDPOINTS[id];
  for (const id of ENDPOINT_IDS) if (!takesFile(id)) register(server, app, id);
  // Uploads are streamed, unlike the bodies of all other endpoints.
  server.register(async (scope) => {
    takeFiles(scope);
    for (const id of ENDPOINT_IDS) if (takesFile(id)) register(scope, app, id);
  });
}

function register<Id extends EndpointId>(server: FastifyInstance, app: App, id: Id): void {
  const endpoint = ENDPOINTS[id];
  const handler = HANDLERS[id];
  registerEndpoint(server, endpoint, (valid) => {
    const { request, reply } = valid;
    const again = () => identifyAgain(endpoint, request, reply, app);
    const answeredAgain = (body: unknown) => isAnsweredAgain(app, request, reply, body);
    return handler({ ...valid, app, call: callFor(id, app, request, reply), again, answeredAgain });
  });
}

type CallOf<Id extends EndpointId> = HandlerInput<(typeof ENDPOINTS)[Id]>['call'];

/** Builds the call for the handler of an endpoint. */
function callFor<Id extends EndpointId>(id: Id, app: App, request: FastifyRequest, reply: FastifyReply): CallOf<Id> {
  const isPublic = ENDPOINTS[id].auth.kind === 'public';
  // Same condition as in the type, which TypeScript cannot follow.
  return (isPublic ? undefined : callOf(app, request, reply)) as CallOf<Id>;
}
