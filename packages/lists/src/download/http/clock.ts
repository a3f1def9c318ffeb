import { setTimeout as sleep } from 'node:timers/promises';

/** Clock of the downloader, so that tests need not wait. */
export interface Clock {
  now(): Date;
  sleep(ms: number): Promise<void>;
}

export const SYSTEM_CLOCK: Clock = {
  now: () => new Date(),
  sleep: async (ms) => {
    await sleep(ms);
  },
};
