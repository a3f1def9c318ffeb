import type { App } from '../../context/app.ts';
import { ApiError } from '../../lib/errors/api-error.ts';
import { ConfigError } from '../../lib/errors/config-error.ts';
import type { Snapshot } from '../../lists/snapshot/snapshot.ts';
import type { StoredListVersion } from '../../lists/store/list-version.ts';
import { damaged } from '../lists/damaged-listings.ts';

/**
 * These versions, ready to be searched. Their listings are read by their hash.
 *
 * @throws ApiError `as_of_too_large`, `version_not_proved` where stored listings are not those of their hash
 */
export async function pastSnapshot({ historical }: App, versions: readonly StoredListVersion[]): Promise<Snapshot> {
  if (!historical.fits(versions)) throw new ApiError('as_of_too_large');
  try {
    return await historical.of(versions);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    throw damaged(
      versions.map(({ list }) => list),
      error,
    );
  }
}
