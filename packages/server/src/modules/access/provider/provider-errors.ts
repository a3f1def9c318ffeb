/** The identity provider cannot be reached, or does not answer as one. `fault` is the code of what went wrong. */
export class ProviderUnreachable extends Error {
  override readonly name = 'ProviderUnreachable';
  readonly fault: string;

  constructor(cause: unknown) {
    super('The identity provider cannot be reached', { cause });
    this.fault = codeOf(cause) ?? 'unreachable';
  }
}

/** The provider did not identify anybody. `fault` is a code for the audit log; it repeats nothing that was sent. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
  readonly reason: 'denied' | 'failed';
  readonly fault: string;

  constructor(reason: 'denied' | 'failed', fault: string, cause?: unknown) {
    super(`The log-in at the identity provider failed: ${fault}`, { cause });
    this.reason = reason;
    this.fault = fault;
  }
}

/** The code of an error, or of the innermost cause that has one: `ECONNREFUSED`. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return codeOf(error.cause) ?? ('code' in error ? String(error.code) : undefined);
}
