/** Seven digits, the last a check digit, with the prefix that FollowTheMoney uses. */
export function imo(value: string): string | undefined {
  if (!/^\d{7}$/.test(value)) return undefined;
  const sum = [...value.slice(0, 6)].reduce((total, digit, at) => total + Number(digit) * (7 - at), 0);
  return sum % 10 === Number(value[6]) ? `IMO${value}` : undefined;
}

/** ISO 17442: twenty characters with check digits modulo 97. */
export function lei(value: string): string | undefined {
  if (!/^[A-Z0-9]{18}\d{2}$/.test(value)) return undefined;
  const digits = value.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n ? value : undefined;
}

/** ISO 9362: the institution's part of the eight or eleven characters. */
export function bic(value: string): string | undefined {
  return /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(value) ? value.slice(0, 8) : undefined;
}

/** A US Social Security number of nine digits. */
export function ssn(value: string): string | undefined {
  return /^\d{3}-?\d{2}-?\d{4}$/.test(value) ? value.replaceAll('-', '') : undefined;
}

/** A mail address in its common form, in ASCII; hosts are in lower case. */
export function email(value: string): string | undefined {
  const [, box, host] = /^([\w.+-]{1,64})@((?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24})$/i.exec(value) ?? [];
  return box === undefined || host === undefined ? undefined : `${box}@${host.toLowerCase()}`;
}

/** E.164: other forms depend on the country, which is unknown. */
export const phone = (value: string): string | undefined => (/^\+[1-9]\d{6,14}$/.test(value) ? value : undefined);

/** A web address. */
export const isPage = (value: string): boolean => /^https?:\/\//i.test(value) && URL.canParse(value);

/** A web address with a path. */
export function page(value: string): string | undefined {
  if (!isPage(value)) return undefined;
  return /^https?:\/\/[^/?#]+$/i.test(value) ? `${value}/` : value;
}
