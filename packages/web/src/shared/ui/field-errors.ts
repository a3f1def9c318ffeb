import { ProblemError } from '#shared/api/problem-error.ts';
import { fieldErrorText } from '#shared/messages/problem-text.ts';

/** Errors of single members; none if the error concerns the whole request. */
export const fieldErrors = (error: unknown) => (error instanceof ProblemError ? (error.problem.errors ?? []) : []);

/** Error of the member at a pointer, or of one inside it; undefined if there is none. */
export function fieldErrorAt(error: unknown, pointer: string): string | undefined {
  const found = fieldErrors(error).find((one) => one.pointer === pointer || one.pointer.startsWith(`${pointer}/`));
  return found && fieldErrorText(found);
}
