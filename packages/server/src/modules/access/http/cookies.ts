import type { FastifyReply, FastifyRequest } from 'fastify';
import { LOGIN_FLOW_MS } from '../provider/login-flow.ts';

/**
 * Names and attributes of cookies. Over https they are bound to the host (`__Host-`) and never sent in clear.
 * `markName` marks a browser with an earlier log-in, `flowName` a log-in in progress at a provider, and `stepName` a
 * log-in waiting for its second step.
 */
type SessionCookie = {
  readonly name: string;
  readonly markName: string;
  readonly flowName: string;
  readonly stepName: string;
  readonly secure: boolean;
};

/** Cookies for the URL of this installation. */
export function sessionCookie(publicUrl: URL | null): SessionCookie {
  const secure = publicUrl?.protocol === 'https:';
  const name = secure ? '__Host-namesake' : 'namesake';
  return { name, markName: `${name}-known`, flowName: `${name}-login`, stepName: `${name}-step`, secure };
}

/** Value of the session cookie, or undefined if the request has none. */
export function readCookie(request: FastifyRequest, { name }: SessionCookie): string | undefined {
  const value = request.cookies[name];
  return value === '' ? undefined : value;
}

/** Mark of the browser, or undefined. */
export const readMark = (request: FastifyRequest, { markName }: SessionCookie): string | undefined =>
  request.cookies[markName];

/** Cookie of a log-in waiting for its second step, or undefined. */
export const readStep = (request: FastifyRequest, { stepName }: SessionCookie): string | undefined =>
  request.cookies[stepName];

/** Sets the session cookie. Scripts cannot read it, and browsers send it only from this site's own pages. */
export function setCookie(reply: FastifyReply, cookie: SessionCookie, value: string, expiresAt: number): void {
  reply.setCookie(cookie.name, value, { ...attributes(cookie), expires: new Date(expiresAt) });
}

/** Marks the browser as one with an earlier log-in. Stays when the session ends. */
export function setMark(reply: FastifyReply, cookie: SessionCookie, value: string, expiresAt: number): void {
  reply.setCookie(cookie.markName, value, { ...attributes(cookie), expires: new Date(expiresAt) });
}

/** Binds a log-in waiting for its second step to the browser. */
export function setStep(reply: FastifyReply, cookie: SessionCookie, value: string, expiresAt: number): void {
  reply.setCookie(cookie.stepName, value, { ...attributes(cookie), expires: new Date(expiresAt) });
}

/** Clears the cookie set by `setStep`. */
export function clearStep(reply: FastifyReply, cookie: SessionCookie): void {
  reply.clearCookie(cookie.stepName, attributes(cookie));
}

/** Clears the session cookie. */
export function clearCookie(reply: FastifyReply, cookie: SessionCookie): void {
  reply.clearCookie(cookie.name, attributes(cookie));
}

function attributes({ secure }: SessionCookie) {
  return { httpOnly: true, sameSite: 'strict', path: '/', secure } as const;
}

/** Sealed flow of the log-in in progress in this browser, or undefined. */
export const readFlow = (request: FastifyRequest, { flowName }: SessionCookie): string | undefined =>
  request.cookies[flowName];

/**
 * Sets the flow cookie. Unlike the session cookie it is not `Strict`, so browsers send it on the way back from the
 * provider.
 */
export function setFlow(reply: FastifyReply, cookie: SessionCookie, value: string): void {
  reply.setCookie(cookie.flowName, value, { ...flowAttributes(cookie), maxAge: LOGIN_FLOW_MS / 1_000 });
}

/** Clears the flow cookie, since a log-in comes back only once. */
export function clearFlow(reply: FastifyReply, cookie: SessionCookie): void {
  reply.clearCookie(cookie.flowName, flowAttributes(cookie));
}

function flowAttributes({ secure }: SessionCookie) {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
}
