import { ENDPOINTS } from '@namesake/contract';
import type { FastifyInstance } from 'fastify';
import type { App } from '../../services/app.ts';
import { getEntity } from '../../services/entities/get.ts';
import { getEntityHistory } from '../../services/entities/history.ts';
import { joinParty } from '../../services/entities/join.ts';
import { getEntityRelations } from '../../services/entities/relations.ts';
import { splitParty } from '../../services/entities/split.ts';
import { undoDecision } from '../../services/entities/undo.ts';
import { acceptVersion } from '../../services/lists/accept.ts';
import { confirmRemovals } from '../../services/lists/confirm.ts';
import { listDelisted } from '../../services/lists/delisted.ts';
import { diffVersions } from '../../services/lists/diff.ts';
import { getList } from '../../services/lists/get.ts';
import { listHeld } from '../../services/lists/held.ts';
import { listLists } from '../../services/lists/list.ts';
import { refreshList } from '../../services/lists/refresh.ts';
import { refusedVersions } from '../../services/lists/refused.ts';
import { listVersions } from '../../services/lists/versions.ts';
import { getEntityOwnership } from '../../services/ownership/get.ts';
import { callOf } from '../call-of.ts';
import { endpointRoute } from '../endpoint-route.ts';
import { weakEtag } from '../etag.ts';

/** Lists, their versions, and who is on them. */
export function listRoutes(server: FastifyInstance, app: App): void {
  endpointRoute(server, ENDPOINTS.getEntity, ({ request, params }) => getEntity(callOf(app, request), params.id));
  endpointRoute(server, ENDPOINTS.splitParty, ({ request, params, body }) =>
    splitParty(callOf(app, request), params.id, body),
  );
  endpointRoute(server, ENDPOINTS.joinParty, ({ request, params, body }) =>
    joinParty(callOf(app, request), params.id, body),
  );
  endpointRoute(server, ENDPOINTS.undoPartyDecision, ({ request, params, body }) =>
    undoDecision(callOf(app, request), params.id, body),
  );
  endpointRoute(server, ENDPOINTS.getEntityHistory, ({ request, params }) =>
    getEntityHistory(callOf(app, request), params.id),
  );
  endpointRoute(server, ENDPOINTS.getEntityRelations, ({ request, params }) =>
    getEntityRelations(callOf(app, request), params.id),
  );
  endpointRoute(server, ENDPOINTS.getEntityOwnership, ({ request, params }) =>
    getEntityOwnership(callOf(app, request), params.id),
  );
  endpointRoute(server, ENDPOINTS.listLists, ({ request, reply }) => {
    const body = listLists(callOf(app, request));
    reply.header('etag', weakEtag({ ...body, items: body.items.map((item) => ({ ...item, ageSeconds: null })) }));
    return body;
  });
  endpointRoute(server, ENDPOINTS.getList, ({ request, params }) => getList(callOf(app, request), params.id));
  endpointRoute(server, ENDPOINTS.getListVersions, ({ request, params, query }) =>
    listVersions(callOf(app, request), params.id, query),
  );
  endpointRoute(server, ENDPOINTS.getListDiff, ({ request, params, query }) =>
    diffVersions(callOf(app, request), params.id, params.range, query),
  );
  endpointRoute(server, ENDPOINTS.getRefusedVersions, ({ request, params }) =>
    refusedVersions(callOf(app, request), params.id),
  );
  endpointRoute(server, ENDPOINTS.refreshList, ({ request, params }) => refreshList(callOf(app, request), params.id));
  endpointRoute(server, ENDPOINTS.getHeldRemovals, ({ request, params, query }) =>
    listHeld(callOf(app, request), params.id, query),
  );
  endpointRoute(server, ENDPOINTS.getDelisted, ({ request, params, query }) =>
    listDelisted(callOf(app, request), params.id, query),
  );
  endpointRoute(server, ENDPOINTS.confirmRemovals, ({ request, params, body }) =>
    confirmRemovals(callOf(app, request), params.id, body),
  );
  endpointRoute(server, ENDPOINTS.acceptListVersion, ({ request, params, body }) =>
    acceptVersion(callOf(app, request), params, body),
  );
}
