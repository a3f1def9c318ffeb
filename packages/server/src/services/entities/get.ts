import type { Entity } from '@namesake/contract';
import { ApiError } from '../../errors/api-error.ts';
import type { Call } from '../app.ts';
import { checkScope } from '../check-scope.ts';
import { presentEntity } from './present-entity.ts';

/**
 * A listed party, by its own id or that of any listing shown as part of it.
 *
 * @throws ApiError `entity_not_found`, `starting`
 */
export async function getEntity({ app, principal }: Call<'lists', 'partyDecisions'>, id: string): Promise<Entity> {
  checkScope(principal, 'search:read');
  const snapshot = app.lists.current();
  if (snapshot === undefined) throw new ApiError('starting', { headers: { 'retry-after': '2' } });
  return presentEntity(snapshot, id, await app.storage.partyDecisions.inForce());
}
