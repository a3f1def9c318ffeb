import {
  batchMappingSchema,
  batchMappingsSchema,
  mappingParamsSchema,
  saveMappingRequestSchema,
} from '../batches/layout.ts';
import { define } from './endpoint.ts';

/** Saved mappings: column contents of recurring files. */
export const MAPPING_ENDPOINTS = {
  listBatchMappings: define({
    id: 'listBatchMappings',
    method: 'GET',
    path: '/api/v1/batch-mappings',
    tag: 'Batches',
    summary: 'See saved mappings',
    description: 'Mappings of file columns, saved for reuse by any user.',
    auth: { kind: 'scope', scope: 'search:read' },
    responses: { 200: { description: 'The mappings.', schema: batchMappingsSchema } },
    errors: [],
  }),
  saveBatchMapping: define({
    id: 'saveBatchMapping',
    method: 'PUT',
    path: '/api/v1/batch-mappings/{name}',
    tag: 'Batches',
    summary: 'Save a mapping',
    description:
      'Later files can be read with it. Replacing a mapping of somebody else needs policies:write. Existing batches keep their columns.',
    auth: { kind: 'scope', scope: 'search:write' },
    params: mappingParamsSchema,
    body: saveMappingRequestSchema,
    reach: 'everybody',
    responses: { 200: { description: 'Saved.', schema: batchMappingSchema } },
    errors: ['mapping_incomplete'],
  }),
  deleteBatchMapping: define({
    id: 'deleteBatchMapping',
    method: 'DELETE',
    path: '/api/v1/batch-mappings/{name}',
    tag: 'Batches',
    summary: 'Delete a saved mapping',
    description: 'Deleting a mapping of somebody else needs policies:write. Existing batches keep their columns.',
    auth: { kind: 'scope', scope: 'search:write' },
    params: mappingParamsSchema,
    reach: 'everybody',
    responses: { 204: { description: 'Deleted.' } },
    errors: ['mapping_not_found'],
  }),
};
