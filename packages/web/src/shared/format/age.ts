const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const YEAR = 365.25 * DAY;

type Unit = 'second' | 'minute' | 'hour' | 'day' | 'year';
export type Age = { readonly value: number; readonly unit: Unit };

/** Largest useful unit of an age: minutes below an hour, hours below two days, days below two years, then years. */
export function ageOf(seconds: number): Age {
  const whole = Math.max(0, Math.floor(seconds));
  if (whole < MINUTE) return { value: whole, unit: 'second' };
  if (whole < HOUR) return { value: Math.floor(whole / MINUTE), unit: 'minute' };
  if (whole < 2 * DAY) return { value: Math.floor(whole / HOUR), unit: 'hour' };
  if (whole < 2 * YEAR) return { value: Math.floor(whole / DAY), unit: 'day' };
  return { value: Math.floor(whole / YEAR), unit: 'year' };
}

/** "3 hours". */
export function longAge(seconds: number, locale = 'en'): string {
  const { value, unit } = ageOf(seconds);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

/** "3h". */
export function shortAge(seconds: number, locale = 'en'): string {
  const { value, unit } = ageOf(seconds);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'narrow' }).format(value);
}
