import { z } from 'zod';
import { pageQuerySchema } from '../basics/page.ts';
import {
  createLookbackRequestSchema,
  lookbackPageSchema,
  lookbackParamsSchema,
  lookbackResultsSchema,
  lookbackSchema,
} from '../lookbacks/lookbacks.ts';
import { define } from './endpoint.ts';

const READ = { kind: 'scope', scope: 'search:read' } as const;
const OTHERS = 'Lookbacks of others, and over screenings of everybody, require the scope records:read.';
const one = { tag: 'Lookbacks', params: lookbackParamsSchema } as const;

/** Lookbacks: whether a party was ever screened, under any of its names. */
export const LOOKBACK_ENDPOINTS = {
  createLookback: define({
    id: 'createLookback',
    method: 'POST',
    path: '/api/v1/lookbacks',
    tag: 'Lookbacks',
    summary: 'Search recorded screenings for a party',
    description:
      'Compares the request of each recorded screening with the party, in the same way as a search, in the background: names in any spelling or script, aliases, and names inside longer texts. Your own screenings; with the scope records:read, all screenings. Screenings that are recorded later are not compared.',
    auth: READ,
    body: createLookbackRequestSchema,
    idempotency: 'answer',
    location: '/api/v1/lookbacks/{id}',
    responses: { 201: { description: 'The lookback.', schema: lookbackSchema } },
    errors: [
      'lookback_party',
      'lookback_limit',
      'entity_not_found',
      'starting',
      'invalid_birth_date',
      'invalid_country',
      'unscreenable_text',
      'threshold_too_low',
      'types_differ',
      'threshold_too_high',
    ],
  }),
  listLookbacks: define({
    id: 'listLookbacks',
    method: 'GET',
    path: '/api/v1/lookbacks',
    tag: 'Lookbacks',
    summary: 'See lookbacks',
    description: `The newest first. ${OTHERS}`,
    auth: READ,
    query: pageQuerySchema,
    responses: { 200: { description: 'A page of lookbacks.', schema: lookbackPageSchema } },
    errors: ['cursor_invalid'],
  }),
  getLookback: define({
    ...one,
    id: 'getLookback',
    method: 'GET',
    path: '/api/v1/lookbacks/{id}',
    summary: 'See one lookback',
    description: `Its party, progress, and number of screenings found. ${OTHERS}`,
    auth: READ,
    reach: { own: 'lookback', others: 'records:read' },
    responses: { 200: { description: 'The lookback.', schema: lookbackSchema } },
    errors: ['lookback_not_found'],
  }),
  listLookbackResults: define({
    ...one,
    id: 'listLookbackResults',
    method: 'GET',
    path: '/api/v1/lookbacks/{id}/results',
    summary: 'See the screenings in which the party was found',
    description: `The newest screening first, also while the lookback runs. ${OTHERS} Each page is recorded, because it shows what was screened.`,
    auth: READ,
    query: pageQuerySchema,
    reach: { own: 'lookback', others: 'records:read' },
    responses: { 200: { description: 'A page of screenings.', schema: lookbackResultsSchema } },
    errors: ['lookback_not_found', 'cursor_invalid'],
  }),
  exportLookbackCsv: define({
    ...one,
    id: 'exportLookbackCsv',
    method: 'GET',
    path: '/api/v1/lookbacks/{id}/report.csv',
    summary: 'Get the screenings that were found as CSV',
    description: `One line for each screening, the newest first. ${OTHERS} Cells that a spreadsheet could take for a formula begin with an apostrophe.`,
    auth: READ,
    longRead: true,
    reach: { own: 'lookback', others: 'records:read' },
    responses: {
      200: {
        description: 'The report.',
        schema: z.string().meta({
          format: 'binary',
          id: 'LookbackCsv',
          description: 'A CSV file.',
          examples: ['search_id,searched_at,external_ref'],
        }),
        mediaType: 'text/csv',
      },
    },
    errors: ['lookback_not_found'],
  }),
  cancelLookback: define({
    ...one,
    id: 'cancelLookback',
    method: 'POST',
    path: '/api/v1/lookbacks/{id}/cancel',
    summary: 'Cancel a lookback',
    description: `It stops within some screenings; what was found so far stays. ${OTHERS}`,
    auth: READ,
    idempotency: 'answer',
    reach: { own: 'lookback', others: 'records:read' },
    responses: { 200: { description: 'The lookback.', schema: lookbackSchema } },
    errors: ['lookback_not_found', 'lookback_over'],
  }),
  eraseLookback: define({
    ...one,
    id: 'eraseLookback',
    method: 'DELETE',
    path: '/api/v1/lookbacks/{id}',
    summary: 'Erase a lookback',
    description:
      'Permanently deletes the request and the results; the screenings stay. Not while a legal hold is in force.',
    auth: { kind: 'scope', scope: 'retention:write' },
    reach: 'everybody',
    responses: { 204: { description: 'It is erased.' } },
    errors: ['lookback_not_found', 'erasure_held'],
  }),
};
