import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../lib/errors/api-error.ts';

/**
 * Refuses a URL whose query is not UTF-8: a guess at its characters could find nobody. Also refuses `HEAD`, since an
 * answer without a body would look like one without results.
 *
 * @throws ApiError `bad_request`, `method_not_allowed`
 */
export function checkAddress({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): void {
  if (method === 'HEAD') throw new ApiError('method_not_allowed', { headers: { allow: 'GET' } });
  try {
    decodeURIComponent(url.replace(/^[^?]*/, ''));
  } catch {
    throw new ApiError('bad_request', { detail: 'Write the query in UTF-8, percent-encoded.' });
  }
}
