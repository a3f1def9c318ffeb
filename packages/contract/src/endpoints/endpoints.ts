import { z } from 'zod';
import { secondStepSchema } from '../access/factors.ts';
import { loginRequestSchema, sessionSchema, setupRequestSchema, setupStatusSchema } from '../access/session.ts';
import { searchAnswerSchema } from '../search/compact-response.ts';
import { compareRequestSchema, compareResponseSchema } from '../search/compare.ts';
import { diagnoseRequestSchema, diagnoseResponseSchema } from '../search/diagnose.ts';
import { exampleSchema } from '../search/example.ts';
import { searchParamsSchema } from '../search/search-params.ts';
import { searchRequestSchema } from '../search/search-request.ts';
import { searchResponseSchema } from '../search/search-response.ts';
import { livezSchema, readyzQuerySchema, readyzSchema } from '../service/health.ts';
import { limitationsSchema } from '../service/limitations.ts';
import { scoringResponseSchema } from '../service/scoring.ts';
import { ACCESS_ENDPOINTS } from './access-endpoints.ts';
import { AUDIT_ENDPOINTS } from './audit-endpoints.ts';
import { BATCH_ENDPOINTS } from './batch-endpoints.ts';
import { CASE_ENDPOINTS } from './case-endpoints.ts';
import { CUSTOMER_ENDPOINTS } from './customer-endpoints.ts';
import { DECISION_ENDPOINTS } from './decision-endpoints.ts';
import { define } from './endpoint.ts';
import { FACTOR_ENDPOINTS } from './factor-endpoints.ts';
import { GOOD_GUY_ENDPOINTS } from './good-guy-endpoints.ts';
import { HISTORY_ENDPOINTS } from './history-endpoints.ts';
import { LIST_ENDPOINTS } from './list-endpoints.ts';
import { LOOKBACK_ENDPOINTS } from './lookback-endpoints.ts';
import { MAPPING_ENDPOINTS } from './mapping-endpoints.ts';
import { PASSKEY_ENDPOINTS } from './passkey-endpoints.ts';
import { POLICY_ENDPOINTS } from './policy-endpoints.ts';
import { PROOF_ENDPOINTS } from './proof-endpoints.ts';
import { RECORD_ENDPOINTS } from './record-endpoints.ts';
import { REPLAY_ENDPOINTS } from './replay-endpoints.ts';
import { RETENTION_ENDPOINTS } from './retention-endpoints.ts';
import { RULE_ENDPOINTS } from './rule-endpoints.ts';
import { SINGLE_SIGN_ON_ENDPOINTS } from './single-sign-on-endpoints.ts';
import { TOKEN_ENDPOINTS } from './token-endpoints.ts';
import { WATCH_ENDPOINTS } from './watch-endpoints.ts';
import { WEBHOOK_ENDPOINTS } from './webhook-endpoints.ts';
import { YENTE_ENDPOINTS } from './yente-endpoints.ts';

/** Base path of the versioned API. */
export const API_BASE = '/api/v1';

