import { ApiError } from '../../errors/api-error.ts';
import { parseScreeningId } from '../../ids/screening-id.ts';
import type { Call } from '../app.ts';
import { checkScope } from '../check-scope.ts';

/**
 * A recorded screening: the JSON of the answer as sent.
 *
 * @throws ApiError `search_not_found`
 */
export async function getSearch({ app, principal }: Call<never, 'screenings'>, searchId: string): Promise<string> {
  checkScope(principal, 'search:read');
  const id = parseScreeningId(searchId);
  const stored = id === undefined ? undefined : await app.storage.screenings.find(id);
  if (stored === undefined) throw new ApiError('search_not_found');
  return stored.answer;
}
