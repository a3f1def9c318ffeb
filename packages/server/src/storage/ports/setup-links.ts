export interface SetupLinkStore {
  /** Makes this the only link that works. */
  replace(hash: Buffer, atMs: number): Promise<void>;
  /** Hash of the link that works, or undefined. */
  current(): Promise<Buffer | undefined>;
  clear(): Promise<void>;
}
