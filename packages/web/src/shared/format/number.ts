/** "18,500" */
export const count = (value: number, locale = 'en'): string => new Intl.NumberFormat(locale).format(value);

/** "42 %" */
export const percent = (value: number): string => `${value}\u00A0%`;

/** "97.2": points always carry their decimal, so that columns line up. */
export const points = (value: number): string => value.toFixed(1);

/** "+2.0", "−5.0", "0.0": with a real minus sign. */
export function signedPoints(value: number): string {
  const size = Math.abs(value).toFixed(1);
  return value > 0 ? `+${size}` : value < 0 ? `−${size}` : size;
}

/** The digits of a hash, without the name of its algorithm. */
export const digits = (hash: string): string => hash.slice(hash.indexOf(':') + 1);
