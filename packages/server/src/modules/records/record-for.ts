import type { Call } from '../../context/app.ts';
import { checkScope } from '../../context/check-scope.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { parseScreeningId } from '../../lib/ids/screening-id.ts';
import { erasedText } from './erased-text.ts';
import { ownActors } from './own-actors.ts';
import type { StoredScreening } from './store/screening-store.ts';

/**
 * The record of a screening, for a caller who may read it. Without `records:read`, records of others do not exist: an
 * id reveals nothing.
 *
 * @throws ApiError `search_not_found`, `search_erased`, `scope_missing`
 */
export async function recordFor(call: Call, searchId: string): Promise<StoredScreening> {
  checkScope(call.principal, 'search:read');
  const id = parseScreeningId(searchId);
  const stored = id === undefined ? undefined : await call.app.storage.screenings.find(id);
  if (stored !== undefined && (await mayRead(call, stored.actor))) return stored;
  const erased = stored === undefined && id !== undefined ? await call.app.storage.erasure.findErased(id) : undefined;
  if (erased !== undefined && (await mayRead(call, erased.actor)))
    throw new ApiError('search_erased', { detail: erasedText(erased) });
  throw new ApiError('search_not_found');
}

async function mayRead(call: Call, actor: string): Promise<boolean> {
  return call.principal.scopes.includes('records:read') || (await ownActors(call)).includes(actor);
}
