import { join } from 'node:path';
import type { LoadParts } from './load-options.ts';
import type { loadSnapshot } from './loading/load-snapshot.ts';
import { type ListTurns, OwnTurns } from './sharing/list-turns.ts';
import { SharedDownloads } from './sharing/shared-downloads.ts';
import { SharedTurns } from './sharing/shared-turns.ts';
import { shareVersions } from './versions/version-share.ts';

type TurnParts = Pick<LoadParts, 'keeper' | 'now' | 'onLoaded' | 'report' | 'settings' | 'storage'> & {
  readonly load: typeof loadSnapshot;
};

/** Who changes the lists when: this process alone, or one node at a time of those that use the database. */
export function buildTurns({ settings, storage, ...parts }: TurnParts): ListTurns {
  const { dataDir, listsDir } = settings;
  const { shared } = storage;
  if (shared === null) return new OwnTurns();
  return new SharedTurns({
    ...parts,
    shared,
    dataDir,
    node: shared.node,
    versions: shareVersions(join(dataDir, 'versions'), shared),
    downloads: listsDir === null ? new SharedDownloads(join(dataDir, 'lists'), shared.blobs) : null,
  });
}
