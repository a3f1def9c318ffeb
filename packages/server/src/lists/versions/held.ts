/**
 * A listing that the newest file no longer has, or has under other names only: it is searched as it was until an
 * operator confirms the change.
 */
export type Held = {
  readonly listing: string;
  /** What the newest file lacks: the listing, or all its earlier names. */
  readonly what: 'listing' | 'names';
  /** SHA-256 of the file in which it was missed first, hexadecimal. */
  readonly sha256: string;
  readonly reason: string;
  readonly confirmed: boolean;
  /**
   * Stored content that has the listing as it is searched, hexadecimal; null until the version that holds it first is
   * stored.
   */
  readonly content: string | null;
};
