/**
 * A listing that the newest file lacks, or has only under other names: it is searched unchanged until an operator
 * confirms the change.
 */
export type Held = {
  readonly listing: string;
  /** What the newest file lacks: the listing, or all its earlier names. */
  readonly what: 'listing' | 'names';
  /** SHA-256 of the first file without it, hexadecimal. */
  readonly sha256: string;
  readonly reason: string;
  readonly confirmed: boolean;
  /** Stored content with the listing as searched, hexadecimal; null until the version that first holds it is stored. */
  readonly content: string | null;
};
