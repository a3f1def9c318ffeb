import { ApiError } from '../../lib/errors/api-error.ts';

/**
 * Refuses an address whose query is not UTF-8: which letters were meant is unknown, and other ones would find nobody.
 *
 * @throws ApiError `bad_request`
 */
export function checkLetters(url: string): void {
  try {
    decodeURIComponent(url.replace(/^[^?]*/, ''));
  } catch {
    throw new ApiError('bad_request', { detail: 'Write the query in UTF-8, percent-encoded.' });
  }
}
