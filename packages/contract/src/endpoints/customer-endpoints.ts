import { customerReferenceSchema, findCustomerRequestSchema } from '../basics/customer-reference.ts';
import {
  changeWatchRequestSchema,
  customerPageSchema,
  customerParamsSchema,
  customerQuerySchema,
  customerSchema,
  saveCustomersRequestSchema,
  savedCustomersSchema,
} from '../customers/customers.ts';
import {
  customerGroupSchema,
  customerGroupsSchema,
  groupParamsSchema,
  saveGroupRequestSchema,
} from '../customers/groups.ts';
import { define } from './endpoint.ts';

const READ = { kind: 'scope', scope: 'customers:read' } as const;
const WRITE = { kind: 'scope', scope: 'customers:write' } as const;
const one = { tag: 'Customers', params: customerParamsSchema, reach: 'everybody' } as const;

/** Monitored customers, who are rescreened whenever lists change. */
export const CUSTOMER_ENDPOINTS = {
  findCustomer: define({
    id: 'findCustomer',
    method: 'POST',
    path: '/api/v1/customers/find',
    tag: 'Customers',
    summary: 'Get the opaque id of a reference',
    description:
      'References may be names or numbers of people, and URLs are written into logs, so they contain this id instead. Returns the id of a reference, or the reference of an id, whether or not anything is recorded for it.',
    auth: { kind: 'scope', scope: 'search:read' },
    body: findCustomerRequestSchema,
    keepsNothing: true,
    responses: { 200: { description: 'Id and reference.', schema: customerReferenceSchema } },
    errors: ['customer_unknown', 'customer_not_found'],
  }),
  saveCustomers: define({
    id: 'saveCustomers',
    method: 'POST',
    path: '/api/v1/customers',
    tag: 'Customers',
    summary: 'Put customers under watch, or change them',
    description:
      'A customer with a new externalRef is added; an existing one is replaced by the sent data. Added and changed customers are screened before the answer is sent; unchanged ones are not screened again. All are saved, or none: a customer in a group that you may not see is not found. Their watch begins now, and continues until you end it.',
    auth: WRITE,
    body: saveCustomersRequestSchema,
    idempotency: 'answer',
    responses: { 200: { description: 'The customers, in the order of the request.', schema: savedCustomersSchema } },
    errors: [
      'invalid_birth_date',
      'invalid_country',
      'types_differ',
      'empty_search_text',
      'search_text_too_long',
      'customer_not_found',
      'customer_group_not_found',
      'customer_changed',
      'reference_taken',
    ],
  }),
  listCustomers: define({
    id: 'listCustomers',
    method: 'GET',
    path: '/api/v1/customers',
    tag: 'Customers',
    summary: 'See customers under watch',
    description:
      'Last added first; with a status, longest in that status first. A page is recorded, because it shows who your customers are.',
    auth: READ,
    query: customerQuerySchema,
    responses: { 200: { description: 'A page of customers.', schema: customerPageSchema } },
    errors: ['cursor_invalid'],
  }),
  getCustomer: define({
    ...one,
    id: 'getCustomer',
    method: 'GET',
    path: '/api/v1/customers/{id}',
    summary: 'Read a customer',
    description: 'Its data, the status and since when, and the screening of each party. Reading it is recorded.',
    auth: READ,
    responses: { 200: { description: 'The customer.', schema: customerSchema } },
    errors: ['customer_not_found'],
  }),
  screenCustomer: define({
    ...one,
    id: 'screenCustomer',
    method: 'POST',
    path: '/api/v1/customers/{id}/screen',
    summary: 'Screen a customer now',
    description:
      'Against the current lists. Always recorded, whether or not anything changed. A customer whose watch is off is also screened.',
    auth: WRITE,
    idempotency: 'answer',
    responses: { 200: { description: 'The customer, screened.', schema: customerSchema } },
    errors: ['customer_not_found', 'starting', 'lists_unavailable'],
  }),
  changeWatch: define({
    ...one,
    id: 'changeWatch',
    method: 'POST',
    path: '/api/v1/customers/{id}/watch',
    summary: 'Stop, end or begin the watch of a customer',
    description:
      'off: not screened again until somebody begins it; ended: the relationship is over, and the customer is purged when screenings are. on: begins it again, with a screening. A reason is kept with it.',
    auth: WRITE,
    body: changeWatchRequestSchema,
    idempotency: 'answer',
    responses: { 200: { description: 'The customer.', schema: customerSchema } },
    errors: ['customer_not_found'],
  }),
  listCustomerGroups: define({
    id: 'listCustomerGroups',
    method: 'GET',
    path: '/api/v1/customer-groups',
    tag: 'Customers',
    summary: 'See groups of customers',
    description: 'The groups that you may see, with their settings and the number of customers in each status.',
    auth: READ,
    responses: { 200: { description: 'The groups.', schema: customerGroupsSchema } },
    errors: [],
  }),
  saveCustomerGroup: define({
    id: 'saveCustomerGroup',
    method: 'PUT',
    path: '/api/v1/customer-groups/{name}',
    tag: 'Customers',
    summary: 'Set the rules of a group of customers',
    description:
      'Its policy: its customers are screened under it from now on, within about a minute; under a policy weaker than the default no customer is clear, because their screenings are restricted. The number of days between full runs, in addition to screening after changes. How long they are kept after the relationship ended (retention:write). And who may see them (users:write): others cannot see that these customers exist.',
    auth: { kind: 'scope', scope: 'policies:write' },
    params: groupParamsSchema,
    body: saveGroupRequestSchema,
    reach: 'everybody',
    responses: { 200: { description: 'The group.', schema: customerGroupSchema } },
    errors: ['unknown_policy', 'customer_group_not_found'],
  }),
  eraseCustomer: define({
    ...one,
    id: 'eraseCustomer',
    method: 'DELETE',
    path: '/api/v1/customers/{id}',
    summary: 'Erase a customer',
    description:
      'Permanently deletes the data of the customer; screenings stay, and are erased by POST /erasures. Not while a legal hold is in force.',
    auth: { kind: 'scope', scope: 'retention:write' },
    responses: { 204: { description: 'It is erased.' } },
    errors: ['customer_not_found', 'erasure_held'],
  }),
};
