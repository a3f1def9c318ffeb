/** Length of an IBAN by country: the registry of ISO 13616, and unregistered formats in use. */
const LENGTHS: ReadonlyMap<string, number> = new Map(
  (
    'AD24 AE23 AL28 AO25 AT20 AZ28 BA20 BE16 BF28 BG22 BH22 BI27 BJ28 BR29 BY28 CF27 CG27 CH21 CI28 CM27 CR22 CV25 CY28 CZ24 DE22 ' +
    'DJ27 DK18 DO28 DZ26 EE20 EG29 ES24 FI18 FK18 FO18 FR27 GA27 GB22 GE22 GI23 GL18 GQ27 GR27 GT28 GW25 HN28 HR21 HU28 IE22 IL23 ' +
    'IQ23 IR26 IS26 IT27 JO30 KM27 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MA28 MC27 MD24 ME22 MG27 MK19 ML28 MN20 MR27 MT31 ' +
    'MU30 MZ25 NE28 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SN28 SO23 ST25 ' +
    'SV28 TD27 TG28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30'
  )
    .split(' ')
    .map((row) => [row.slice(0, 2), Number(row.slice(2))] as const),
);

/** Countries whose IBAN bank code is the first four letters of the bank's BIC. */
const BANK_BY_LETTERS = new Set(
  'AZ BG BH BY DO GB GI GT HN IE IQ JO KW LC LV MT MU NI NL PK PS QA RO SC SV VG YE'.split(' '),
);
/** Length of the leading Russian bank number (BIK). */
const BIK_DIGITS = 9;
const BANK_AT = 4;

/** The length of an IBAN with a country code; 0 if there is no such country. */
export const ibanLength = (country: string): number => LENGTHS.get(country) ?? 0;

/** ISO 13616: the length of its country and valid check digits. Upper case, without spaces. */
export const isIban = (text: string): boolean =>
  text.length === ibanLength(text.slice(0, 2)) &&
  /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text) &&
  remainder97(text.slice(BANK_AT) + text.slice(0, BANK_AT)) === 1;

/** ISO 17442: twenty letters and digits, the last two check digits. Upper case, without spaces. */
export const isValidLei = (text: string): boolean => /^[A-Z0-9]{18}\d{2}$/.test(text) && remainder97(text) === 1;

/** ISO 7064 MOD 97-10, letters as numbers from ten. */
function remainder97(text: string): number {
  let remainder = 0;
  for (const char of text) {
    const value = char >= 'A' ? char.charCodeAt(0) - 55 : Number(char);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}

/** The bank part of an IBAN if lists can match it: bank and country as in a BIC, or a bank number. */
export function bankOfIban(iban: string): string | undefined {
  const country = iban.slice(0, 2);
  if (country === 'RU') return iban.slice(BANK_AT, BANK_AT + BIK_DIGITS);
  const bank = iban.slice(BANK_AT, BANK_AT + 4);
  return BANK_BY_LETTERS.has(country) && /^[A-Z]{4}$/.test(bank) ? bank + country : undefined;
}
