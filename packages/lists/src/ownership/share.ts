/**
 * All of a company, in millionths: shares are integers, so that sums are exact and rounding cannot reach a threshold.
 */
export const WHOLE_PPM = 1_000_000;

/**
 * Parses a percentage ("50", "33.3333", "25,5 %") into millionths (500,000 is half). Undefined unless above 0 and at
 * most 100, and for more than four decimals: they would need rounding, which matters at one half.
 */
export function sharePpm(text: string): number | undefined {
  const [, whole = '', decimals = ''] = /^(\d{1,3})(?:[.,](\d*))?\s*%?$/.exec(text.trim()) ?? [];
  const significant = decimals.replace(/0+$/, '');
  if (whole === '' || significant.length > 4) return undefined;
  const ppm = Number(whole) * 10_000 + Number(significant.padEnd(4, '0'));
  return ppm > 0 && ppm <= WHOLE_PPM ? ppm : undefined;
}

const MORE = /^(?:>|over|above|more than)\s{0,3}(?!=)(\S+\s?%?)/i;
const AT_LEAST = /^(?:>=|≥|at least)\s{0,3}(\S+\s?%?)$/i;
const RANGE =
  /(?:^|\D)(\d{1,3}(?:[.,]\d*)?)\s?%?[\s-]{0,3}(?:[-–+]|to|and more|or more)[\s-]{0,3}(?:\d{1,3}(?:[.,]\d*)?)?[\s-]{0,3}(?:%|percent)?$/i;

/**
 * Minimum share in a publisher's words: a percentage, `>50` (more than half, by one millionth), `≥50`, `50+`, `25-50`,
 * `75-to-100-percent`. Undefined if they state none.
 */
export function leastSharePpm(text: string): number | undefined {
  const words = text.trim();
  const exact = sharePpm(words);
  if (exact !== undefined) return exact;
  const [, more] = MORE.exec(words) ?? [];
  if (more !== undefined) {
    const ppm = sharePpm(more);
    return ppm === undefined || ppm === WHOLE_PPM ? undefined : ppm + 1;
  }
  const [, least] = AT_LEAST.exec(words) ?? RANGE.exec(words) ?? [];
  return least === undefined ? undefined : sharePpm(least);
}

/** Formats a percentage with its decimals: 333,333 is "33.3333". */
export function percentText(ppm: number): string {
  const whole = Math.trunc(ppm / 10_000);
  const decimals = String(ppm % 10_000)
    .padStart(4, '0')
    .replace(/0+$/, '');
  return decimals === '' ? String(whole) : `${whole}.${decimals}`;
}
