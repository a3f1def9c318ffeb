/**
 * A count or seed from the command line.
 * @throws Error if it is not a positive integer
 */
export function wholeNumber(option: string, given: string | undefined, usual: number): number {
  if (given === undefined) return usual;
  if (!/^[1-9]\d{0,9}$/.test(given)) throw new Error(`--${option} takes a whole number, not "${given}".`);
  return Number(given);
}
