import type { Clock } from './clock.ts';
import { DownloadFailed } from './download-failed.ts';

const FIRST_DELAY_MS = 2_000;
const MAX_DELAY_MS = 60_000;
/** If no connection succeeds, more retries do not help: the caller tries again later. */
const UNREACHABLE_ATTEMPTS = 2;

export type RetryOptions = {
  /** Maximum number of attempts, at least 1. */
  readonly attempts: number;
  readonly clock: Clock;
  /**
   * No attempt starts after this moment, Unix milliseconds: an answer that never comes must not occupy a slot for
   * hours.
   */
  readonly untilMs: number;
  /** 0 ≤ x < 1. */
  readonly random: () => number;
  /** Called before each wait. */
  readonly onWait: (waitMs: number, failure: DownloadFailed) => void;
};

/**
 * Retries after transient failures, waiting 2, 4, 8 … seconds, each halved at random ("equal jitter") so that many
 * installations do not return together; longer if the publisher requests it. Other failures are thrown at once.
 */
export async function withRetries<T>(attempt: (number: number) => Promise<T>, options: RetryOptions): Promise<T> {
  for (let number = 1; ; number += 1) {
    try {
      return await attempt(number);
    } catch (error) {
      if (!(error instanceof DownloadFailed) || !error.isTransient) throw error;
      if (
        number >= (error.code === 'unreachable' ? Math.min(UNREACHABLE_ATTEMPTS, options.attempts) : options.attempts)
      )
        throw error;
      const waitMs = Math.max(delayMs(number, options.random()), Math.min(error.retryAfterMs ?? 0, MAX_DELAY_MS));
      if (options.clock.now().getTime() + waitMs > options.untilMs) throw error;
      options.onWait(waitMs, error);
      await options.clock.sleep(waitMs);
    }
  }
}

function delayMs(number: number, random: number): number {
  const full = Math.min(FIRST_DELAY_MS * 2 ** (number - 1), MAX_DELAY_MS);
  return Math.round(full / 2 + (full / 2) * random);
}
