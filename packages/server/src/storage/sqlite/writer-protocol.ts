import type { StorageProblem } from '../storage-problem.ts';
import type { FileIds } from './database-files.ts';

/** One statement as Kysely compiled it. */
export type Statement = {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** Where it changes no row, nothing of its unit happens: every count is then 0. */
  readonly decides?: true;
};

/** The statement that decides whether its unit happens, such as an insert that finds its place taken. */
export const deciding = ({ sql, parameters }: Statement): Statement => ({ sql, parameters, decides: true });

/** What the writer thread is asked for. Everything that arrives together is committed together. */
export type WriterRequest =
  /** Statements that happen all or none. */
  | { readonly kind: 'unit'; readonly seq: number; readonly statements: readonly Statement[] }
  | { readonly kind: 'dictionary'; readonly contextId: number; readonly body: string }
  | {
      readonly kind: 'screening';
      readonly seq: number;
      readonly id: Uint8Array;
      readonly contextId: number;
      readonly actorId: number;
      readonly outcome: string;
      readonly total: number;
      /** JSON, packed by the thread. */
      readonly body: string;
    }
  | { readonly kind: 'close' };

/**
 * One write that is now durable, or why it is not, with the storage's problem where that is why. `changes` counts the
 * rows of each statement.
 */
export type WriteResult =
  | { readonly seq: number; readonly changes: readonly number[] }
  | { readonly seq: number; readonly error: string; readonly problem?: StorageProblem | undefined };

/** What the thread is started with: the files that its connection must find. */
export type WriterStart = FileIds;

/** Results of one commit. */
export type WriterReply = readonly WriteResult[];

/** Most dictionaries kept at a time; one is in use at a time, and one that was dropped is made known again. */
export const MOST_DICTIONARIES = 400;

/** Keeps a dictionary, dropping the oldest where there are too many. */
export function keepDictionary<T>(dictionaries: Map<number, T>, contextId: number, dictionary: T): void {
  dictionaries.delete(contextId);
  dictionaries.set(contextId, dictionary);
  const oldest = dictionaries.keys().next();
  if (dictionaries.size > MOST_DICTIONARIES && oldest.done !== true) dictionaries.delete(oldest.value);
}
