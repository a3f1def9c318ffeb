import { ENDPOINTS } from '@namesake/contract';
import type { FastifyInstance } from 'fastify';
import type { App } from '../../services/app.ts';
import { confirmTotp } from '../../services/factors/confirm-totp.ts';
import { getOwnFactors } from '../../services/factors/get-own.ts';
import { removeTotp } from '../../services/factors/remove-totp.ts';
import { replaceRecoveryCodes } from '../../services/factors/replace-recovery-codes.ts';
import { startTotp } from '../../services/factors/start-totp.ts';
import { takeSecondStep } from '../../services/factors/take-second-step.ts';
import { callOf, openCallOf } from '../call-of.ts';
import { endpointRoute } from '../endpoint-route.ts';
import { handOver } from '../hand-over.ts';
import type { SessionCookie } from '../session-cookie.ts';

/** Second factors: the second step of a log-in, and what people do about their own. */
export function factorRoutes(server: FastifyInstance, app: App, cookie: SessionCookie): void {
  endpointRoute(server, ENDPOINTS.takeSecondStep, async ({ request, reply, body }) =>
    handOver(app, reply, cookie, await takeSecondStep(openCallOf(app, request, cookie), body)),
  );
  endpointRoute(server, ENDPOINTS.getOwnFactors, ({ request }) => getOwnFactors(callOf(app, request)));
  endpointRoute(server, ENDPOINTS.startTotp, ({ request, body }) => startTotp(callOf(app, request), body));
  endpointRoute(server, ENDPOINTS.confirmTotp, ({ request, body }) => confirmTotp(callOf(app, request), body));
  endpointRoute(server, ENDPOINTS.removeTotp, ({ request, body }) => removeTotp(callOf(app, request), body));
  endpointRoute(server, ENDPOINTS.replaceRecoveryCodes, ({ request, body }) =>
    replaceRecoveryCodes(callOf(app, request), body),
  );
}
