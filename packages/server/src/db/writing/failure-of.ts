import { storageProblemOf } from '../../lib/errors/storage-problem.ts';
import type { WriteResult } from './writer-protocol.ts';

/** What a write that failed is answered with. */
export function failureOf(error: unknown): Omit<Extract<WriteResult, { error: string }>, 'seq'> {
  return { error: String(error), problem: storageProblemOf(error) };
}
