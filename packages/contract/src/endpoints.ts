import { z } from 'zod';
import { compareRequestSchema, compareResponseSchema } from './compare.ts';
import type { Endpoint } from './endpoint.ts';
import { entityParamsSchema, entitySchema } from './entities.ts';
import { livezSchema, readyzSchema } from './health.ts';
import { listsResponseSchema } from './lists.ts';
import { searchParamsSchema } from './search-params.ts';
import { searchRequestSchema } from './search-request.ts';
import { searchResponseSchema } from './search-response.ts';
import { loginRequestSchema, sessionSchema, setupRequestSchema, setupStatusSchema } from './session.ts';
import {
  createdTokenSchema,
  createTokenRequestSchema,
  tokenInfoSchema,
  tokenParamsSchema,
  tokensResponseSchema,
} from './tokens.ts';

const define = <const E extends Endpoint>(endpoint: E): E => endpoint;

/** Where the versioned API begins. */
export const API_BASE = '/api/v1';

/** Every endpoint, by id: the one table that routes, validation and OpenAPI are made from. */
export const ENDPOINTS = {
  createSearch: define({
    id: 'createSearch',
    method: 'POST',
    path: '/api/v1/search',
    tag: 'Screening',
    summary: 'Screen a name, identifier or text',
    description:
      'Says which listed parties the text may refer to, how sure that is, and why. Hold on anything but outcome no_match with complete true.',
    auth: { kind: 'scope', scope: 'search:write' },
    body: searchRequestSchema,
    responses: { 200: { description: 'The screening, recorded.', schema: searchResponseSchema } },
    errors: [
      'empty_search_text',
      'search_text_too_long',
      'unscreenable_text',
      'identifier_not_covered',
      'threshold_too_low',
      'threshold_too_high',
      'invalid_birth_date',
      'invalid_country',
      'unknown_list',
      'lists_unavailable',
      'starting',
    ],
  }),
  getSearch: define({
    id: 'getSearch',
    method: 'GET',
    path: '/api/v1/search/{id}',
    tag: 'Screening',
    summary: 'Read a recorded screening',
    description: 'Gives back the answer as it was given then.',
    auth: { kind: 'scope', scope: 'search:read' },
    params: searchParamsSchema,
    responses: { 200: { description: 'The recorded screening.', schema: searchResponseSchema } },
    errors: ['search_not_found'],
  }),
  compareParties: define({
    id: 'compareParties',
    method: 'POST',
    path: '/api/v1/compare',
    tag: 'Screening',
    summary: 'Compare two parties',
    description: 'Scores two parties on the same path as a search, without any list.',
    auth: { kind: 'scope', scope: 'search:write' },
    body: compareRequestSchema,
    responses: { 200: { description: 'How alike they are, and why.', schema: compareResponseSchema } },
    errors: [
      'empty_search_text',
      'search_text_too_long',
      'unscreenable_text',
      'threshold_too_low',
      'threshold_too_high',
      'invalid_birth_date',
      'invalid_country',
    ],
  }),
  getEntity: define({
    id: 'getEntity',
    method: 'GET',
    path: '/api/v1/entities/{id}',
    tag: 'Lists',
    summary: 'Read a listed party',
    description: 'Everything the loaded lists say of the party that this listing belongs to.',
    auth: { kind: 'scope', scope: 'search:read' },
    params: entityParamsSchema,
    responses: { 200: { description: 'The listed party.', schema: entitySchema } },
    errors: ['entity_not_found', 'starting'],
  }),
  listLists: define({
    id: 'listLists',
    method: 'GET',
    path: '/api/v1/lists',
    tag: 'Lists',
    summary: 'See which lists are loaded',
    description: 'Version, age and state of every list of this installation.',
    auth: { kind: 'scope', scope: 'lists:read' },
    responses: { 200: { description: 'The lists.', schema: listsResponseSchema } },
    errors: [],
  }),
  listTokens: define({
    id: 'listTokens',
    method: 'GET',
    path: '/api/v1/tokens',
    tag: 'Tokens',
    summary: 'See the API tokens',
    description: 'All tokens without their secrets.',
    auth: { kind: 'scope', scope: 'tokens:write' },
    responses: { 200: { description: 'The tokens.', schema: tokensResponseSchema } },
    errors: [],
  }),
  createToken: define({
    id: 'createToken',
    method: 'POST',
    path: '/api/v1/tokens',
    tag: 'Tokens',
    summary: 'Create an API token',
    description: 'The answer is the only place where the secret is told.',
    auth: { kind: 'scope', scope: 'tokens:write' },
    body: createTokenRequestSchema,
    responses: { 201: { description: 'The token with its secret.', schema: createdTokenSchema } },
    errors: [],
  }),
  revokeToken: define({
    id: 'revokeToken',
    method: 'DELETE',
    path: '/api/v1/tokens/{id}',
    tag: 'Tokens',
    summary: 'Revoke an API token',
    description: 'It stops working at once and for good. Revoking a revoked token changes nothing.',
    auth: { kind: 'scope', scope: 'tokens:write' },
    params: tokenParamsSchema,
    responses: { 200: { description: 'The revoked token.', schema: tokenInfoSchema } },
    errors: ['token_not_found'],
  }),
  getSetup: define({
    id: 'getSetup',
    method: 'GET',
    path: '/api/v1/setup',
    tag: 'Session',
    summary: 'Ask whether the first administrator is still to be made',
    description: 'Open to everybody; tells nothing else.',
    auth: { kind: 'public' },
    responses: { 200: { description: 'Whether set-up is needed.', schema: setupStatusSchema } },
    errors: [],
  }),
  completeSetup: define({
    id: 'completeSetup',
    method: 'POST',
    path: '/api/v1/setup',
    tag: 'Session',
    summary: 'Make the first administrator',
    description: 'Takes the one-time token from the link printed at start, and logs in.',
    auth: { kind: 'public' },
    body: setupRequestSchema,
    responses: { 201: { description: 'Made and logged in; the cookie is set.', schema: sessionSchema } },
    errors: ['one_time_token_wrong', 'already_set_up', 'password_too_short', 'csrf_failed'],
  }),
  getSession: define({
    id: 'getSession',
    method: 'GET',
    path: '/api/v1/session',
    tag: 'Session',
    summary: 'Ask who is logged in',
    description: 'Also gives the CSRF token of the session.',
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
    description: 'Sets the session cookie.',
    auth: { kind: 'public' },
    body: loginRequestSchema,
    responses: { 200: { description: 'Logged in; the cookie is set.', schema: sessionSchema } },
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
  getOpenapi: define({
    id: 'getOpenapi',
    method: 'GET',
    path: '/api/v1/openapi.json',
    tag: 'Service',
    summary: 'Read this API as OpenAPI 3.1',
    description: 'Made from the same schemas that validate requests.',
    auth: { kind: 'public' },
    responses: {
      200: {
        description: 'An OpenAPI 3.1 document.',
        schema: z
          .record(z.string(), z.unknown())
          .meta({ id: 'OpenApiDocument', description: 'An OpenAPI 3.1 document.' }),
      },
    },
    errors: [],
  }),
  getLivez: define({
    id: 'getLivez',
    method: 'GET',
    path: '/livez',
    tag: 'Service',
    summary: 'Ask whether the process answers',
    description: 'For a restart probe.',
    auth: { kind: 'public' },
    responses: { 200: { description: 'It does.', schema: livezSchema } },
    errors: [],
  }),
  getReadyz: define({
    id: 'getReadyz',
    method: 'GET',
    path: '/readyz',
    tag: 'Service',
    summary: 'Ask whether searches can be answered',
    description: 'For a load balancer: 200 when the required lists, or the sample list, are loaded.',
    auth: { kind: 'public' },
    responses: {
      200: { description: 'Ready; the body tells what is stale.', schema: readyzSchema },
      503: { description: 'Not ready; the body tells why.', schema: readyzSchema },
    },
    errors: [],
  }),
};

/** Id of an endpoint. */
export type EndpointId = keyof typeof ENDPOINTS;
