import type { Handlers } from '../../context/handler.ts';
import { addPasskey } from './factors/add-passkey.ts';
import { confirmTotp } from './factors/confirm-totp.ts';
import { getOwnFactors } from './factors/get-own.ts';
import { logInByPasskey } from './factors/log-in-by-passkey.ts';
import { relyingPartyOf } from './factors/relying-party.ts';
import { removePasskey } from './factors/remove-passkey.ts';
import { removeTotp } from './factors/remove-totp.ts';
import { replaceRecoveryCodes } from './factors/replace-recovery-codes.ts';
import { startPasskey } from './factors/start-passkey.ts';
import { startPasskeyLogin } from './factors/start-passkey-login.ts';
import { startTotp } from './factors/start-totp.ts';
import { takeSecondStep } from './factors/take-second-step.ts';
import { handOver } from './http/hand-over.ts';
import { openCall } from './http/open-call.ts';

/** Second factors and passkeys. */
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
