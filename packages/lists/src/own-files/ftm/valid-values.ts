/** Seven digits of which the last checks the others, after the letters that FollowTheMoney writes before them. */
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

/** ISO 9362: of the eight or eleven characters those of the institution. */
export function bic(value: string): string | undefined {
  return /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(value) ? value.slice(0, 8) : undefined;
}

/** Nine digits of the United States. */
export function ssn(value: string): string | undefined {
  return /^\d{3}-?\d{2}-?\d{4}$/.test(value) ? value.replaceAll('-', '') : undefined;
}

/** The common form of an address of mail, in ASCII; hosts have no upper case. */
export function email(value: string): string | undefined {
  const [, box, host] = /^([\w.+-]{1,64})@((?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24})$/i.exec(value) ?? [];
  return box === undefined || host === undefined ? undefined : `${box}@${host.toLowerCase()}`;
}

/** E.164: what other writing of a number means depends on the country, which nobody says. */
export const phone = (value: string): string | undefined => (/^\+[1-9]\d{6,14}$/.test(value) ? value : undefined);

/** An address of the web. */
export const isPage = (value: string): boolean => /^https?:\/\//i.test(value) && URL.canParse(value);

/** An address of the web, with a path. */
export function page(value: string): string | undefined {
  if (!isPage(value)) return undefined;
  return /^https?:\/\/[^/?#]+$/i.test(value) ? `${value}/` : value;
}
