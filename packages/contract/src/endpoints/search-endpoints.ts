import { searchAnswerSchema } from '../search/compact-response.ts';
import { compareRequestSchema, compareResponseSchema } from '../search/compare.ts';
import { diagnoseRequestSchema, diagnoseResponseSchema } from '../search/diagnose.ts';
import { exampleSchema } from '../search/example.ts';
import { searchParamsSchema } from '../search/search-params.ts';
import { searchRequestSchema } from '../search/search-request.ts';
import { searchResponseSchema } from '../search/search-response.ts';
import { define } from './endpoint.ts';

/** Screening one party: searches, diagnoses, comparisons. */
export const SEARCH_ENDPOINTS = {
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
      'reference_needed',
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
};
