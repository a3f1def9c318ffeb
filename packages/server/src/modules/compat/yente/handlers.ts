import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Handlers } from '../../../context/handler.ts';
import { recordOf } from '../../../lib/formats/json-record.ts';
import { checkAddress } from '../query-letters.ts';
import { listAlgorithms } from './algorithms.ts';
import { checkReady, getCatalog, refreshAll } from './catalog.ts';
import { type Moved, readAdjacent, readAdjacentBy, readEntity } from './entities.ts';
import { checkMembers, checkNothingLost, checkQueries, matchEntities } from './match.ts';
import { getManifest, readQueries, reconcile } from './reconcile.ts';
import { searchEntities } from './search.ts';

/** Handlers for the API of yente 5. */
export const yenteHandlers = {
  yenteMatch: async ({ call, request, reply, params, query, body }) => {
    const sent = recordOf(recordOf(request.body)['queries']);
    checkQueries(sent, body.queries);
    for (const [id, one] of Object.entries(body.queries)) {
      const given = recordOf(sent[id]);
      checkMembers(id, given);
      checkNothingLost(recordOf(given['properties']), one.properties, 'property');
    }
    // A batch counts as the number of its searches for rate limits.
    request.charge(Object.keys(body.queries).length - 1);
    const answer = await matchEntities(call, { dataset: params.dataset, body, query }, sayIn(reply));
    reply.header('x-batch-size', String(Object.keys(answer.responses).length));
    return answer;
  },
  yenteSearch: ({ call, request, reply, params, query }) => {
    checkAddress(request);
    return searchEntities(call, params.dataset, query, sayIn(reply));
  },
  yenteEntity: ({ call, request, reply, params, query }) =>
    orMoved(request, reply, readEntity(call, params.id, query.nested !== false), (id) => id),
  yenteAdjacent: ({ call, request, reply, params, query }) =>
    orMoved(request, reply, readAdjacent(call, params.id, query), (id) => `../${id}/adjacent`),
  yenteAdjacentProperty: ({ call, request, reply, params: { id, property }, query }) =>
    orMoved(request, reply, readAdjacentBy(call, id, property, query), (own) => `../../${own}/adjacent/${property}`),
  yenteManifest: ({ call, params }) => getManifest(call, params.dataset),
  yenteReconcile: async ({ call, request, reply, params, query, body }) => {
    const queries = readQueries(body.queries);
    request.charge(Object.keys(queries).length - 1);
    const answer = await reconcile(call, { ...params, ...query }, queries, sayIn(reply));
    reply.header('x-batch-size', String(Object.keys(answer).length));
    return answer;
  },
  yenteCatalog: ({ app }) => getCatalog(app),
  yenteAlgorithms: () => listAlgorithms(),
  yenteHealth: () => ({ status: 'ok' }),
  yenteReady: ({ app }) => {
    checkReady(app);
    return { status: 'ok' };
  },
  yenteUpdate: async ({ call }) => {
    await refreshAll(call);
    return { status: 'ok' };
  },
} satisfies Partial<Handlers>;

/**
 * The answer or, if the party has another id, a relative redirect to the same page there. Proxies may add any prefix.
 */
function orMoved(
  { url }: FastifyRequest,
  reply: FastifyReply,
  answer: object | Moved,
  addressOf: (id: string) => string,
): unknown {
  if (!('movedTo' in answer)) return answer;
  reply.redirect(addressOf(encodeURIComponent(answer.movedTo)) + url.replace(/^[^?]*/, ''), 308);
  return undefined;
}

/** Lists the ids of recorded screenings in a header, in the order of the queries, even if the request fails. */
function sayIn(reply: FastifyReply): (searchId: string) => void {
  const ids: string[] = [];
  return (searchId) => {
    ids.push(searchId);
    reply.header('search-id', ids.join(', '));
  };
}
