import type { Call } from '../../../context/app.ts';
import { checkScope } from '../../../context/check-scope.ts';
import { actorOf } from '../../../context/principal.ts';
import type { SavedMapping } from '../store/batch-mapping-store.ts';

/**
 * Others rely on what a mapping says: only who saved it, or somebody who may change policies, changes it.
 *
 * @throws ApiError `scope_missing`
 */
export function checkOwn({ principal }: Pick<Call, 'principal'>, mapping: SavedMapping | undefined): void {
  checkScope(principal, 'search:write');
  if (mapping !== undefined && mapping.savedBy !== actorOf(principal))
    checkScope(principal, 'policies:write', 'somebody else saved the mapping');
}
