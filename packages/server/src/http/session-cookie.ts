import type { FastifyReply, FastifyRequest } from 'fastify';

/** Name and attributes of the session cookie; over https it is bound to the host (`__Host-`) and never sent in clear. */
export type SessionCookie = { readonly name: string; readonly secure: boolean };

/** The cookie as this installation is reached. */
export function sessionCookie(publicUrl: URL | null): SessionCookie {
  const secure = publicUrl?.protocol === 'https:';
  return { name: secure ? '__Host-namesake' : 'namesake', secure };
}

/** The cookie's value, or undefined where the request has none. */
export function readCookie(request: FastifyRequest, cookie: SessionCookie): string | undefined {
  const value = request.cookies[cookie.name];
  return value === '' ? undefined : value;
}

/** Hands the cookie to the browser: out of scripts' reach, and only sent from this site's own pages. */
export function setCookie(reply: FastifyReply, cookie: SessionCookie, value: string, expiresAt: number): void {
  reply.setCookie(cookie.name, value, { ...attributes(cookie), expires: new Date(expiresAt) });
}

/** Takes the cookie back. */
export function clearCookie(reply: FastifyReply, cookie: SessionCookie): void {
  reply.clearCookie(cookie.name, attributes(cookie));
}

function attributes({ secure }: SessionCookie) {
  return { httpOnly: true, sameSite: 'strict', path: '/', secure } as const;
}
