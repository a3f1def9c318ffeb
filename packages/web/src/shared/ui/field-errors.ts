import { ProblemError } from '#shared/api/problem-error.ts';
import { fieldErrorText } from '#shared/messages/problem-text.ts';

/** What a refusal says of single members; none where it is about the whole. */
export const fieldErrors = (error: unknown) => (error instanceof ProblemError ? (error.problem.errors ?? []) : []);

/** What a refusal says of the member at a pointer, or of one inside of it; undefined: nothing. */
export function fieldErrorAt(error: unknown, pointer: string): string | undefined {
  const found = fieldErrors(error).find((one) => one.pointer === pointer || one.pointer.startsWith(`${pointer}/`));
  return found && fieldErrorText(found);
}
