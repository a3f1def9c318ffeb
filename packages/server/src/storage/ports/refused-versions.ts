/** A file of a list that is older than what is searched. It lies where the operator put it. */
export type RefusedVersionRow = {
  readonly list: string;
  /** Of the file, hexadecimal. */
  readonly sha256: string;
  readonly code: string;
  readonly reason: string;
  readonly path: string;
  readonly bytes: number;
  readonly records: number;
  readonly publishedAt: string;
  readonly refusedAt: number;
  /** When an operator accepted it; null while it is refused, and where nothing proves that it was accepted. */
  readonly acceptedAt: number | null;
};

/** Refused files of lists, and which were accepted: those for ever. */
export interface RefusedVersionStore {
  /** The latest first. */
  all(): Promise<readonly RefusedVersionRow[]>;
  /** These are refused now, and no others; what was accepted stays accepted. */
  replace(refused: readonly Omit<RefusedVersionRow, 'acceptedAt'>[]): Promise<void>;
  /** True where it was refused until now. */
  accept(list: string, sha256: string, atMs: number): Promise<boolean>;
}
