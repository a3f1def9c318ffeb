import { ENDPOINTS } from '@namesake/contract';
import type { FastifyInstance } from 'fastify';
import type { App } from '../../services/app.ts';
import { listRoles } from '../../services/roles/list.ts';
import { acceptInvitation } from '../../services/users/accept-invitation.ts';
import { inviteUser } from '../../services/users/invite.ts';
import { listUsers } from '../../services/users/list.ts';
import { resetFactors } from '../../services/users/reset-factors.ts';
import { unlockUser } from '../../services/users/unlock.ts';
import { updateUser } from '../../services/users/update.ts';
import { withdrawInvitation } from '../../services/users/withdraw-invitation.ts';
import { callOf, openCallOf } from '../call-of.ts';
import { endpointRoute } from '../endpoint-route.ts';
import { handOver } from '../hand-over.ts';
import type { SessionCookie } from '../session-cookie.ts';

/** People, their roles and invitations. */
export function userRoutes(server: FastifyInstance, app: App, cookie: SessionCookie): void {
  endpointRoute(server, ENDPOINTS.listRoles, () => listRoles());
  endpointRoute(server, ENDPOINTS.listUsers, ({ request }) => listUsers(callOf(app, request)));
  endpointRoute(server, ENDPOINTS.inviteUser, ({ request, body }) => inviteUser(callOf(app, request), body));
  endpointRoute(server, ENDPOINTS.withdrawInvitation, ({ request, params }) =>
    withdrawInvitation(callOf(app, request), params.id),
  );
  endpointRoute(server, ENDPOINTS.updateUser, ({ request, params, body }) =>
    updateUser(callOf(app, request), params.id, body),
  );
  endpointRoute(server, ENDPOINTS.unlockUser, ({ request, params }) => unlockUser(callOf(app, request), params.id));
  endpointRoute(server, ENDPOINTS.resetFactors, ({ request, params }) => resetFactors(callOf(app, request), params.id));
  endpointRoute(server, ENDPOINTS.acceptInvitation, async ({ request, reply, body }) =>
    handOver(app, reply, cookie, await acceptInvitation(openCallOf(app, request, cookie), body)),
  );
}
