import { ENDPOINTS } from '@namesake/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type RelyingParty, relyingPartyOf } from '../../auth/factors/relying-party.ts';
import type { App } from '../../services/app.ts';
import { addPasskey } from '../../services/factors/add-passkey.ts';
import { logInByPasskey } from '../../services/factors/log-in-by-passkey.ts';
import { removePasskey } from '../../services/factors/remove-passkey.ts';
import { startPasskey } from '../../services/factors/start-passkey.ts';
import { startPasskeyLogin } from '../../services/factors/start-passkey-login.ts';
import { callOf, openCallOf } from '../call-of.ts';
import { endpointRoute } from '../endpoint-route.ts';
import { handOver } from '../hand-over.ts';
import type { SessionCookie } from '../session-cookie.ts';

/** Passkeys: logging in by one, and the own ones. */
export function passkeyRoutes(server: FastifyInstance, app: App, cookie: SessionCookie, publicUrl: URL | null): void {
  const partyOf = ({ protocol, host }: FastifyRequest): RelyingParty | undefined =>
    relyingPartyOf(publicUrl, { protocol, host });
  endpointRoute(server, ENDPOINTS.startPasskeyLogin, ({ request, body }) =>
    startPasskeyLogin(openCallOf(app, request, cookie), partyOf(request), body),
  );
  endpointRoute(server, ENDPOINTS.logInByPasskey, async ({ request, reply, body }) => {
    const started = await logInByPasskey(openCallOf(app, request, cookie), partyOf(request), body);
    return handOver(app, reply, cookie, started);
  });
  endpointRoute(server, ENDPOINTS.startPasskey, ({ request, body }) =>
    startPasskey(callOf(app, request), partyOf(request), body),
  );
  endpointRoute(server, ENDPOINTS.addPasskey, ({ request, body }) =>
    addPasskey(callOf(app, request), partyOf(request), body),
  );
  endpointRoute(server, ENDPOINTS.removePasskey, ({ request, params, body }) =>
    removePasskey(callOf(app, request), params.id, body),
  );
}
