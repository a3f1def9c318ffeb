import { z } from 'zod';
import {
  yenteAlgorithmsSchema,
  yenteCatalogSchema,
  yenteStatusSchema,
  yenteUpdateQuerySchema,
} from '../compat/yente/catalog.ts';
import { yenteEntityParamsSchema, yenteEntitySchema, yentePropertyParamsSchema } from '../compat/yente/entity.ts';
import {
  yenteDatasetParamsSchema,
  yenteMatchQuerySchema,
  yenteMatchResponseSchema,
  yenteMatchSchema,
} from '../compat/yente/match.ts';
import {
  yenteManifestQuerySchema,
  yenteManifestSchema,
  yenteReconciledSchema,
  yenteReconcileQuerySchema,
  yenteReconcileSchema,
} from '../compat/yente/reconcile.ts';
import {
  yenteAdjacentQuerySchema,
  yenteAdjacentSchema,
  yenteEntityQuerySchema,
  yentePageSchema,
  yenteSearchQuerySchema,
  yenteSearchResponseSchema,
} from '../compat/yente/search.ts';
import { define } from './endpoint.ts';

/** Errors with which a screening may be refused. */
const SCREENING_ERRORS = [
  'policy_not_allowed',
  'answer_incomplete',
  'unscreenable_text',
  'identifier_not_covered',
  'invalid_birth_date',
  'lists_unavailable',
  'starting',
  'search_too_expensive',
  'deadline_exceeded',
  'request_cancelled',
] as const;

const ENTITY_ERRORS = ['entity_not_found', 'starting'] as const;

/** Response if the listing was merged into another party. */
const MERGED = {
  308: { description: 'The listing is shown as part of another party: Location leads there.' },
} as const;

/** Clients of yente send a token as `ApiKey`, or none to public endpoints. */
const WITH_KEY = { tag: 'Compatibility', auth: { kind: 'scope', scope: 'compat' }, tokenScheme: 'ApiKey' } as const;
/** As with yente, unknown parameters are ignored everywhere: none could hide a result. */
const PUBLIC = { tag: 'Compatibility', auth: { kind: 'public' }, query: z.object({}) } as const;

