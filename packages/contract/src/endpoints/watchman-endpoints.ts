import { z } from 'zod';
import { watchmanHealthSchema, watchmanListInfoSchema, watchmanSearchSchema } from '../compat/watchman-entity.ts';
import { watchmanQuerySchema } from '../compat/watchman-query.ts';
import { define } from './endpoint.ts';

/** Base path for clients written for Moov Watchman. */
export const WATCHMAN_BASE = '/compat/watchman';

/** A token, also accepted as the HTTP Basic password. */
const TOKEN = { kind: 'token', scope: 'compat', basic: true } as const;
const PUBLIC = { kind: 'public' } as const;

/**
 * The API of Moov Watchman 0.50 and later. Not in the endpoint table: errors have Watchman's format, which our own API
 * document cannot describe. `GET` writes a record and requires a token, never a cookie.
 */
export const WATCHMAN_ENDPOINTS = {
  search: define({
    id: 'watchmanSearch',
    method: 'GET',
    path: '/compat/watchman/v2/search',
    tag: 'Screening',
    summary: 'Screen in Watchman’s format',
    description: 'The same screening as POST /api/v1/search, recorded, in the shape of Moov Watchman.',
    auth: TOKEN,
    query: watchmanQuerySchema,
    records: true,
    responses: { 200: { description: 'The entities found.', schema: watchmanSearchSchema } },
    errors: [
      'answer_incomplete',
      'policy_not_allowed',
      'empty_search_text',
      'search_text_too_long',
      'unscreenable_text',
      'identifier_not_covered',
      'invalid_birth_date',
      'unknown_list',
      'lists_unavailable',
      'starting',
      'search_too_expensive',
      'deadline_exceeded',
      'request_cancelled',
    ],
  }),
  listInfo: define({
    id: 'watchmanListInfo',
    method: 'GET',
    path: '/compat/watchman/v2/listinfo',
    tag: 'Lists',
    summary: 'Show the lists in Watchman’s format',
    description: 'The lists that are searched, in the shape of Moov Watchman.',
    auth: TOKEN,
    responses: { 200: { description: 'The lists.', schema: watchmanListInfoSchema } },
    errors: ['starting'],
  }),
  ping: define({
    id: 'watchmanPing',
    method: 'GET',
    path: '/compat/watchman/ping',
    tag: 'Service',
    summary: 'Answer PONG',
    description: 'Says that the service listens.',
    auth: PUBLIC,
    responses: { 200: { description: 'PONG', schema: z.string(), mediaType: 'text/plain' } },
    errors: [],
  }),
  live: define({
    id: 'watchmanLive',
    method: 'GET',
    path: '/compat/watchman/live',
    tag: 'Service',
    summary: 'Check whether the process is alive',
    description: 'Says that the process answers.',
    auth: PUBLIC,
    responses: { 200: { description: 'It does.', schema: watchmanHealthSchema } },
    errors: [],
  }),
  ready: define({
    id: 'watchmanReady',
    method: 'GET',
    path: '/compat/watchman/ready',
    tag: 'Service',
    summary: 'Check whether the service can screen',
    description: 'Says whether lists are loaded, as /readyz does.',
    auth: PUBLIC,
    responses: { 200: { description: 'It can.', schema: watchmanHealthSchema } },
    errors: [],
  }),
} as const;
