import { describe, expect, it } from 'vitest';
import { DownloadFailed, type DownloadFailureCode, type FailureFacts } from './download-failed.ts';
import { withRetries } from './with-retries.ts';

/** Waits and number of attempts of a download that always fails. */
async function waitsOf(
  code: DownloadFailureCode,
  facts: FailureFacts,
  random = 0.5,
  untilMs = Number.MAX_SAFE_INTEGER,
) {
  const waits: number[] = [];
  const failure = new DownloadFailed(code, 'un_sc', 'failed', { isTransient: true, ...facts });
  let tries = 0;
  const waited = (): number => waits.reduce((sum, ms) => sum + ms, 0);
  const clock = { now: () => new Date(waited()), sleep: async (ms: number) => void waits.push(ms) };
  const attempt = (number: number): Promise<never> => {
    tries = number;
    return Promise.reject(failure);
  };
  const told: number[] = [];
  const onWait = (ms: number): void => void told.push(ms);
  const options = { attempts: 8, clock, untilMs, random: () => random, onWait };
  await expect(withRetries(attempt, options)).rejects.toBe(failure);
  expect(told).toEqual(waits);
  return { waits, tries };
}

describe('a download that fails', () => {
  it('is tried again after twice the wait each time, up to a minute', async () => {
    const { waits, tries } = await waitsOf('timeout', {});
    expect(waits).toEqual([1_500, 3_000, 6_000, 12_000, 24_000, 45_000, 45_000]);
    expect(tries).toBe(8);
  });

  it('waits between half and all of it, by chance', async () => {
    expect((await waitsOf('timeout', {}, 0)).waits.slice(0, 3)).toEqual([1_000, 2_000, 4_000]);
    expect((await waitsOf('timeout', {}, 0.999_999)).waits.slice(0, 3)).toEqual([2_000, 4_000, 8_000]);
  });

  it('waits as long as its publisher asks, but no more than a minute and no less than otherwise', async () => {
    expect((await waitsOf('http_status', { retryAfterMs: 20_000 })).waits.slice(0, 5)).toEqual([
      20_000, 20_000, 20_000, 20_000, 24_000,
    ]);
    expect((await waitsOf('http_status', { retryAfterMs: 3_600_000 })).waits[0]).toBe(60_000);
  });

  it('is tried no more once the time for all tries is over', async () => {
    expect((await waitsOf('timeout', {}, 0.5, 5_000)).waits).toEqual([1_500, 3_000]);
  });

  it('is tried twice where the host is unreachable, and once where another try cannot help', async () => {
    expect((await waitsOf('unreachable', {})).tries).toBe(2);
    expect((await waitsOf('http_status', { isTransient: false })).tries).toBe(1);
  });
});
