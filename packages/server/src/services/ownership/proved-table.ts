import { ApiError } from '../../errors/api-error.ts';
import { OwnershipNotProved, type StakeTable } from '../../storage/ports/ownership.ts';
import type { Storage } from '../../storage/ports/storage.ts';

/**
 * The operator's table of owners, as it was imported. Without a stake that somebody deleted, a party would seem to be
 * owned by nobody listed.
 *
 * @throws ApiError `ownership_not_proved`
 */
export async function provedTable({ ownership }: Pick<Storage, 'ownership'>): Promise<StakeTable> {
  try {
    return await ownership.proved();
  } catch (error) {
    throw error instanceof OwnershipNotProved ? new ApiError('ownership_not_proved') : error;
  }
}
