import type { SingleSignOnRefusal } from '@namesake/contract';

/** Why somebody whom the provider sent back is not logged in. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly reason: SingleSignOnRefusal;
  /** What exactly went wrong, as a code for the audit log. */
  readonly fault: string | undefined;
  /** The account that the log-in was for; undefined where none is known. */
  readonly userId: string | undefined;

  constructor(reason: SingleSignOnRefusal, fault?: string, userId?: string) {
    super(reason);
    this.reason = reason;
    this.fault = fault;
    this.userId = userId;
  }
}
