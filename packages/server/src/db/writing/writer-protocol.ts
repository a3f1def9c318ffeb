import type { KeyObject } from 'node:crypto';
import type { StorageProblem } from '../../lib/errors/storage-problem.ts';
import type { EventContent } from '../../proof/canonical-bytes.ts';

/** One statement as Kysely compiled it. */
export type Statement = {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** Where it changes no row, nothing of its unit happens: every count is then 0. */
  readonly decides?: true;
};

/** The statement that decides whether its unit happens, such as an insert that finds its place taken. */
export const deciding = ({ sql, parameters }: Statement): Statement => ({ sql, parameters, decides: true });

/** Appends an audit event, and its entry in the ledger. */
export type EventStatement = { readonly event: EventContent };

/** A request to the writer thread. Everything that arrives together is committed together. */
export type WriterRequest =
  /** Statements that happen all or none. */
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
      /** JSON texts, packed by the thread. */
      readonly request: string;
      readonly answer: string;
    }
  /** The ledger is sealed with keys derived from this one. */
  | { readonly kind: 'sign'; readonly master: KeyObject }
  /** Another key signs from now on. */
  | {
      readonly kind: 'rotate';
      readonly seq: number;
      readonly at: number;
      readonly actor: string;
      readonly reason: string;
    }
  /** Seals everything, then a checkpoint. */
  | { readonly kind: 'checkpoint'; readonly seq: number }
  /** Carries the write-ahead log over and empties it, so that nothing erased is left in it. */
  | { readonly kind: 'wipe'; readonly seq: number }
  | { readonly kind: 'close' };

/**
 * One write that is now durable, or why it is not, with the storage's problem where that is why. `changes` counts the
 * rows of each statement.
 */
export type WriteResult =
  | { readonly seq: number; readonly changes: readonly number[] }
  | { readonly seq: number; readonly error: string; readonly problem?: StorageProblem | undefined };

/** Results of one commit. */
export type WriterReply = readonly WriteResult[];

/** A context as the thread keeps it: what bodies are packed with, and its SHA-256. */
export type KnownContext = { readonly dictionary: Uint8Array; readonly hash: Uint8Array };

/** Most dictionaries kept at a time; one is in use at a time, and one that was dropped is made known again. */
const MOST_DICTIONARIES = 400;

/** Keeps a dictionary, dropping the oldest where there are too many. */
export function keepDictionary<T>(dictionaries: Map<number, T>, contextId: number, dictionary: T): void {
  dictionaries.delete(contextId);
  dictionaries.set(contextId, dictionary);
  const oldest = dictionaries.keys().next();
  if (dictionaries.size > MOST_DICTIONARIES && oldest.done !== true) dictionaries.delete(oldest.value);
}
