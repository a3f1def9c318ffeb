import type { Listing } from '@namesake/engine';
import { type ListVersion, readListsDir, sampleListings } from '@namesake/lists';
import type { LoaderMessage, LoadRequest } from './loader-protocol.ts';

/** Takes listings as they are read. */
export type ListingSink = { add(listing: Listing): void };

/**
 * Reads every listing of a folder, or the bundled fictional sample, into the sink and reports file by file.
 *
 * @throws ListRefused when the folder itself cannot be read
 */
export async function readListings(
  request: LoadRequest,
  sink: ListingSink,
  say: (message: LoaderMessage) => void,
): Promise<readonly ListVersion[]> {
  if (request.kind === 'sample') {
    const { version, listings } = sampleListings();
    for (const listing of listings) sink.add(listing);
    say({ kind: 'read', version });
    return [version];
  }
  const { loaded } = await readListsDir(request.dir, {
    onListing: (listing) => sink.add(listing),
    onProgress: (progress) => {
      if (progress.phase === 'loaded') say({ kind: 'read', version: progress.version });
      if (progress.phase === 'skipped')
        say({ kind: 'skipped', file: { path: progress.path, reason: progress.reason, list: null } });
      if (progress.phase === 'refused') {
        const { reason, list = null } = progress.refused;
        say({ kind: 'refused', file: { path: progress.path, reason, list } });
      }
    },
  });
  return loaded;
}
