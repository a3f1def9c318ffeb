/**
 * Why a download did not yield a file. `unreachable`: no host answered, so the network here is to blame. `refused`: a
 * file arrived, and what was wrong with it is a `ListRefused` in `cause`.
 */
export type DownloadFailureCode =
  | 'http_status'
  | 'unreachable'
  | 'network'
  | 'certificate'
  | 'redirects'
  | 'cut_off'
  | 'timeout'
  | 'too_large'
  | 'disk'
  | 'no_link'
  | 'refused';

/** A list could not be fetched. The last good version, where there is one, is untouched. */
export class DownloadFailed extends Error {
  override readonly name = 'DownloadFailed';
  readonly code: DownloadFailureCode;
  readonly list: string;
  /** The message without the list. */
  readonly reason: string;
  /** HTTP status, for `http_status`. */
  readonly status: number | undefined;
  /** Whether trying again soon may help. */
  readonly isTransient: boolean;
  /** What the publisher asked for in `Retry-After`. */
  readonly retryAfterMs: number | undefined;

  constructor(code: DownloadFailureCode, list: string, reason: string, facts: FailureFacts = {}) {
    super(`${list}: ${reason}`, facts.cause === undefined ? undefined : { cause: facts.cause });
    this.code = code;
    this.list = list;
    this.reason = reason;
    this.status = facts.status;
    this.isTransient = facts.isTransient ?? false;
    this.retryAfterMs = facts.retryAfterMs;
  }
}

export type FailureFacts = {
  readonly status?: number;
  readonly isTransient?: boolean;
  readonly retryAfterMs?: number;
  readonly cause?: unknown;
};
