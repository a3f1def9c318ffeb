import { ApiError } from '../../../lib/errors/api-error.ts';
import type { Storage } from '../../../stores/storage.ts';
import { OwnershipNotProved, type StakeTable } from '../store/stake-table.ts';

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
