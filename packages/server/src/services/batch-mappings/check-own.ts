import { actorOf } from '../../auth/principal.ts';
import type { SavedMapping } from '../../storage/ports/batch-mappings.ts';
import type { Call } from '../app.ts';
import { checkScope } from '../check-scope.ts';

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
