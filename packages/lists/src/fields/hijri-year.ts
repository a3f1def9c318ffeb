/** The two calendars that publishers call Islamic. */
export type HijriCalendar = 'lunar' | 'solar' | 'either';

/**
 * First and last Gregorian day of a year of an Islamic calendar; `either` spans both. Solar (civil dates in Iran and
 * Afghanistan): year y begins about 21 March of y + 621. Lunar: Gregorian year ≈ y × 0.970224 + 621.5774 (Meeus,
 * Astronomical Algorithms, chapter 9).
 */
export function gregorianSpanOf(year: number, calendar: HijriCalendar): { earliest: string; latest: string } {
  const solar = { earliest: `${year + 621}-03-20`, latest: `${year + 622}-03-21` };
  const start = year * 0.970224 + 621.5774;
  const lunar = { earliest: `${Math.floor(start)}-01-01`, latest: `${Math.floor(start + 1)}-12-31` };
  if (calendar === 'solar') return solar;
  if (calendar === 'lunar') return lunar;
  const [earliest = solar.earliest] = [lunar.earliest, solar.earliest].sort();
  const [, latest = solar.latest] = [lunar.latest, solar.latest].sort();
  return { earliest, latest };
}
