import {
  singleSignOnCallbackSchema,
  startedSingleSignOnSchema,
  startSingleSignOnRequestSchema,
} from '../access/single-sign-on.ts';
import { define } from './endpoint.ts';

/** Log-in with OpenID Connect. Browsers open the last two; they respond with redirects. */
export const SINGLE_SIGN_ON_ENDPOINTS = {
  startSingleSignOn: define({
    id: 'startSingleSignOn',
    method: 'POST',
    path: '/api/v1/session/oidc',
    tag: 'Session',
    summary: 'Begin a log-in by single sign-on',
    description:
      'Returns the URL at the identity provider and sets a cookie for ten minutes, which the browser must send when the log-in returns.',
    auth: { kind: 'public' },
    body: startSingleSignOnRequestSchema,
    responses: { 200: { description: 'The address to open; the cookie is set.', schema: startedSingleSignOnSchema } },
    errors: ['single_sign_on_off', 'single_sign_on_unreachable', 'csrf_failed'],
  }),
  finishSingleSignOn: define({
    id: 'finishSingleSignOn',
    method: 'GET',
    path: '/api/v1/session/oidc/callback',
    tag: 'Session',
    summary: 'Finish a log-in by single sign-on',
    description:
      'The identity provider sends the browser here. Redirects to the page where the log-in began, or to the log-in page with the reason of a refusal.',
    auth: { kind: 'public' },
    query: singleSignOnCallbackSchema,
    responses: { 303: { description: 'Logged in, or refused: the redirect leads to the page that shows it.' } },
    errors: ['single_sign_on_off', 'storage_unavailable'],
  }),
  leaveSingleSignOn: define({
    id: 'leaveSingleSignOn',
    method: 'GET',
    path: '/api/v1/session/oidc/logout',
    tag: 'Session',
    summary: 'Log out of the identity provider',
    description: 'Redirects to the log-out page of the provider (RP-initiated logout). Ends no session here.',
    auth: { kind: 'public' },
    responses: { 303: { description: 'The redirect leads to the provider, or back if it offers no log-out.' } },
    errors: ['single_sign_on_off'],
  }),
};
