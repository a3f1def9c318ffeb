import { ERROR_CODES, type ErrorCode, type FieldError } from '@namesake/contract';

type ApiErrorOptions = {
  /** What happened and what to do next; never screened text. The description of the code if absent. */
  readonly detail?: string;
  readonly errors?: readonly FieldError[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
};

/** A refused or failed request; each transport formats it in its own way. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly detail: string;
  readonly errors: readonly FieldError[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, options: ApiErrorOptions = {}) {
    const entry = ERROR_CODES[code];
    super(`${code}: ${entry.title}`, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.status = entry.status;
    this.detail = options.detail ?? entry.description;
    this.errors = options.errors;
    this.headers = options.headers ?? {};
  }
}
