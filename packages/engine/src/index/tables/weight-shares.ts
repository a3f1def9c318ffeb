/** Shares are stored in this many parts. */
const PARTS = 255;
/** More than any share is. */
const NEVER = PARTS + 1;

/** A share of a whole, in 255ths, never less than it is. */
export const shareOf = (part: number, whole: number): number =>
  whole === 0 ? PARTS : Math.min(PARTS, Math.ceil((part * PARTS) / whole));

/** A test of shares as one of 255ths. */
export const ofParts =
  (passes: (share: number) => boolean) =>
  (parts: number): boolean =>
    passes(parts / PARTS);

/**
 * The least share, in 255ths, that passes a test; one more than there are if none does. The test must be monotonic:
 * what passes for a share passes for any greater one.
 */
export function leastShareFor(passes: (share: number) => boolean): number {
  let [low, high] = [0, NEVER];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (passes(middle / PARTS)) high = middle;
    else low = middle + 1;
  }
  return low;
}
