import type { z } from 'zod';
import type { ErrorCode } from './error-codes.ts';
import { type FieldError, fieldErrorsOf, type MemberNoun, pointerOf } from './field-errors.ts';
import { invalidCharacters } from './invalid-characters.ts';

/**
 * A valid value with the ignored unknown members, or the faults: `code` for the problem, `errors` for each position.
 */
export type ParsedRequest<T> =
  | { readonly ok: true; readonly value: T; readonly ignored: readonly string[] }
  | { readonly ok: false; readonly code: ErrorCode; readonly errors: readonly FieldError[] };

type Options = {
  /** `Prefer: handling=lenient`: unknown members are dropped and listed in `ignored` (as JSON Pointers). */
  readonly lenient?: boolean;
  /** Term for a member in error messages. */
  readonly noun?: MemberNoun;
};

/** The common code of all errors, or `validation_failed` if they differ. */
const problemCodeOf = (errors: readonly FieldError[]): ErrorCode => {
  const codes = new Set(errors.map((error) => error.code));
  return codes.size === 1 ? (errors[0]?.code ?? 'validation_failed') : 'validation_failed';
};

function without(value: unknown, path: readonly PropertyKey[], keys: readonly string[]): unknown {
  const [next, ...rest] = path;
  if (Array.isArray(value)) return value.map((item, index) => (index === next ? without(item, rest, keys) : item));
  if (typeof value !== 'object' || value === null) return value;
  return next === undefined
    ? Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)))
    : Object.fromEntries(
        Object.entries(value).map(([key, item]) => [key, key === next ? without(item, rest, keys) : item]),
      );
}

/** Validates a request. Pure; never throws; errors never repeat a value of the request. */
export function parseRequest<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  options: Options = {},
): ParsedRequest<z.output<Schema>> {
  const unstorable = invalidCharacters(input);
  if (unstorable.length > 0) return { ok: false, code: 'invalid_character', errors: unstorable };
  const first = schema.safeParse(input);
  if (first.success) return { ok: true, value: first.data, ignored: [] };
  const unknown = first.error.issues.filter((issue) => issue.code === 'unrecognized_keys');
  if (options.lenient !== true || unknown.length === 0) {
    const errors = fieldErrorsOf(first.error.issues, schema, input, options.noun);
    return { ok: false, code: problemCodeOf(errors), errors };
  }
  const known = unknown.reduce((value, issue) => without(value, issue.path, issue.keys), input);
  const second = parseRequest(schema, known);
  if (!second.ok) return second;
  const ignored = unknown.flatMap((issue) => issue.keys.map((key) => pointerOf([...issue.path, key.slice(0, 40)])));
  return { ...second, ignored };
}
