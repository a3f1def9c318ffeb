import { ENDPOINTS } from '@namesake/contract';
import type { FastifyInstance } from 'fastify';
import type { App } from '../../services/app.ts';
import { eraseRecords } from '../../services/erasures/create.ts';
import { previewErasure } from '../../services/erasures/preview.ts';
import { liftLegalHold } from '../../services/legal-holds/lift.ts';
import { listLegalHolds } from '../../services/legal-holds/list.ts';
import { placeLegalHold } from '../../services/legal-holds/place.ts';
import { confirmClock } from '../../services/retention/confirm-clock.ts';
import { getRetention } from '../../services/retention/get.ts';
import { previewRetention } from '../../services/retention/preview.ts';
import { saveRetention } from '../../services/retention/save.ts';
import { callOf } from '../call-of.ts';
import { endpointRoute } from '../endpoint-route.ts';

/** Retention, legal holds, erasure. */
export function retentionRoutes(server: FastifyInstance, app: App): void {
  endpointRoute(server, ENDPOINTS.getRetention, ({ request }) => getRetention(callOf(app, request)));
  endpointRoute(server, ENDPOINTS.saveRetention, ({ request, body }) => saveRetention(callOf(app, request), body));
  endpointRoute(server, ENDPOINTS.previewRetention, ({ request, body }) =>
    previewRetention(callOf(app, request), body.items),
  );
  endpointRoute(server, ENDPOINTS.confirmClock, ({ request, body }) => confirmClock(callOf(app, request), body.today));
  endpointRoute(server, ENDPOINTS.listLegalHolds, ({ request }) => listLegalHolds(callOf(app, request)));
  endpointRoute(server, ENDPOINTS.placeLegalHold, ({ request, body }) => placeLegalHold(callOf(app, request), body));
  endpointRoute(server, ENDPOINTS.liftLegalHold, ({ request, params }) =>
    liftLegalHold(callOf(app, request), params.id),
  );
  endpointRoute(server, ENDPOINTS.previewErasure, ({ request, body }) =>
    previewErasure(callOf(app, request), body.selection),
  );
  endpointRoute(server, ENDPOINTS.eraseRecords, ({ request, body }) => eraseRecords(callOf(app, request), body));
}