/** The API of yente 5 below `/compat/yente`, for clients written for it. */
export const YENTE_ENDPOINTS = {
  yenteMatch: define({
    id: 'yenteMatch',
    method: 'POST',
    path: '/compat/yente/match/{dataset}',
    summary: 'Match entities (yente)',
    description:
      'Screens each query as POST /api/v1/search does and records it. If one query cannot be answered in full, the whole request fails. Also needs search:write.',
    ...WITH_KEY,
    params: yenteDatasetParamsSchema,
    query: yenteMatchQuerySchema,
    body: yenteMatchSchema,
    keepsNothing: true,
    reach: 'everybody',
    responses: { 200: { description: 'Parties that the queries may refer to.', schema: yenteMatchResponseSchema } },
    errors: SCREENING_ERRORS,
  }),
  yenteSearch: define({
    id: 'yenteSearch',
    method: 'GET',
    path: '/compat/yente/search/{dataset}',
    summary: 'Search a text (yente)',
    description:
      'Screens the text as POST /api/v1/search does and records it. The text is in the URL, which proxies may log: prefer the match. Also needs search:write.',
    ...WITH_KEY,
    params: yenteDatasetParamsSchema,
    query: yenteSearchQuerySchema,
    reach: 'everybody',
    responses: { 200: { description: 'Parties that the text may refer to.', schema: yenteSearchResponseSchema } },
    errors: SCREENING_ERRORS,
  }),
  yenteEntity: define({
    id: 'yenteEntity',
    method: 'GET',
    path: '/compat/yente/entities/{id}',
    summary: 'Read a listed party (yente)',
    description: 'The party as an entity of FollowTheMoney. Also needs search:read.',
    ...WITH_KEY,
    params: yenteEntityParamsSchema,
    query: yenteEntityQuerySchema,
    reach: 'everybody',
    responses: {
      200: { description: 'The party.', schema: yenteEntitySchema },
      ...MERGED,
    },
    errors: ENTITY_ERRORS,
  }),
  yenteAdjacent: define({
    id: 'yenteAdjacent',
    method: 'GET',
    path: '/compat/yente/entities/{id}/adjacent',
    summary: 'Read measures and relations of a listed party (yente)',
    description: 'Measures and relations of the party. Also needs search:read.',
    ...WITH_KEY,
    params: yenteEntityParamsSchema,
    query: yenteAdjacentQuerySchema,
    reach: 'everybody',
    responses: {
      200: { description: 'The party with its measures and relations.', schema: yenteAdjacentSchema },
      ...MERGED,
    },
    errors: ENTITY_ERRORS,
  }),
  yenteAdjacentProperty: define({
    id: 'yenteAdjacentProperty',
    method: 'GET',
    path: '/compat/yente/entities/{id}/adjacent/{property}',
    summary: 'Read one property of measures and relations of a listed party (yente)',
    description: 'Measures or relations of the party. Also needs search:read.',
    ...WITH_KEY,
    params: yentePropertyParamsSchema,
    query: yenteAdjacentQuerySchema,
    reach: 'everybody',
    responses: {
      200: { description: 'Its measures or relations.', schema: yentePageSchema },
      ...MERGED,
    },
    errors: ENTITY_ERRORS,
  }),
  yenteManifest: define({
    id: 'yenteManifest',
    method: 'GET',
    path: '/compat/yente/reconcile/{dataset}',
    summary: 'See the reconciliation manifest (yente)',
    description:
      'The manifest of the Reconciliation API 0.2, for programs such as OpenRefine. It supports only queries.',
    ...WITH_KEY,
    params: yenteDatasetParamsSchema,
    query: yenteManifestQuerySchema,
    reach: 'everybody',
    responses: { 200: { description: 'The manifest.', schema: yenteManifestSchema } },
    errors: ['policy_not_allowed'],
  }),
  yenteReconcile: define({
    id: 'yenteReconcile',
    method: 'POST',
    path: '/compat/yente/reconcile/{dataset}',
    summary: 'Reconcile names (yente)',
    description: 'Screens each query as a match does and records it. Also needs search:write.',
    ...WITH_KEY,
    params: yenteDatasetParamsSchema,
    query: yenteReconcileQuerySchema,
    body: yenteReconcileSchema,
    urlForm: true,
    keepsNothing: true,
    reach: 'everybody',
    responses: { 200: { description: 'Parties that the queries may refer to.', schema: yenteReconciledSchema } },
    errors: SCREENING_ERRORS,
  }),
  yenteCatalog: define({
    id: 'yenteCatalog',
    method: 'GET',
    path: '/compat/yente/catalog',
    summary: 'See the catalog of datasets (yente)',
    description: 'Lists as datasets, and the collections default and sanctions.',
    ...PUBLIC,
    responses: { 200: { description: 'The datasets.', schema: yenteCatalogSchema } },
    errors: [],
  }),
  yenteAlgorithms: define({
    id: 'yenteAlgorithms',
    method: 'GET',
    path: '/compat/yente/algorithms',
    summary: 'See the scoring algorithms (yente)',
    description: 'There is one scoring algorithm, under its own name and the names that yente clients send.',
    ...PUBLIC,
    responses: { 200: { description: 'The names.', schema: yenteAlgorithmsSchema } },
    errors: [],
  }),
  yenteHealth: define({
    id: 'yenteHealth',
    method: 'GET',
    path: '/compat/yente/healthz',
    summary: 'Check whether the process responds (yente)',
    description: 'As GET /livez.',
    ...PUBLIC,
    responses: { 200: { description: 'It does.', schema: yenteStatusSchema } },
    errors: [],
  }),
  yenteReady: define({
    id: 'yenteReady',
    method: 'GET',
    path: '/compat/yente/readyz',
    summary: 'Check whether searches can be answered (yente)',
    description: 'As GET /readyz.',
    ...PUBLIC,
    responses: { 200: { description: 'They can.', schema: yenteStatusSchema } },
    errors: ['lists_unavailable', 'starting', 'storage_unavailable'],
  }),
  yenteUpdate: define({
    id: 'yenteUpdate',
    method: 'POST',
    path: '/compat/yente/updatez',
    summary: 'Refresh all lists (yente)',
    description: 'Begins a refresh of every list, like POST /api/v1/lists/{id}/refresh. Also needs lists:write.',
    ...WITH_KEY,
    query: yenteUpdateQuerySchema,
    keepsNothing: true,
    responses: { 200: { description: 'It has begun.', schema: yenteStatusSchema } },
    errors: ['starting'],
  }),
};
