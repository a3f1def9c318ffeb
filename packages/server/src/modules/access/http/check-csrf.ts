import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../../lib/errors/api-error.ts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses a changing request that another site's page sent, by what browsers say of its origin.
 *
 * @throws ApiError `csrf_failed`
 */
export function checkSameOrigin(request: FastifyRequest, publicUrl: URL | null): void {
  if (SAFE_METHODS.includes(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  if (site === 'same-origin') return;
  if (site !== undefined && site !== 'none') throw new ApiError('csrf_failed');
  // Browsers send no Sec-Fetch-Site over plain http to another machine: there, the origin must be our own.
  const { origin } = request.headers;
  if (origin === undefined) return;
  const own = [`${request.protocol}://${request.host}`, ...(publicUrl === null ? [] : [publicUrl.origin])];
  if (!own.includes(origin)) throw new ApiError('csrf_failed');
}

/**
 * Refuses a changing request of a session that does not carry the session's own token.
 *
 * @throws ApiError `csrf_failed`
 */
export function checkCsrfToken(request: FastifyRequest, expected: string): void {
  if (SAFE_METHODS.includes(request.method)) return;
  const given = Buffer.from(String(request.headers['x-csrf-token'] ?? ''));
  const wanted = Buffer.from(expected);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw new ApiError('csrf_failed');
}
