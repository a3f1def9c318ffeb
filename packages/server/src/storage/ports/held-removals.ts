import type { AuditEvent } from './audit-log.ts';

/** A listing whose removal waits for confirmation. */
export type HeldRemovalRow = {
  readonly list: string;
  readonly listing: string;
  /** What the newest file lacks: the listing, or all its earlier names. */
  readonly what: 'listing' | 'names';
  /** SHA-256 of the file in which it was missed first, hexadecimal. */
  readonly sha256: string;
  /**
   * SHA-256 of the stored listings that have it as it is searched, hexadecimal; null where it was held before that was
   * kept.
   */
  readonly content: string | null;
  /** Why the removals of that file were not believed. */
  readonly reason: string;
  readonly since: number;
  /**
   * When an operator confirmed that it is gone; it is searched until lists are loaded the next time. Null also where
   * nothing proves that somebody did.
   */
  readonly confirmedAt: number | null;
};

/** Removals that are held back. Which they are is written by `ListVersionStore.activate`. */
export interface HeldRemovalStore {
  /** All of them, in the order of listings. */
  all(): Promise<readonly HeldRemovalRow[]>;
  /** The next load removes these listings. */
  confirm(list: string, listings: readonly string[], event: AuditEvent): Promise<void>;
}
