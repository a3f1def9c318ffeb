import type { FastifyReply } from 'fastify';
import type { Handlers } from '../../../context/handler.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { recordOf } from '../../../lib/formats/json-record.ts';
import { listAlgorithms } from './algorithms.ts';
import { checkReady, getCatalog, refreshAll } from './catalog.ts';
import { type Moved, readAdjacent, readEntity } from './entities.ts';
import { matchEntities } from './match.ts';
import { getManifest, readQueries, reconcile } from './reconcile.ts';
import { searchEntities } from './search.ts';

/** The API of yente 5. */
export const yenteHandlers = {
  yenteMatch: async ({ call, request, reply, params, query, body }) => {
    const count = Object.keys(body.queries).length;
    // An id that objects of the language keep for themselves would be lost with its query.
    if (Object.keys(recordOf(recordOf(request.body)['queries'])).length !== count)
      throw new ApiError('bad_request', { detail: 'A query has an id that is not taken: give it another one.' });
    // A batch counts as the searches that it is.
    request.charge(count - 1);
    const answer = await matchEntities(call, { dataset: params.dataset, body, query }, sayIn(reply));
    reply.header('x-batch-size', String(Object.keys(answer.responses).length));
    return answer;
  },
  yenteSearch: ({ call, reply, params, query }) => searchEntities(call, params.dataset, query, sayIn(reply)),
  yenteEntity: ({ call, reply, params, query }) =>
    orMoved(reply, readEntity(call, params.id, query.nested !== false), (id) => id),
  yenteAdjacent: ({ call, reply, params, query }) =>
    orMoved(reply, readAdjacent(call, params.id, query), (id) => `../${id}/adjacent`),
  yenteManifest: ({ call, params }) => getManifest(call, params.dataset),
  yenteReconcile: async ({ call, request, reply, params, body }) => {
    const queries = readQueries(body.queries);
    request.charge(Object.keys(queries).length - 1);
    const answer = await reconcile(call, params.dataset, queries, sayIn(reply));
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

/** The answer, or where it is: beside this address, so that proxies may put anything before it. */
function orMoved(reply: FastifyReply, answer: object | Moved, addressOf: (id: string) => string): unknown {
  if (!('movedTo' in answer)) return answer;
  reply.redirect(addressOf(encodeURIComponent(answer.movedTo)), 308);
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
