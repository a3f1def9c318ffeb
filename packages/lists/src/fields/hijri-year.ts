/**
 * First and last Gregorian day that may lie in a year of an Islamic calendar. Publishers mark both the lunar (Hijri)
 * and the Iranian solar calendar as "Islamic". In Iran and Afghanistan civil dates are solar: year y begins on about
 * 21 March of y + 621. Elsewhere both readings are allowed, which makes the range wide rather than wrong.
 * Lunar: Gregorian year ≈ y × 0.970224 + 621.5774 (Meeus, Astronomical Algorithms, ch. 9).
 */
export function gregorianSpanOf(year: number, country: string | undefined): { earliest: string; latest: string } {
  const solar = { earliest: `${year + 621}-03-20`, latest: `${year + 622}-03-21` };
  if (country === 'IR' || country === 'AF') return solar;
  const lunarStart = year * 0.970224 + 621.5774;
  const first = Math.floor(lunarStart);
  const last = Math.floor(lunarStart + 1);
  return { earliest: `${Math.min(first, year + 621)}-01-01`, latest: `${Math.max(last, year + 622)}-12-31` };
}
