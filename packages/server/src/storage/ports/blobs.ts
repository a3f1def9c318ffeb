/** A stored file. */
export type StoredBlob = {
  /** SHA-256 of its bytes, hexadecimal. */
  readonly hash: string;
  readonly bytes: number;
};

/** Files that all nodes share, named by their content. */
export interface BlobStore {
  /** Stores the bytes of a file, once. */
  put(path: string): Promise<StoredBlob>;
  /**
   * Writes a blob to a file: whole and durable, or not at all. A damaged blob is removed, so that the next node that
   * has the file stores it again.
   *
   * @throws BlobUnusable where it is damaged or not there
   */
  fetch(hash: string, path: string): Promise<void>;
  /** Remembers which blob is the file of a stored version of a list, by the version's content. */
  linkVersion(content: string, hash: string): Promise<void>;
  /** The blobs of these contents, those without one left out. */
  versions(contents: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Removes what no publication and no kept version refers to, and what was stored before this time. */
  sweep(beforeMs: number): Promise<void>;
}

/** A blob cannot be used. The message is a sentence for the operator. */
export class BlobUnusable extends Error {
  override readonly name = 'BlobUnusable';
}
