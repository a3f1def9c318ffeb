import type { FastifyReply } from 'fastify';
import type { Handlers } from '../../../context/handler.ts';
import { listAlgorithms } from './algorithms.ts';
import { checkReady, getCatalog, refreshAll } from './catalog.ts';
import { matchEntities } from './match.ts';

/** The API of yente 5. */
export const yenteHandlers = {
  yenteMatch: async ({ call, reply, params, query, body }) => {
    const answer = await matchEntities(call, { dataset: params.dataset, body, query }, sayIn(reply));
    reply.header('x-batch-size', String(Object.keys(answer.responses).length));
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

/** Names each recorded screening in a header, in the order of the queries; on errors, too. */
function sayIn(reply: FastifyReply): (searchId: string) => void {
  const ids: string[] = [];
  return (searchId) => {
    ids.push(searchId);
    reply.header('search-id', ids.join(', '));
  };
}
