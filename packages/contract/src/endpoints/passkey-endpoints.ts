import { enrolledSchema, provePasswordRequestSchema } from '../access/factors.ts';
import {
  addPasskeyRequestSchema,
  passkeyCreationSchema,
  passkeyLoginRequestSchema,
  passkeyOptionsRequestSchema,
  passkeyParamsSchema,
  passkeyUseSchema,
  removePasskeyRequestSchema,
} from '../access/passkeys.ts';
import { sessionSchema } from '../access/session.ts';
import { define } from './endpoint.ts';

/** Passkeys (WebAuthn): logging in with one, and managing one's own. */
export const PASSKEY_ENDPOINTS = {
  startPasskeyLogin: define({
    id: 'startPasskeyLogin',
    method: 'POST',
    path: '/api/v1/session/passkey/start',
    tag: 'Session',
    summary: 'Start to log in by passkey',
    description: 'Returns the options of navigator.credentials.get. Does not reveal who has a passkey.',
    auth: { kind: 'public' },
    body: passkeyOptionsRequestSchema,
    responses: { 200: { description: 'The options.', schema: passkeyUseSchema } },
    errors: ['passkeys_unavailable', 'login_step_ended', 'csrf_failed'],
  }),
  logInByPasskey: define({
    id: 'logInByPasskey',
    method: 'POST',
    path: '/api/v1/session/passkey',
    tag: 'Session',
    summary: 'Log in by passkey',
    description:
      'Takes the result of navigator.credentials.get. If it is the only step, the authenticator must have verified its user; that counts as two factors.',
    auth: { kind: 'public' },
    body: passkeyLoginRequestSchema,
    responses: { 200: { description: 'Logged in; the cookie is set.', schema: sessionSchema } },
    errors: ['passkeys_unavailable', 'passkey_refused', 'login_step_ended', 'csrf_failed'],
  }),
  startPasskey: define({
    id: 'startPasskey',
    method: 'POST',
    path: '/api/v1/session/factors/passkeys/start',
    tag: 'Session',
    summary: 'Start to add a passkey',
    description: 'Returns the options of navigator.credentials.create.',
    auth: { kind: 'session' },
    body: provePasswordRequestSchema,
    keepsNothing: true,
    responses: { 200: { description: 'The options.', schema: passkeyCreationSchema } },
    errors: ['password_wrong', 'passkeys_unavailable'],
  }),
  addPasskey: define({
    id: 'addPasskey',
    method: 'POST',
    path: '/api/v1/session/factors/passkeys',
    tag: 'Session',
    summary: 'Add a passkey',
    description:
      'Takes the result of navigator.credentials.create. Log-ins require a second factor from now on. All other sessions of the user end.',
    auth: { kind: 'session' },
    body: addPasskeyRequestSchema,
    idempotency: 'nothing',
    location: '/api/v1/session/factors',
    responses: { 201: { description: 'Added.', schema: enrolledSchema } },
    errors: ['passkey_refused', 'passkeys_unavailable'],
  }),
  removePasskey: define({
    id: 'removePasskey',
    method: 'POST',
    path: '/api/v1/session/factors/passkeys/{id}/remove',
    tag: 'Session',
    summary: 'Remove a passkey',
    description: 'All other sessions of the user end; recovery codes are removed with the last factor.',
    auth: { kind: 'session' },
    params: passkeyParamsSchema,
    body: removePasskeyRequestSchema,
    idempotency: 'answer',
    reach: { own: 'passkey', others: null },
    responses: { 204: { description: 'Removed.' } },
    errors: ['password_wrong', 'factor_not_found'],
  }),
};
