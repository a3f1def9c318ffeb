import { ApiError } from '../../errors/api-error.ts';
import { parseScreeningId } from '../../ids/screening-id.ts';
import type { Call } from '../app.ts';
import { audit } from '../audit.ts';
import { checkScope } from '../check-scope.ts';

/**
 * A recorded screening: the JSON of the answer as it left. Reading it is recorded.
 *
 * @throws ApiError `search_not_found`
 */
export async function getSearch(call: Call<'now', 'screenings' | 'audit'>, searchId: string): Promise<string> {
  const { app, principal } = call;
  checkScope(principal, 'search:read');
  const id = parseScreeningId(searchId);
  const stored = id === undefined ? undefined : await app.storage.screenings.find(id);
  if (stored === undefined) throw new ApiError('search_not_found');
  await audit(call, 'search.read', searchId);
  return stored.answer;
}
