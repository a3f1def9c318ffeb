import type { Problem } from '@namesake/contract';

/** The server answered with a problem (RFC 9457). */
export class ProblemError extends Error {
  override readonly name: string = 'ProblemError';
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.title);
    this.problem = problem;
  }
}

/** The session has ended, or its cookie is gone: the user must log in. */
export class SessionEndedError extends ProblemError {
  override readonly name = 'SessionEndedError';
}

/** No answer arrived: the device is offline, or the service is down. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

/** A chosen file was changed, moved or deleted on the disk: the browser no longer reads it. */
export class FileChangedError extends Error {
  override readonly name = 'FileChangedError';
}

/** The code of a problem, or undefined for any other error. */
export const problemCode = (error: unknown): Problem['code'] | undefined =>
  error instanceof ProblemError ? error.problem.code : undefined;
