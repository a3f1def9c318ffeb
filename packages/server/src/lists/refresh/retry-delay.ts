const MINUTE_MS = 60_000;

/** How often publishers are asked when all is well. */
export const CHECK_EVERY_MS = 60 * MINUTE_MS;

/**
 * How long to wait before publishers are asked again: an hour when all answered; after a failure a minute, then twice
 * as long each time, up to an hour. Up to a tenth more or less, so that installations do not ask all at once.
 *
 * @param failures rounds that failed since the last good one
 * @param random a number from 0 to 1
 */
export function retryDelayMs(failures: number, random: number): number {
  const delayMs = failures === 0 ? CHECK_EVERY_MS : Math.min(CHECK_EVERY_MS, MINUTE_MS * 2 ** (failures - 1));
  return Math.round(delayMs * (0.9 + 0.2 * random));
}
