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

/** The API of yente 5. */
export const yenteHandlers = {
  yenteMatch: async ({ call, request, reply, params, query, body }) => {
    const sent = recordOf(recordOf(request.body)['queries']);
    checkQueries(sent, body.queries);
    for (const [id, one] of Object.entries(body.queries)) {
      const given = recordOf(sent[id]);
      checkMembers(id, given);
      checkNothingLost(recordOf(given['properties']), one.properties, 'property');
    }
    // A batch counts as the searches that it is.
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

/** The answer, or where it is: beside this address, so that proxies may put anything before it; the same page of it. */
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

/** Names each recorded screening in a header, in the order of the queries; on errors, too. */
function sayIn(reply: FastifyReply): (searchId: string) => void {
  const ids: string[] = [];
  return (searchId) => {
    ids.push(searchId);
    reply.header('search-id', ids.join(', '));
  };
}
