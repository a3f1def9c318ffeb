import { screeningsQuerySchema, screeningsResponseSchema, waitingSchema } from '../search/screenings.ts';
import { define } from './endpoint.ts';

/** Searching recorded screenings. */
export const HISTORY_ENDPOINTS = {
  listScreenings: define({
    id: 'listScreenings',
    method: 'GET',
    path: '/api/v1/searches',
    tag: 'Screening',
    summary: 'Find recorded screenings',
    description:
      'Screenings by time, outcome, user or token, policy, reference, batch and pending hits. Your own; those of others require the scope records:read. Each page is recorded, because it shows what was screened.',
    auth: { kind: 'scope', scope: 'search:read' },
    query: screeningsQuerySchema,
    responses: { 200: { description: 'A page of screenings.', schema: screeningsResponseSchema } },
    errors: ['cursor_invalid', 'customer_unknown'],
  }),
  countWaiting: define({
    id: 'countWaiting',
    method: 'GET',
    path: '/api/v1/inbox',
    tag: 'Screening',
    summary: 'Count the screenings with pending hits',
    description:
      'Your own; those of others require the scope records:read. No screened data is shown, so nothing is recorded.',
    auth: { kind: 'scope', scope: 'search:read' },
    responses: { 200: { description: 'How many, up to a limit.', schema: waitingSchema } },
    errors: [],
  }),
};
