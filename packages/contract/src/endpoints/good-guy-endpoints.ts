import { z } from 'zod';
import {
  changeGoodGuysRequestSchema,
  goodGuyPageSchema,
  goodGuyQuerySchema,
  goodGuySchema,
  goodGuysSchema,
  importedGoodGuysSchema,
  importGoodGuysRequestSchema,
  makeGoodGuysRequestSchema,
} from '../good-guys/good-guys.ts';
import { define } from './endpoint.ts';

const params = z.strictObject({
  id: z.string().meta({ description: 'Id of the good guy.', examples: ['gg_7Gk2mNp8qRs1T4fG'] }),
});

/** Good guys: customers known not to be a listed party. */
export const GOOD_GUY_ENDPOINTS = {
  makeGoodGuys: define({
    id: 'makeGoodGuys',
    method: 'POST',
    path: '/api/v1/good-guys',
    tag: 'Good guys',
    summary: 'Create good guys from decisions',
    description:
      'From then on, the listing is not a result of searches with the same externalRef: it is counted and listed in suppressed. It is a result again when the good guy expires or is revoked, when its decision is revoked, and when the listing or your own data change materially. All are created, or none. If a policy requires four eyes, they are proposals until somebody else approves them.',
    auth: { kind: 'scope', scope: 'decisions:write' },
    body: makeGoodGuysRequestSchema,
    idempotency: 'nothing',
    reach: { own: 'decision', others: 'records:read' },
    location: '/api/v1/good-guys',
    responses: { 201: { description: 'The good guys.', schema: goodGuysSchema } },
    errors: ['hit_decision_not_found', 'decision_unsuitable', 'good_guy_exists', 'listing_changed', 'starting'],
  }),
  listGoodGuys: define({
    id: 'listGoodGuys',
    method: 'GET',
    path: '/api/v1/good-guys',
    tag: 'Good guys',
    summary: 'See good guys',
    description: 'All of them, or filtered by state, your party or listing; newest first.',
    auth: { kind: 'scope', scope: 'records:read' },
    query: goodGuyQuerySchema,
    responses: { 200: { description: 'A page of good guys.', schema: goodGuyPageSchema } },
    errors: ['cursor_invalid', 'customer_unknown'],
  }),
  exportGoodGuys: define({
    id: 'exportGoodGuys',
    method: 'GET',
    path: '/api/v1/good-guys.csv',
    tag: 'Good guys',
    summary: 'Export good guys as CSV',
    description:
      'Every good guy, the oldest first, with the columns of the import. Cells that a spreadsheet could take for a formula begin with an apostrophe.',
    auth: { kind: 'scope', scope: 'records:read' },
    longRead: true,
    responses: {
      200: {
        description: 'A CSV file.',
        schema: z
          .string()
          .meta({ format: 'binary', id: 'GoodGuyCsv', description: 'A CSV file.', examples: ['external_ref,listing'] }),
        mediaType: 'text/csv',
      },
    },
    errors: [],
  }),
  importGoodGuys: define({
    id: 'importGoodGuys',
    method: 'POST',
    path: '/api/v1/good-guy-imports',
    tag: 'Good guys',
    summary: 'Import good guys from CSV',
    description:
      'Rows that cannot become good guys are refused, each with its line and the reason; the others are made.',
    auth: { kind: 'scope', scope: 'decisions:write' },
    longRead: true,
    body: importGoodGuysRequestSchema,
    idempotency: 'answer',
    responses: { 200: { description: 'Outcome of the rows.', schema: importedGoodGuysSchema } },
    errors: ['csv_unusable', 'starting'],
  }),
  getGoodGuy: define({
    id: 'getGoodGuy',
    method: 'GET',
    path: '/api/v1/good-guys/{id}',
    tag: 'Good guys',
    summary: 'Read a good guy',
    description: 'With its full history.',
    auth: { kind: 'scope', scope: 'records:read' },
    params,
    reach: 'everybody',
    responses: { 200: { description: 'The good guy.', schema: goodGuySchema } },
    errors: ['good_guy_not_found'],
  }),
  changeGoodGuys: define({
    id: 'changeGoodGuys',
    method: 'POST',
    path: '/api/v1/good-guy-changes',
    tag: 'Good guys',
    summary: 'Approve, reject or revoke good guys',
    description:
      'Changes all of them or none. approve and reject need the scope decisions:approve and a logged-in person who is not the proposer; revoke needs decisions:write.',
    auth: { kind: 'scope', scope: 'decisions:write', or: 'decisions:approve' },
    body: changeGoodGuysRequestSchema,
    idempotency: 'nothing',
    reach: { own: 'goodGuy', others: 'records:read' },
    responses: { 200: { description: 'The good guys as they are now.', schema: goodGuysSchema } },
    errors: ['good_guy_not_found', 'good_guy_over', 'own_proposal', 'person_needed'],
  }),
};
