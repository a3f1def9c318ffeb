import { ApiError } from '../lib/errors/api-error.ts';

const DETAIL = 'The query takes more work than one search may. Screen its parts separately.';

/** Refuses a query that takes more work than a search may: it would each time, so no header says when to come back. */
export const tooExpensive = (): ApiError =>
  new ApiError('search_too_expensive', {
    errors: [{ pointer: '/searchText', code: 'search_too_expensive', detail: DETAIL }],
  });
