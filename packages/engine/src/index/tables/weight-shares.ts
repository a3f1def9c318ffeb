/** Denominator of stored shares. */
const PARTS = 255;
/** Greater than any share. */
const NEVER = PARTS + 1;

/** A share of a whole in 255ths, rounded up. */
export const shareOf = (part: number, whole: number): number =>
  whole === 0 ? PARTS : Math.min(PARTS, Math.ceil((part * PARTS) / whole));

/** Adapts a test of shares to shares in 255ths. */
export const ofParts =
  (passes: (share: number) => boolean) =>
  (parts: number): boolean =>
    passes(parts / PARTS);

/**
 * The lowest share in 255ths that passes a test; 256 if none does. The test must be monotonic: if a share passes, so
 * does any greater one.
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
