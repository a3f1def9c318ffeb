import { secondStepSchema } from '../access/factors.ts';
import { loginRequestSchema, sessionSchema, setupRequestSchema, setupStatusSchema } from '../access/session.ts';
import { define } from './endpoint.ts';

/** Set-up, log-in and log-out. */
export const SESSION_ENDPOINTS = {
  getSetup: define({
    id: 'getSetup',
    method: 'GET',
    path: '/api/v1/setup',
    tag: 'Session',
    summary: 'Check whether the first administrator must still be created',
    description: 'Open to everybody; it shows what the log-in page needs, and nothing else.',
    auth: { kind: 'public' },
    responses: { 200: { description: 'Whether set-up is needed.', schema: setupStatusSchema } },
    errors: [],
  }),
  completeSetup: define({
    id: 'completeSetup',
    method: 'POST',
    path: '/api/v1/setup',
    tag: 'Session',
    summary: 'Create the first administrator',
    description: 'Takes the one-time token from the link printed at start, and logs in.',
    auth: { kind: 'public' },
    body: setupRequestSchema,
    location: '/api/v1/session',
    responses: { 201: { description: 'Created and logged in; the cookie is set.', schema: sessionSchema } },
    errors: ['one_time_token_wrong', 'already_set_up', 'password_too_short', 'password_too_common', 'csrf_failed'],
  }),
  getSession: define({
    id: 'getSession',
    method: 'GET',
    path: '/api/v1/session',
    tag: 'Session',
    summary: 'See who is logged in',
    description: 'Also returns the CSRF token of the session.',
    auth: { kind: 'session' },
    responses: { 200: { description: 'The session.', schema: sessionSchema } },
    errors: [],
  }),
  createSession: define({
    id: 'createSession',
    method: 'POST',
    path: '/api/v1/session',
    tag: 'Session',
    summary: 'Log in',
    description: 'Sets the session cookie; for users with a second factor, a cookie for the required second step.',
    auth: { kind: 'public' },
    body: loginRequestSchema,
    responses: {
      200: { description: 'Logged in; the cookie is set.', schema: sessionSchema },
      202: { description: 'The password is right; the second step is required.', schema: secondStepSchema },
    },
    errors: ['credentials_wrong', 'csrf_failed'],
  }),
  deleteSession: define({
    id: 'deleteSession',
    method: 'DELETE',
    path: '/api/v1/session',
    tag: 'Session',
    summary: 'Log out',
    description: 'Ends the session.',
    auth: { kind: 'session' },
    responses: { 204: { description: 'Logged out.' } },
    errors: [],
  }),
};
