import { pageQuerySchema } from '../basics/page.ts';
import {
  changeDecisionsRequestSchema,
  decideManyRequestSchema,
  decideRequestSchema,
  decisionPageSchema,
  decisionsSchema,
  handOverRequestSchema,
} from '../decisions/decisions.ts';
import { searchParamsSchema } from '../search/search-params.ts';
import { define } from './endpoint.ts';

/** Decisions on hits. */
export const DECISION_ENDPOINTS = {
  decideHits: define({
    id: 'decideHits',
    method: 'POST',
    path: '/api/v1/searches/{id}/decisions',
    tag: 'Decisions',
    summary: 'Decide on a hit',
    description:
      'Makes one decision for each listing, all of them or none. If the screening has an externalRef, later answers for it show the decision; no score, priority or outcome depends on it. If a policy requires four eyes, the decisions are proposals until somebody else approves them.',
    auth: { kind: 'scope', scope: 'decisions:write' },
    params: searchParamsSchema,
    body: decideRequestSchema,
    idempotency: 'nothing',
    reach: { own: 'screening', others: 'records:read' },
    location: '/api/v1/searches/{id}/decisions',
    responses: { 201: { description: 'The decisions.', schema: decisionsSchema } },
    errors: ['search_not_found', 'search_erased', 'listing_not_found_by_search'],
  }),
  decideManyHits: define({
    id: 'decideManyHits',
    method: 'POST',
    path: '/api/v1/decisions',
    tag: 'Decisions',
    summary: 'Decide on hits of several screenings',
    description:
      'One verdict with one reason about hits of several screenings: all decisions are made, or none. A listing that several of the screenings found for the same externalRef gets one decision. If the policy of a screening requires four eyes, its decisions are proposals.',
    auth: { kind: 'scope', scope: 'decisions:write' },
    body: decideManyRequestSchema,
    idempotency: 'nothing',
    reach: { own: 'screening', others: 'records:read' },
    location: '/api/v1/searches/{items.0.searchId}/decisions',
    responses: { 201: { description: 'The decisions.', schema: decisionsSchema } },
    errors: ['search_not_found', 'search_erased', 'listing_not_found_by_search', 'nothing_open', 'too_long'],
  }),
  listSearchDecisions: define({
    id: 'listSearchDecisions',
    method: 'GET',
    path: '/api/v1/searches/{id}/decisions',
    tag: 'Decisions',
    summary: 'See the decisions on a screening',
    description:
      'Every decision about a listing that the screening found, also those that are over: made on this screening or on any other with its externalRef.',
    auth: { kind: 'scope', scope: 'search:read' },
    params: searchParamsSchema,
    reach: { own: 'screening', others: 'records:read' },
    responses: { 200: { description: 'The decisions, the oldest first.', schema: decisionsSchema } },
    errors: ['search_not_found', 'search_erased'],
  }),
  listDecisions: define({
    id: 'listDecisions',
    method: 'GET',
    path: '/api/v1/decisions',
    tag: 'Decisions',
    summary: 'See the proposals that need approval',
    description: 'Decisions that a second person must approve or reject, the newest first.',
    auth: { kind: 'scope', scope: 'records:read' },
    query: pageQuerySchema,
    responses: { 200: { description: 'A page of decisions.', schema: decisionPageSchema } },
    errors: ['cursor_invalid'],
  }),
  changeDecisions: define({
    id: 'changeDecisions',
    method: 'POST',
    path: '/api/v1/decisions/change',
    tag: 'Decisions',
    summary: 'Approve, reject or revoke decisions',
    description:
      'Changes all of them or none. approve and reject need the scope decisions:approve and a logged-in person who is not the proposer; revoke needs decisions:write.',
    auth: { kind: 'scope', scope: 'decisions:write', or: 'decisions:approve' },
    body: changeDecisionsRequestSchema,
    idempotency: 'nothing',
    reach: { own: 'decision', others: 'records:read' },
    responses: { 200: { description: 'The decisions as they are now.', schema: decisionsSchema } },
    errors: ['hit_decision_not_found', 'decision_over', 'own_proposal', 'person_needed'],
  }),
  handOverDecisions: define({
    id: 'handOverDecisions',
    method: 'POST',
    path: '/api/v1/decisions/hand-over',
    tag: 'Decisions',
    summary: 'Hand over proposals to another person',
    description:
      'Assigns proposals to a person, for example while somebody is away: all of them or none. Everybody else who may approve still can. The person needs the scope decisions:approve and must not be the proposer.',
    auth: { kind: 'scope', scope: 'decisions:approve' },
    body: handOverRequestSchema,
    idempotency: 'nothing',
    reach: { own: 'decision', others: 'records:read' },
    responses: { 200: { description: 'The decisions as they are now.', schema: decisionsSchema } },
    errors: ['hit_decision_not_found', 'decision_over', 'own_proposal', 'user_not_found', 'approver_needed'],
  }),
};
