import { timingSafeEqual } from 'node:crypto';
import { type ErrorCode, mediaTypeOf } from '@namesake/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../../context/app.ts';
import type { Principal } from '../../../context/principal.ts';
import { tokenPrincipal } from '../../../context/prove-principal.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { isAmong } from '../../../lib/net/addresses.ts';
import { csrfTokenOf, findSession, withFactorRule } from '../sessions/sessions.ts';
import { readCookie, sessionCookie } from './cookies.ts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];
const DAY_MS = 24 * 3_600_000;

const NOTICE_MS = 30 * DAY_MS;

/** Sent by a page with requests that no person caused. They do not keep a session alive. */
const AWAY_HEADER = 'x-user-away';

/**
 * Identifies the caller by bearer token or else by session cookie. Runs before the body is read.
 *
 * @throws ApiError with status 401, `token_address_refused` or `csrf_failed`
 */
export async function authenticate(request: FastifyRequest, reply: FastifyReply, app: App): Promise<Principal> {
  const { authorization } = request.headers;
  if (authorization !== undefined) return byToken(authorization, request, reply, app);
  const value = readCookie(request, sessionCookie(app.publicUrl));
  if (value === undefined) throw unauthorized('token_missing');
  return bySession(value, request, app);
}

/**
 * Session of the request, for endpoints that only logged-in people may use.
 *
 * @throws ApiError `session_required`, `csrf_failed`
 */
export async function authenticateSession(request: FastifyRequest, app: App): Promise<Principal> {
  const value = readCookie(request, sessionCookie(app.publicUrl));
  if (value === undefined) throw new ApiError('session_required');
  return bySession(value, request, app);
}

/**
 * Token of the request, for endpoints that only programs may use: no cookie, and no page of another site.
 *
 * @throws ApiError with status 401, `token_address_refused` or `csrf_failed`
 */
export async function authenticateToken(request: FastifyRequest, reply: FastifyReply, app: App): Promise<Principal> {
  checkSameOrigin(request, app.publicUrl);
  const { authorization } = request.headers;
  if (authorization === undefined) throw unauthorized('token_missing');
  return byToken(authorization, request, reply, app);
}

async function bySession(value: string, request: FastifyRequest, app: App): Promise<Principal> {
  checkSameOrigin(request, app.publicUrl);
  const { endpoint } = request.routeOptions.config;
  const isStream = endpoint !== undefined && mediaTypeOf(endpoint) === 'text/event-stream';
  // Browsers reopen a stream by themselves, without custom headers.
  const present = request.headers[AWAY_HEADER] === undefined && !isStream;
  const principal = await findSession(app.storage, app.keys, value, app.now(), present);
  if (principal === undefined) throw new ApiError('session_required');
  checkCsrfToken(request, csrfTokenOf(principal.sessionHash, app.keys));
  return withFactorRule(principal, app.storage, app.factorRule);
}

async function byToken(
  authorization: string,
  request: FastifyRequest,
  reply: FastifyReply,
  app: App,
): Promise<Principal> {
  const [, scheme = '', secret] = /^([\w-]+)(?: +([\x21-\x7e]+))? *$/.exec(bearerOf(authorization, request)) ?? [];
  const schemes = ['bearer', request.routeOptions.config.endpoint?.tokenScheme?.toLowerCase()];
  if (!schemes.includes(scheme.toLowerCase() || authorization.split(' ', 1)[0]?.toLowerCase()))
    throw unauthorized('scheme_unsupported');
  if (secret === undefined) throw unauthorized('token_malformed');
  const token = await app.bearerTokens.find(secret);
  const nowMs = app.now();
  if (token === 'malformed' || token === 'unknown') throw unauthorized(`token_${token}`);
  if (token.revokedAt !== null) throw unauthorized('token_revoked');
  if (token.expiresAt <= nowMs) throw unauthorized('token_expired');
  if (token.ownerRole === 'inactive') throw unauthorized('token_owner_inactive');
  if (token.addresses.length > 0 && !isAmong(String(request.ip), token.addresses))
    throw new ApiError('token_address_refused');
  if (token.expiresAt - nowMs <= NOTICE_MS) reply.header('token-expires', new Date(token.expiresAt).toUTCString());
  app.bearerTokens.touch(token.id, nowMs);
  const { id: tokenId, scopes, expiresAt } = token;
  return tokenPrincipal({ kind: 'token', tokenId, scopes, expiresAt });
}

/**
 * Accepts the token as the password of HTTP Basic, if the endpoint allows it: for clients that cannot send custom
 * headers and have the token in their URL. The user name is ignored.
 */
function bearerOf(authorization: string, request: FastifyRequest): string {
  const auth = request.routeOptions.config.endpoint?.auth;
  const [, encoded] = /^Basic +([\w+/=]+) *$/i.exec(authorization) ?? [];
  if (auth?.kind !== 'token' || auth.basic !== true || encoded === undefined) return authorization;
  const pair = Buffer.from(encoded, 'base64').toString('latin1');
  return `Bearer ${pair.slice(pair.indexOf(':') + 1)}`;
}

/** 401 with the challenge of RFC 6750, which has no error code if no token was sent at all. */
function unauthorized(code: ErrorCode): ApiError {
  const error = new ApiError(code);
  const reason = code === 'token_missing' ? '' : `, error="invalid_token", error_description="${code}"`;
  return new ApiError(code, {
    detail: error.detail,
    headers: { 'www-authenticate': `Bearer realm="namesake"${reason}` },
  });
}

/**
 * Refuses a changing request from a page of another site, judged by the browser's origin headers.
 *
 * @throws ApiError `csrf_failed`
 */
export function checkSameOrigin(request: FastifyRequest, publicUrl: URL | null): void {
  if (SAFE_METHODS.includes(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  if (site === 'same-origin') return;
  if (site !== undefined && site !== 'none') throw new ApiError('csrf_failed');
  // Browsers send no Sec-Fetch-Site over plain http to another machine: in this case the origin must be our own.
  const { origin } = request.headers;
  if (origin === undefined) return;
  const own = [`${request.protocol}://${request.host}`, ...(publicUrl === null ? [] : [publicUrl.origin])];
  if (!own.includes(origin)) throw new ApiError('csrf_failed');
}

/**
 * Refuses a changing request of a session without the session's CSRF token.
 *
 * @throws ApiError `csrf_failed`
 */
function checkCsrfToken(request: FastifyRequest, expected: string): void {
  if (SAFE_METHODS.includes(request.method)) return;
  const given = Buffer.from(String(request.headers['x-csrf-token'] ?? ''));
  const wanted = Buffer.from(expected);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw new ApiError('csrf_failed');
}
