import { z } from 'zod';
import { livezSchema, readyzQuerySchema, readyzSchema } from '../service/health.ts';
import { limitationsSchema } from '../service/limitations.ts';
import { scoringResponseSchema } from '../service/scoring.ts';
import { define } from './endpoint.ts';

/** What the service is, and whether it can answer. */
export const SERVICE_ENDPOINTS = {
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
