import type { Handlers } from '../../context/handler.ts';
import { getOwnFactors, replaceRecoveryCodes } from './factors/own-factors.ts';
import { logInByPasskey, startPasskeyLogin } from './factors/passkey-login.ts';
import { addPasskey, removePasskey, startPasskey } from './factors/passkeys.ts';
import { relyingPartyOf } from './factors/relying-party.ts';
import { takeSecondStep } from './factors/second-step.ts';
import { confirmTotp, removeTotp, startTotp } from './factors/totp-enrolment.ts';
import { clearCookie, clearFlow, readFlow, sessionCookie, setFlow } from './http/cookies.ts';
import { handOver, handStepOver, openCall } from './http/open-call.ts';
import { finishSingleSignOn } from './oidc/finish.ts';
import { logOutOfProvider, startSingleSignOn } from './oidc/to-provider.ts';
import { createSession } from './sessions/log-in.ts';
import { changePassword, deleteSession, endOtherSessions, endSession, listSessions } from './sessions/own-account.ts';
import { presentSession, userOf } from './sessions/own-session.ts';
import { completeSetup, getSetup } from './sessions/setup.ts';
import { revokeToken, rotateToken } from './tokens/change.ts';
import { createToken } from './tokens/create.ts';
import { listTokens } from './tokens/view.ts';
import { resetFactors, unlockUser, updateUser } from './users/change.ts';
import { acceptInvitation, inviteUser, withdrawInvitation } from './users/invitations.ts';
import { listRoles, listUsers } from './users/view.ts';

/** Handlers for the first run, logging in and out, and a person's own password and sessions. */
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

/** Handlers for second factors and passkeys. */
export const factorHandlers = {
  takeSecondStep: async ({ app, request, reply, body }) =>
    handOver(app, reply, await takeSecondStep(openCall(app, request), body)),
  getOwnFactors: ({ call }) => getOwnFactors(call),
  startTotp: ({ call, body }) => startTotp(call, body),
  confirmTotp: ({ call, body }) => confirmTotp(call, body),
  removeTotp: ({ call, body }) => removeTotp(call, body),
  replaceRecoveryCodes: ({ call, body }) => replaceRecoveryCodes(call, body),
  startPasskeyLogin: ({ app, request, body }) =>
    startPasskeyLogin(openCall(app, request), relyingPartyOf(app.publicUrl, request), body),
  logInByPasskey: async ({ app, request, reply, body }) => {
    const started = await logInByPasskey(openCall(app, request), relyingPartyOf(app.publicUrl, request), body);
    return handOver(app, reply, started);
  },
  startPasskey: ({ app, call, request, body }) => startPasskey(call, relyingPartyOf(app.publicUrl, request), body),
  addPasskey: ({ app, call, request, body }) => addPasskey(call, relyingPartyOf(app.publicUrl, request), body),
  removePasskey: ({ call, params, body }) => removePasskey(call, params.id, body),
} satisfies Partial<Handlers>;

/** Handlers for OpenID Connect: log-in at the provider, the way back, and log-out. */
export const singleSignOnHandlers = {
  startSingleSignOn: async ({ app, request, reply, body }) => {
    const { started, flow } = await startSingleSignOn(openCall(app, request), body);
    setFlow(reply, sessionCookie(app.publicUrl), flow);
    return started;
  },
  finishSingleSignOn: async ({ app, request, reply }) => {
    const answer = new URLSearchParams(request.url.split('?').slice(1).join('?'));
    const sealed = readFlow(request, sessionCookie(app.publicUrl));
    const { path, started, isSpent } = await finishSingleSignOn(openCall(app, request), { sealed, answer });
    if (isSpent) clearFlow(reply, sessionCookie(app.publicUrl));
    if (started !== undefined) handOver(app, reply, started);
    return reply.redirect(path, SEE_OTHER);
  },
  leaveSingleSignOn: async ({ app, reply }) => reply.redirect(await logOutOfProvider(app), SEE_OTHER),
} satisfies Partial<Handlers>;

const SEE_OTHER = 303;

/** Handlers for users, their roles and invitations. */
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

/** Handlers for API tokens. */
export const tokenHandlers = {
  listTokens: ({ call, query }) => listTokens(call, query),
  createToken: ({ call, body }) => createToken(call, body),
  revokeToken: ({ call, params }) => revokeToken(call, params.id),
  rotateToken: ({ call, params, body }) => rotateToken(call, params.id, body),
} satisfies Partial<Handlers>;
