import { customerSchema, findCustomerRequestSchema } from '../customers/customers.ts';
import { screeningsQuerySchema, screeningsResponseSchema, waitingSchema } from '../search/screenings.ts';
import { define } from './endpoint.ts';

/** Finding recorded screenings again. */
export const HISTORY_ENDPOINTS = {
  listScreenings: define({
    id: 'listScreenings',
    method: 'GET',
    path: '/api/v1/searches',
    tag: 'Screening',
    summary: 'Find recorded screenings',
    description:
      'What was screened, by time, outcome, user or token, policy, reference, batch and hits that wait. Your own; those of others require the scope records:read. Each page is recorded, because it shows what was screened.',
    auth: { kind: 'scope', scope: 'search:read' },
    query: screeningsQuerySchema,
    responses: { 200: { description: 'A page of screenings.', schema: screeningsResponseSchema } },
    errors: ['cursor_invalid', 'customer_unknown'],
  }),
  findCustomer: define({
    id: 'findCustomer',
    method: 'POST',
    path: '/api/v1/customers/find',
    tag: 'Screening',
    summary: 'Get the opaque id of a reference',
    description:
      'References may be names or numbers of people, and addresses are written into logs: they hold this id instead. Gives the id of a reference, or the reference of an id, whether or not anything is recorded of it.',
    auth: { kind: 'scope', scope: 'search:read' },
    body: findCustomerRequestSchema,
    keepsNothing: true,
    responses: { 200: { description: 'Id and reference.', schema: customerSchema } },
    errors: ['customer_unknown'],
  }),
  countWaiting: define({
    id: 'countWaiting',
    method: 'GET',
    path: '/api/v1/inbox',
    tag: 'Screening',
    summary: 'Count the screenings with hits that wait',
    description:
      'Your own; those of others require the scope records:read. Nothing that was screened is shown, so nothing is recorded.',
    auth: { kind: 'scope', scope: 'search:read' },
    responses: { 200: { description: 'How many, up to a limit.', schema: waitingSchema } },
    errors: [],
  }),
};
