import type { KeyObject } from 'node:crypto';
import type { StorageProblem } from '../../lib/errors/storage-problem.ts';
import type { EventContent } from '../../proof/canonical-bytes.ts';

/** A statement compiled by Kysely. */
export type Statement = {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** If it changes no row, the whole unit is skipped: every count is then 0. */
  readonly decides?: true;
};

/** Marks the statement that decides whether its unit takes effect, such as an insert that may find its place taken. */
export const deciding = ({ sql, parameters }: Statement): Statement => ({ sql, parameters, decides: true });

/** Appends an audit event and its ledger entry. */
export type EventStatement = { readonly event: EventContent };

/** A request to the writer thread. Requests that arrive together are committed together. */
export type WriterRequest =
  /** Statements that take effect together or not at all. */
  | { readonly kind: 'unit'; readonly seq: number; readonly statements: readonly (Statement | EventStatement)[] }
  | { readonly kind: 'dictionary'; readonly contextId: number; readonly body: string }
  | {
      readonly kind: 'screening';
      readonly seq: number;
      readonly id: Uint8Array;
      readonly contextId: number;
      readonly actorId: number;
      readonly actor: string;
      readonly outcome: string;
      readonly total: number;
      /** JSON texts, compressed by the thread. */
      readonly request: string;
      readonly answer: string;
    }
  /** Starts sealing the ledger with keys derived from this one. */
  | { readonly kind: 'sign'; readonly master: KeyObject }
  /** Replaces the signing key. */
  | {
      readonly kind: 'rotate';
      readonly seq: number;
      readonly at: number;
      readonly actor: string;
      readonly reason: string;
    }
  /** Seals all entries, then a checkpoint. */
  | { readonly kind: 'checkpoint'; readonly seq: number }
  /** Checkpoints and truncates the write-ahead log, so that it contains nothing erased. */
  | { readonly kind: 'wipe'; readonly seq: number }
  | { readonly kind: 'close' };

/**
 * A durable write, or why it failed, with the storage's problem if that is the cause. `changes` has the row count of
 * each statement.
 */
export type WriteResult =
  | { readonly seq: number; readonly changes: readonly number[] }
  | { readonly seq: number; readonly error: string; readonly problem?: StorageProblem | undefined };

/** Results of one commit. */
export type WriterReply = readonly WriteResult[];

/** A context in the thread: the dictionary for bodies, and its SHA-256. */
export type KnownContext = { readonly dictionary: Uint8Array; readonly hash: Uint8Array };

/** Limit of cached dictionaries; one is in use at a time, and a dropped one is registered again. */
const MAX_DICTIONARIES = 400;

/** Stores a dictionary, and drops the oldest beyond the limit. */
export function keepDictionary<T>(dictionaries: Map<number, T>, contextId: number, dictionary: T): void {
  dictionaries.delete(contextId);
  dictionaries.set(contextId, dictionary);
  const oldest = dictionaries.keys().next();
  if (dictionaries.size > MAX_DICTIONARIES && oldest.done !== true) dictionaries.delete(oldest.value);
}
