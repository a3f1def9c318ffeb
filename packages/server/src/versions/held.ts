/** A listing that the newest file has no more, or has under other names only: it is searched as it was until that is confirmed. */
export type Held = {
  readonly listing: string;
  /** SHA-256 of the file in which it was missed first, hexadecimal. */
  readonly sha256: string;
  readonly reason: string;
  readonly confirmed: boolean;
};
