import { StorageUnavailable } from '../lib/errors/storage-problem.ts';

/** A job failed of something that the operator can read. Its message holds no name and no search text. */
export class JobProblem extends Error {
  override readonly name = 'JobProblem';
}

/** What is kept of an error: the words of one that is meant to be read, of others only what kind they are. */
export function problemText(error: unknown): string {
  if (error instanceof JobProblem) return error.message;
  if (error instanceof StorageUnavailable) return error.problem.text;
  if (!(error instanceof Error)) return 'It failed.';
  return `It failed (${'code' in error ? `${error.name} ${String(error.code)}` : error.name}).`;
}
