import { ProblemError } from '#shared/api/problem-error.ts';
import { fieldErrorText } from '#shared/messages/problem-text.ts';

const FIELDS = ['searchText', 'birthDate', 'identifiers', 'policy', 'threshold', 'externalRef'] as const;
export type FieldErrors = Partial<Readonly<Record<(typeof FIELDS)[number], string>>>;

/** What a refusal says of the fields of the form; of any other failure nothing. */
export function fieldErrors(error: unknown): FieldErrors {
  const errors = error instanceof ProblemError ? (error.problem.errors ?? []) : [];
  return Object.fromEntries(
    errors.flatMap((one) => {
      const field = FIELDS.find((name) => one.pointer === `/${name}` || one.pointer.startsWith(`/${name}/`));
      return field === undefined ? [] : [[field, fieldErrorText(one)] as const];
    }),
  );
}
