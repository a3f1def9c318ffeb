import type { Entity } from '@namesake/contract';
import type { Call } from '../../../context/app.ts';
import { ApiError } from '../../../lib/errors/api-error.ts';
import { presentEntity } from './present-entity.ts';

/**
 * A listed party, by its own id or that of any listing shown as part of it.
 *
 * @throws ApiError `entity_not_found`, `starting`
 */
export async function getEntity({ app }: Call, id: string): Promise<Entity> {
  const snapshot = app.lists.current();
  if (snapshot === undefined) throw new ApiError('starting', { headers: { 'retry-after': '2' } });
  return presentEntity(snapshot, id, await app.storage.partyDecisions.inForce());
}
