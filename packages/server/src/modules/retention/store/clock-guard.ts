/** A service may be off for so long before the time that its clock shows needs a person's word. */
const LONGEST_STEP_MS = 31 * 86_400_000;

/**
 * Whether the clock can be trusted with deleting. One that ran ahead by years would make everything look old. One that
 * went back only makes less look old.
 *
 * @param seenAt the latest time that was plausible before; 0 where there is none
 */
export function isClockPlausible(nowMs: number, seenAt: number): boolean {
  return seenAt === 0 || nowMs - seenAt <= LONGEST_STEP_MS;
}
