/**
 * Why a download yielded no file. `unreachable`: no host answered, so the local network is at fault. `refused`: a file
 * arrived; the `ListRefused` in `cause` says what was wrong with it.
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

/** A list could not be downloaded. The last good version, if any, is untouched. */
export class DownloadFailed extends Error {
  override readonly name = 'DownloadFailed';
  readonly code: DownloadFailureCode;
  readonly list: string;
  /** The message without the name of the list. */
  readonly reason: string;
  /** HTTP status, for `http_status`. */
  readonly status: number | undefined;
  /** Whether an early retry may help. */
  readonly isTransient: boolean;
  /** The publisher's `Retry-After`. */
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
