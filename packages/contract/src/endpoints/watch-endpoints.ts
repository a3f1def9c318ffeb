import { z } from 'zod';
import { pageQuerySchema } from '../basics/page.ts';
import { customerParamsSchema } from '../customers/customers.ts';
import { eventsQuerySchema, eventsSchema } from '../watch/events.ts';
import {
  previewRunRequestSchema,
  runCustomerParamsSchema,
  runPageSchema,
  runParamsSchema,
  runProofSchema,
  runSchema,
  watchSchema,
} from '../watch/watch.ts';
import { define } from './endpoint.ts';

const READ = { kind: 'scope', scope: 'customers:read' } as const;

/** Runs over all customers, and their events. */
export const WATCH_ENDPOINTS = {
  getWatch: define({
    id: 'getWatch',
    method: 'GET',
    path: '/api/v1/watch',
    tag: 'Customers',
    summary: 'Check whether all customers are screened against the current lists',
    description: 'One sentence, the number of waiting customers, and the latest runs.',
    auth: READ,
    responses: { 200: { description: 'The state of the watch.', schema: watchSchema } },
    errors: [],
  }),
  listRuns: define({
    id: 'listRuns',
    method: 'GET',
    path: '/api/v1/runs',
    tag: 'Customers',
    summary: 'See runs over all customers',
    description:
      'For each run: what it was screened against, the number of customers in each status, and whether it was complete.',
    auth: READ,
    query: pageQuerySchema,
    responses: { 200: { description: 'A page of runs.', schema: runPageSchema } },
    errors: ['cursor_invalid'],
  }),
  startRun: define({
    id: 'startRun',
    method: 'POST',
    path: '/api/v1/runs',
    tag: 'Customers',
    summary: 'Screen all customers now',
    description:
      'Begins a full run, in the background. The service does so automatically each day, and whenever rules change; after a change of the lists it screens the customers that the change can affect.',
    auth: { kind: 'scope', scope: 'customers:write' },
    idempotency: 'answer',
    location: '/api/v1/runs/{id}',
    responses: { 201: { description: 'The run.', schema: runSchema } },
    errors: ['run_under_way', 'starting', 'lists_unavailable'],
  }),
  previewRun: define({
    id: 'previewRun',
    method: 'POST',
    path: '/api/v1/runs/preview',
    tag: 'Customers',
    summary: 'Preview which customers another policy would change',
    description:
      'Screens all customers under a policy, in the background, without recording or changing anything: counts.changed says how many would have a different status, and counts.examples names some.',
    auth: { kind: 'scope', scope: 'customers:write' },
    body: previewRunRequestSchema,
    idempotency: 'answer',
    location: '/api/v1/runs/{id}',
    responses: { 201: { description: 'The run.', schema: runSchema } },
    errors: ['run_under_way', 'starting', 'lists_unavailable', 'unknown_policy'],
  }),
  getRun: define({
    id: 'getRun',
    method: 'GET',
    path: '/api/v1/runs/{id}',
    tag: 'Customers',
    summary: 'Read a run',
    description: 'Also shows the progress of a running one.',
    auth: READ,
    params: runParamsSchema,
    reach: 'everybody',
    responses: { 200: { description: 'The run.', schema: runSchema } },
    errors: ['run_not_found'],
  }),
  exportRunPdf: define({
    id: 'exportRunPdf',
    method: 'GET',
    path: '/api/v1/runs/{id}/report.pdf',
    tag: 'Customers',
    summary: 'Get the attestation of a run as PDF',
    description:
      'Attests, for example for an auditor, whether all customers were screened, against what and when: lists, rules, counts, what was not compared and why, and the root. It names no customer.',
    auth: READ,
    params: runParamsSchema,
    reach: 'everybody',
    responses: {
      200: {
        description: 'The document.',
        schema: z.string().meta({ format: 'binary', id: 'RunPdf', description: 'A PDF file.', examples: ['%PDF-1.7'] }),
        mediaType: 'application/pdf',
      },
    },
    errors: ['run_not_found', 'deadline_exceeded', 'request_cancelled'],
  }),
  exportRunCsv: define({
    id: 'exportRunCsv',
    method: 'GET',
    path: '/api/v1/runs/{id}/report.csv',
    tag: 'Customers',
    summary: 'Get the status of each customer after a full run',
    description:
      'Shows who was clear against which versions of lists, and when: one line for each customer whom the run recorded and who is still known. The run records no names: name and group are empty, and changed_since is yes, for customers changed since it began. Exporting is recorded. Cells that a spreadsheet could take for a formula begin with an apostrophe.',
    auth: READ,
    longRead: true,
    params: runParamsSchema,
    reach: 'everybody',
    responses: {
      200: {
        description: 'The customers.',
        schema: z.string().meta({
          format: 'binary',
          id: 'RunCsv',
          description: 'A CSV file.',
          examples: ['external_ref,name,group,status,screened_at,lists,changed_since'],
        }),
        mediaType: 'text/csv',
      },
    },
    errors: ['run_not_found', 'customer_not_in_run'],
  }),
  getRunProof: define({
    id: 'getRunProof',
    method: 'GET',
    path: '/api/v1/runs/{id}/customers/{customerId}',
    tag: 'Customers',
    summary: 'Prove that a customer was in a run',
    description:
      'The status of the customer after a full run, with the hashes that lead from it to the root in the audit log.',
    auth: READ,
    params: runCustomerParamsSchema,
    reach: 'everybody',
    responses: { 200: { description: 'The proof.', schema: runProofSchema } },
    errors: ['run_not_found', 'customer_not_in_run'],
  }),
  listEvents: define({
    id: 'listEvents',
    method: 'GET',
    path: '/api/v1/events',
    tag: 'Customers',
    summary: 'Follow events',
    description:
      'Events of customers, batches, lists and tokens that the caller’s scopes allow, in the order in which they were recorded: pass the after of one answer to the next request.',
    auth: READ,
    query: eventsQuerySchema,
    responses: { 200: { description: 'Events, the oldest first.', schema: eventsSchema } },
    errors: [],
  }),
  listCustomerEvents: define({
    id: 'listCustomerEvents',
    method: 'GET',
    path: '/api/v1/customers/{id}/events',
    tag: 'Customers',
    summary: 'Read the events of a customer',
    description: 'The same events, for one customer.',
    auth: READ,
    params: customerParamsSchema,
    query: eventsQuerySchema,
    reach: 'everybody',
    responses: { 200: { description: 'Events, the oldest first.', schema: eventsSchema } },
    errors: ['customer_not_found'],
  }),
};
