/**
 * All of a company, in millionths: shares are whole numbers, so that sums are exact and no rounding meets a threshold.
 */
export const WHOLE_PPM = 1_000_000;

/**
 * A percentage as people write it ("50", "33.3333", "25,5 %") in millionths of the whole (500,000 is half). Undefined
 * for what is no percentage above 0 up to 100, and for more than four decimals: those would have to be rounded, and
 * half is where it matters.
 */
export function sharePpm(text: string): number | undefined {
  const [, whole = '', decimals = ''] = /^(\d{1,3})(?:[.,](\d*))?\s*%?$/.exec(text.trim()) ?? [];
  const significant = decimals.replace(/0+$/, '');
  if (whole === '' || significant.length > 4) return undefined;
  const ppm = Number(whole) * 10_000 + Number(significant.padEnd(4, '0'));
  return ppm > 0 && ppm <= WHOLE_PPM ? ppm : undefined;
}

/** Per cent with as many decimals as it has: 333,333 is "33.3333". */
export function percentText(ppm: number): string {
  const whole = Math.trunc(ppm / 10_000);
  const decimals = String(ppm % 10_000)
    .padStart(4, '0')
    .replace(/0+$/, '');
  return decimals === '' ? String(whole) : `${whole}.${decimals}`;
}
