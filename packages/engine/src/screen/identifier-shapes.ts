/** ISO 13616: letters to numbers, the first four characters to the end, remainder by 97 is 1. Spaces must be gone. */
export function isIban(value: string): boolean {
  const text = value.toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false;
  let remainder = 0;
  for (const char of text.slice(4) + text.slice(0, 4)) {
    const number = /\d/.test(char) ? char : String(char.charCodeAt(0) - 55);
    for (const digit of number) remainder = (remainder * 10 + Number(digit)) % 97;
  }
  return remainder === 1;
}

/** The shape of an ISO 9362 business identifier code: upper case only, so that words of eight letters are not taken for one. */
export const isBic = (value: string): boolean => /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(value);
