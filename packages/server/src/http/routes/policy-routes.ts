import { ENDPOINTS } from '@namesake/contract';
import type { FastifyInstance } from 'fastify';
import type { App } from '../../services/app.ts';
import { changePolicy } from '../../services/policies/change.ts';
import { deletePolicy } from '../../services/policies/delete.ts';
import { getPolicy } from '../../services/policies/get.ts';
import { getPolicyVersion } from '../../services/policies/get-version.ts';
import { listPolicies } from '../../services/policies/list.ts';
import { savePolicy } from '../../services/policies/save.ts';
import { callOf } from '../call-of.ts';
import { endpointRoute } from '../endpoint-route.ts';

/** Named policies. */
export function policyRoutes(server: FastifyInstance, app: App): void {
  endpointRoute(server, ENDPOINTS.listPolicies, ({ request }) => listPolicies(callOf(app, request)));
  endpointRoute(server, ENDPOINTS.getPolicy, ({ request, params }) => getPolicy(callOf(app, request), params.name));
  endpointRoute(server, ENDPOINTS.getPolicyVersion, ({ request, params }) =>
    getPolicyVersion(callOf(app, request), params),
  );
  endpointRoute(server, ENDPOINTS.savePolicy, async ({ request, reply, params, body }) => {
    const { policy, became } = await savePolicy(callOf(app, request), params.name, body);
    reply.code({ created: 201, current: 200, waiting: 202 }[became]);
    return policy;
  });
  endpointRoute(server, ENDPOINTS.changePolicy, ({ request, params, body }) =>
    changePolicy(callOf(app, request), params.name, body),
  );
  endpointRoute(server, ENDPOINTS.deletePolicy, ({ request, params }) =>
    deletePolicy(callOf(app, request), params.name),
  );
}
