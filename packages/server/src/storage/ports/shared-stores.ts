import type { BlobStore } from './blobs.ts';
import type { ListLock } from './list-lock.ts';
import type { NodeStore } from './nodes.ts';
import type { PublicationStore } from './publications.ts';
import type { QuotaStore } from './quotas.ts';

/** What several nodes on one database share. */
export type SharedStores = {
  readonly blobs: BlobStore;
  readonly publications: PublicationStore;
  readonly listLock: ListLock;
  readonly nodes: NodeStore;
  readonly quotas: QuotaStore;
  /** Id of this process among them. */
  readonly node: string;
};
