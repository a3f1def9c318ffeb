import type { Handlers } from '../../context/handler.ts';
import { handOver, handStepOver } from './http/hand-over.ts';
import { openCall } from './http/open-call.ts';
import { clearCookie, sessionCookie } from './http/session-cookie.ts';
import { changePassword } from './sessions/change-password.ts';
import { completeSetup } from './sessions/complete-setup.ts';
import { createSession } from './sessions/create.ts';
import { deleteSession } from './sessions/delete.ts';
import { endSession } from './sessions/end.ts';
import { endOtherSessions } from './sessions/end-others.ts';
import { getSetup } from './sessions/get-setup.ts';
import { listSessions } from './sessions/list.ts';
import { presentSession } from './sessions/present-session.ts';
import { userOf } from './sessions/user-of.ts';

/** First run, logging in and out, and what people may do about their own password and sessions. */
export const sessionHandlers = {
  getSetup: ({ app }) => getSetup(app),
  completeSetup: async ({ app, request, reply, body }) =>
    handOver(app, reply, await completeSetup(openCall(app, request), body)),
  createSession: async ({ app, request, reply, body }) => {
    const begun = await createSession(openCall(app, request), body);
    return 'step' in begun ? handStepOver(app, reply, begun) : handOver(app, reply, begun);
  },
  getSession: ({ app, call }) => presentSession(app, userOf(call.principal)),
  deleteSession: async ({ app, call, reply }) => {
    await deleteSession(call);
    clearCookie(reply, sessionCookie(app.publicUrl));
  },
  changePassword: ({ call, body }) => changePassword(call, body),
  listSessions: ({ call }) => listSessions(call),
  endSession: ({ call, params }) => endSession(call, params.id),
  endOtherSessions: ({ call }) => endOtherSessions(call),
} satisfies Partial<Handlers>;
