import { screeningsQuerySchema, screeningsResponseSchema } from '../search/screenings.ts';
import { define } from './endpoint.ts';

/** Finding recorded screenings again. */
export const HISTORY_ENDPOINTS = {
  listScreenings: define({
    id: 'listScreenings',
    method: 'GET',
    path: '/api/v1/screenings',
    tag: 'Screening',
    summary: 'Find recorded screenings',
    description:
      'What was screened, newest first, by time, outcome, user or token, policy and reference. Your own; those of others require the scope records:read. Each page is recorded, because it shows what was screened.',
    auth: { kind: 'scope', scope: 'search:read' },
    query: screeningsQuerySchema,
    responses: { 200: { description: 'A page of screenings.', schema: screeningsResponseSchema } },
    errors: ['cursor_invalid'],
  }),
};
