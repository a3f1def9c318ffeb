import { ApiError } from '../lib/errors/api-error.ts';

const DETAIL = 'The query takes more work than one search may. Screen its parts separately.';

/** Refuses a query that takes more work than a search may. It would fail each time, so no header suggests a retry. */
export const tooExpensive = (): ApiError =>
  new ApiError('search_too_expensive', {
    errors: [{ pointer: '/searchText', code: 'search_too_expensive', detail: DETAIL }],
  });

/**
 * Error when the queue of long texts is full.
 * @param waiting number of waiting searches; and the caller's own, if those are too many
 * @param ms estimated time to work through them
 */
export function overloaded(waiting: { readonly all: number; readonly own: number | null }, ms: number): ApiError {
  const many = waiting.own === null ? `${waiting.all}` : `${waiting.own} of yours`;
  const seconds = Math.max(1, Math.ceil(ms / 1_000));
  const detail = `Long texts are searched one after another, and ${many} wait already. Nothing was screened: try again in ${seconds} s.`;
  return new ApiError('overloaded', { detail, headers: { 'retry-after': String(seconds) } });
}
