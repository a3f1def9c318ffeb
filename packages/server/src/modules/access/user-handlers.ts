import type { Handlers } from '../../context/handler.ts';
import { handOver } from './http/hand-over.ts';
import { openCall } from './http/open-call.ts';
import { acceptInvitation } from './users/accept-invitation.ts';
import { inviteUser } from './users/invite.ts';
import { listUsers } from './users/list.ts';
import { listRoles } from './users/list-roles.ts';
import { resetFactors } from './users/reset-factors.ts';
import { unlockUser } from './users/unlock.ts';
import { updateUser } from './users/update.ts';
import { withdrawInvitation } from './users/withdraw-invitation.ts';

/** People, their roles and invitations. */
export const userHandlers = {
  listRoles: () => listRoles(),
  listUsers: ({ call }) => listUsers(call),
  inviteUser: ({ call, body }) => inviteUser(call, body),
  withdrawInvitation: ({ call, params }) => withdrawInvitation(call, params.id),
  updateUser: ({ call, params, body }) => updateUser(call, params.id, body),
  unlockUser: ({ call, params }) => unlockUser(call, params.id),
  resetFactors: ({ call, params }) => resetFactors(call, params.id),
  acceptInvitation: async ({ app, request, reply, body }) =>
    handOver(app, reply, await acceptInvitation(openCall(app, request), body)),
} satisfies Partial<Handlers>;
