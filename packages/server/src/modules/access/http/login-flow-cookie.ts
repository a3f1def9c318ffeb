import type { FastifyReply, FastifyRequest } from 'fastify';
import { LOGIN_FLOW_MS } from '../provider/login-flow.ts';
import type { SessionCookie } from './session-cookie.ts';

/** What the log-in under way in this browser must come back with, or undefined. */
export const readFlow = (request: FastifyRequest, { flowName }: SessionCookie): string | undefined =>
  request.cookies[flowName];

/** Hands it to the browser, which sends it on the way back from the provider: unlike a session, it is not `Strict`. */
export function setFlow(reply: FastifyReply, cookie: SessionCookie, value: string): void {
  reply.setCookie(cookie.flowName, value, { ...attributes(cookie), maxAge: LOGIN_FLOW_MS / 1_000 });
}

/** Takes it back: a log-in comes back once. */
export function clearFlow(reply: FastifyReply, cookie: SessionCookie): void {
  reply.clearCookie(cookie.flowName, attributes(cookie));
}

function attributes({ secure }: SessionCookie) {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
}
