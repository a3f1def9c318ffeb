import type { BlobStore } from './blobs.ts';
import type { ListLock } from './list-lock.ts';
import type { PublicationStore } from './publications.ts';

/** What several nodes on one database share of the lists. */
export type SharedStores = {
  readonly blobs: BlobStore;
  readonly publications: PublicationStore;
  readonly listLock: ListLock;
};
