import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Names and attributes of cookies; over https they are bound to the host (`__Host-`) and never sent in clear.
 * `markName` is that of the mark of a browser in which somebody has logged in, `flowName` that of a log-in under way.
 */
export type SessionCookie = {
  readonly name: string;
  readonly markName: string;
  readonly flowName: string;
  readonly secure: boolean;
};

/** The cookie as this installation is reached. */
export function sessionCookie(publicUrl: URL | null): SessionCookie {
  const secure = publicUrl?.protocol === 'https:';
  const name = secure ? '__Host-namesake' : 'namesake';
  return { name, markName: `${name}-known`, flowName: `${name}-login`, secure };
}

/** The cookie's value, or undefined where the request has none. */
export function readCookie(request: FastifyRequest, { name }: SessionCookie): string | undefined {
  const value = request.cookies[name];
  return value === '' ? undefined : value;
}

/** What marks the browser, or undefined. */
export const readMark = (request: FastifyRequest, { markName }: SessionCookie): string | undefined =>
  request.cookies[markName];

/** Hands the cookie to the browser: out of scripts' reach, and only sent from this site's own pages. */
export function setCookie(reply: FastifyReply, cookie: SessionCookie, value: string, expiresAt: number): void {
  reply.setCookie(cookie.name, value, { ...attributes(cookie), expires: new Date(expiresAt) });
}

/** Marks the browser as one in which somebody has logged in; stays when the session ends. */
export function setMark(reply: FastifyReply, cookie: SessionCookie, value: string, expiresAt: number): void {
  reply.setCookie(cookie.markName, value, { ...attributes(cookie), expires: new Date(expiresAt) });
}

/** Takes the session cookie back. */
export function clearCookie(reply: FastifyReply, cookie: SessionCookie): void {
  reply.clearCookie(cookie.name, attributes(cookie));
}

function attributes({ secure }: SessionCookie) {
  return { httpOnly: true, sameSite: 'strict', path: '/', secure } as const;
}