/** Every endpoint by id. Routes, validation and OpenAPI are generated from this table. */
export const ENDPOINTS = {
  createSearch: define({
    id: 'createSearch',
    method: 'POST',
    path: '/api/v1/search',
    tag: 'Screening',
    summary: 'Screen a name, identifier or text',
    description:
      'Returns the listed parties that the text may refer to, each with score and reasons. Hold on anything except outcome no_match with complete true.',
    auth: { kind: 'scope', scope: 'search:write' },
    body: searchRequestSchema,
    idempotency: 'searchId',
    responses: {
      200: {
        description: 'The screening, recorded.',
        schema: searchAnswerSchema,
      },
    },
    errors: [
      'empty_search_text',
      'search_text_too_long',
      'unscreenable_text',
      'identifier_not_covered',
      'threshold_too_low',
      'types_differ',
      'threshold_too_high',
      'invalid_birth_date',
      'invalid_country',
      'unknown_list',
      'unknown_policy',
      'as_of_unknown',
      'version_not_proved',
      'as_of_too_large',
      'cursor_invalid',
      'customer_not_found',
      'lists_unavailable',
      'storage_unavailable',
      'starting',
      'search_too_expensive',
      'deadline_exceeded',
      'request_cancelled',
    ],
  }),
  getSearch: define({
    id: 'getSearch',
    method: 'GET',
    path: '/api/v1/searches/{id}',
    tag: 'Screening',
    summary: 'Read a recorded screening',
    description:
      'Returns the recorded answer unchanged. Records of others require the scope records:read; without it you find only your own.',
    auth: { kind: 'scope', scope: 'search:read' },
    params: searchParamsSchema,
    reach: { own: 'screening', others: 'records:read' },
    responses: { 200: { description: 'The recorded screening.', schema: searchResponseSchema } },
    errors: ['search_not_found', 'search_erased'],
  }),
  diagnoseSearch: define({
    id: 'diagnoseSearch',
    method: 'POST',
    path: '/api/v1/search/diagnose',
    tag: 'Screening',
    summary: 'Diagnose why a party was not found',
    description:
      'Runs the search, follows one listed party through it and shows where it drops out, what each word costs, and what would have to change. Nothing is recorded.',
    auth: { kind: 'scope', scope: 'search:write' },
    body: diagnoseRequestSchema,
    keepsNothing: true,
    responses: { 200: { description: 'The search, step by step.', schema: diagnoseResponseSchema } },
    errors: [
      'empty_search_text',
      'search_text_too_long',
      'threshold_too_low',
      'types_differ',
      'threshold_too_high',
      'invalid_birth_date',
      'invalid_country',
      'unknown_list',
      'unknown_policy',
      'starting',
      'search_too_expensive',
      'deadline_exceeded',
      'request_cancelled',
    ],
  }),
  compareParties: define({
    id: 'compareParties',
    method: 'POST',
    path: '/api/v1/compare',
    tag: 'Screening',
    summary: 'Compare two parties',
    description: 'Scores two parties in the same way as a search, without any list.',
    auth: { kind: 'scope', scope: 'search:write' },
    body: compareRequestSchema,
    keepsNothing: true,
    responses: { 200: { description: 'Their similarity, and the reasons.', schema: compareResponseSchema } },
    errors: [
      'empty_search_text',
      'search_text_too_long',
      'unscreenable_text',
      'threshold_too_low',
      'types_differ',
      'threshold_too_high',
      'invalid_birth_date',
      'invalid_country',
      'unknown_policy',
      'search_too_expensive',
    ],
  }),
  getExample: define({
    id: 'getExample',
    method: 'GET',
    path: '/api/v1/example',
    tag: 'Screening',
    summary: 'Get a name to try a search with',
    description:
      'The whole primary name of a listing that a search under the default policy finds. Nothing is recorded.',
    auth: { kind: 'scope', scope: 'search:read' },
    responses: { 200: { description: 'A name, or null while there is none.', schema: exampleSchema } },
    errors: [],
  }),
  ...BATCH_ENDPOINTS,
  ...MAPPING_ENDPOINTS,
  ...LOOKBACK_ENDPOINTS,
  ...CASE_ENDPOINTS,
  ...CUSTOMER_ENDPOINTS,
  ...WATCH_ENDPOINTS,
  ...WEBHOOK_ENDPOINTS,
  ...RECORD_ENDPOINTS,
  ...DECISION_ENDPOINTS,
  ...GOOD_GUY_ENDPOINTS,
  ...LIST_ENDPOINTS,
  ...POLICY_ENDPOINTS,
  ...RULE_ENDPOINTS,
  ...PROOF_ENDPOINTS,
  ...HISTORY_ENDPOINTS,
  ...REPLAY_ENDPOINTS,
  ...AUDIT_ENDPOINTS,
  ...TOKEN_ENDPOINTS,
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
  ...SINGLE_SIGN_ON_ENDPOINTS,
  ...ACCESS_ENDPOINTS,
  ...RETENTION_ENDPOINTS,
  ...FACTOR_ENDPOINTS,
  ...PASSKEY_ENDPOINTS,
  ...YENTE_ENDPOINTS,
  getScoring: define({
    id: 'getScoring',
    method: 'GET',
    path: '/api/v1/scoring',
    tag: 'Service',
    summary: 'Read how scores are computed',
    description:
      'Every feature, weight, reason and threshold, with examples that the engine computed on invented parties. The guide has the same table.',
    auth: { kind: 'public' },
    conditional: true,
    responses: { 200: { description: 'The scoring table.', schema: scoringResponseSchema } },
    errors: [],
  }),
  getLimitations: define({
    id: 'getLimitations',
    method: 'GET',
    path: '/api/v1/limitations',
    tag: 'Service',
    summary: 'Read what screening here does not cover',
    description:
      'For each list, what is not published, not read or read only in part; the lists that are not read; and what no list covers. The guide to lists has the same content.',
    auth: { kind: 'public' },
    conditional: true,
    responses: { 200: { description: 'The limitations.', schema: limitationsSchema } },
    errors: [],
  }),
  getOpenapi: define({
    id: 'getOpenapi',
    method: 'GET',
    path: '/api/v1/openapi.json',
    tag: 'Service',
    summary: 'Read this API as OpenAPI 3.1',
    description: 'Generated from the same schemas that validate requests.',
    auth: { kind: 'public' },
    conditional: true,
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
    summary: 'Check whether the process responds',
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
    summary: 'Check whether searches can be answered',
    description:
      'For a load balancer: 200 when the required lists, or the sample list, are loaded and screenings can be recorded. With ?strict, it is 200 only if answers are also complete.',
    auth: { kind: 'public' },
    query: readyzQuerySchema,
    responses: {
      200: { description: 'Ready; the body shows what is stale.', schema: readyzSchema },
      503: { description: 'Not ready; the body shows why.', schema: readyzSchema },
    },
    errors: [],
  }),
};

/** Id of an endpoint. */
export type EndpointId = keyof typeof ENDPOINTS;

/** In the order of the table. */
export const ENDPOINT_IDS = Object.keys(ENDPOINTS) as readonly EndpointId[];
