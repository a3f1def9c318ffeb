/** A downloaded file of a publisher, as the nodes share it. */
export type PublishedFile = {
  /** Path in the folder of downloads, with `/`; it begins with the list's id. */
  readonly path: string;
  /** Its blob. */
  readonly hash: string;
};

/** The lists as one node loaded them, for all nodes. */
export type NewPublication = {
  readonly at: number;
  /** Id of the node that published. */
  readonly node: string;
  /** Of the code that made the index: another code cannot open it. */
  readonly codeHash: string;
  /** The saved index; null where none was saved. */
  readonly index: { readonly key: string; readonly blob: string } | null;
  readonly files: readonly PublishedFile[];
  /** What else a node must know of the lists, as JSON. */
  readonly body: string;
};

export type Publication = NewPublication & { readonly seq: number };

/** What nodes publish of the lists. Only the newest few are kept. */
export interface PublicationStore {
  /** The number of the newest; 0 where there is none. */
  newestSeq(): Promise<number>;
  newest(): Promise<Publication | undefined>;
  /** Publishes the successor of the publication `after`; false where another node was faster. */
  publish(publication: NewPublication, after: number): Promise<boolean>;
}
