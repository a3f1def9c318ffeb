import type { FastifyReply, FastifyRequest } from 'fastify';
import { LOGIN_FLOW_MS } from '../provider/login-flow.ts';

/**
 * Names and attributes of cookies; over https they are bound to the host (`__Host-`) and never sent in clear.
 * `markName` is that of the mark of a browser with an earlier log-in, `flowName` that of a log-in under way at
 * a provider, `stepName` that of a log-in which waits for its second step.
 */
type SessionCookie = {
  readonly name: string;
  readonly markName: string;
  readonly flowName: string;
  readonly stepName: string;
  readonly secure: boolean;
};

/** The cookie as this installation is reached. */
export function sessionCookie(publicUrl: URL | null): SessionCookie {
  const secure = publicUrl?.protocol === 'https:';
  const name = secure ? '__Host-namesake' : 'namesake';
  return { name, markName: `${name}-known`, flowName: `${name}-login`, stepName: `${name}-step`, secure };
}

/** The cookie's value, or undefined where the request has none. */
export function readCookie(request: FastifyRequest, { name }: SessionCookie): string | undefined {
  const value = request.cookies[name];
  return value === '' ? undefined : value;
}

/** What marks the browser, or undefined. */
export const readMark = (request: FastifyRequest, { markName }: SessionCookie): string | undefined =>
  request.cookies[markName];

/** The cookie of a log-in that waits for its second step, or undefined. */
export const readStep = (request: FastifyRequest, { stepName }: SessionCookie): string | undefined =>
  request.cookies[stepName];

/** Hands the cookie to the browser: out of scripts' reach, and only sent from this site's own pages. */
export function setCookie(reply: FastifyReply, cookie: SessionCookie, value: string, expiresAt: number): void {
  reply.setCookie(cookie.name, value, { ...attributes(cookie), expires: new Date(expiresAt) });
}

/** Marks the browser as one with an earlier log-in; stays when the session ends. */
export function setMark(reply: FastifyReply, cookie: SessionCookie, value: string, expiresAt: number): void {
  reply.setCookie(cookie.markName, value, { ...attributes(cookie), expires: new Date(expiresAt) });
}

/** Binds a log-in that waits for its second step to the browser. */
export function setStep(reply: FastifyReply, cookie: SessionCookie, value: string, expiresAt: number): void {
  reply.setCookie(cookie.stepName, value, { ...attributes(cookie), expires: new Date(expiresAt) });
}

/** Ends what was bound by `setStep`. */
export function clearStep(reply: FastifyReply, cookie: SessionCookie): void {
  reply.clearCookie(cookie.stepName, attributes(cookie));
}

/** Takes the session cookie back. */
export function clearCookie(reply: FastifyReply, cookie: SessionCookie): void {
  reply.clearCookie(cookie.name, attributes(cookie));
}

function attributes({ secure }: SessionCookie) {
  return { httpOnly: true, sameSite: 'strict', path: '/', secure } as const;
}

/** What the log-in under way in this browser must come back with, or undefined. */
export const readFlow = (request: FastifyRequest, { flowName }: SessionCookie): string | undefined =>
  request.cookies[flowName];

/** Hands it to the browser, which sends it on the way back from the provider: unlike a session, it is not `Strict`. */
export function setFlow(reply: FastifyReply, cookie: SessionCookie, value: string): void {
  reply.setCookie(cookie.flowName, value, { ...flowAttributes(cookie), maxAge: LOGIN_FLOW_MS / 1_000 });
}

/** Takes it back: a log-in comes back once. */
export function clearFlow(reply: FastifyReply, cookie: SessionCookie): void {
  reply.clearCookie(cookie.flowName, flowAttributes(cookie));
}

function flowAttributes({ secure }: SessionCookie) {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
}
