import type { IdentifierType } from '../../types/listing.ts';
import { isBic } from './bank-keys.ts';
import { ibanLength, isIban, isValidLei } from './iban.ts';
import { foldIdentifier, isValidImo } from './identifier.ts';

/** A submitted number with its stated type and country. */
type Submitted = { readonly type?: IdentifierType; readonly value: string; readonly country?: string };

/** A description of the format of one type of number, and a test for folded numbers. */
type Rule = { readonly words: string; readonly isValid: (folded: string) => boolean };

/** Bank numbers that lists give in place of a BIC: a BIK, a clearing number. */
const DIGITS = /^\d+$/;

const IMO: Rule = { words: 'An IMO number has seven digits, the last a check digit', isValid: isValidImo };
const MMSI: Rule = { words: 'An MMSI has nine digits', isValid: (text) => /^\d{9}$/.test(text) };
const LEI: Rule = { words: 'An LEI has twenty characters, the last two check digits', isValid: isValidLei };
const BIC: Rule = {
  words: 'A BIC has eight or eleven characters',
  isValid: (text) => isBic(text) || DIGITS.test(text),
};
const IBAN: Rule = { words: 'An IBAN has the length of its country, and two check digits', isValid: isIban };
const INN: Rule = { words: 'A Russian INN has ten or twelve digits and check digits', isValid: isInn };
const OGRN: Rule = { words: 'A Russian OGRN has 13 or 15 digits, the last a check digit', isValid: isOgrn };

const BY_TYPE: Partial<Readonly<Record<IdentifierType, Rule>>> = { imo: IMO, mmsi: MMSI, lei: LEI, bic: BIC };
/** Other Russian numbers of these types are shorter: KPP, OKPO, numbers of foreign companies. */
const INN_LENGTH = /^\d{10,12}$/;
const OGRN_LENGTH = /^\d{12,15}$/;
/** "No 1234567890123" is not a Norwegian account: country and check digits are written as one. */
const IBAN_BEGINS = /^[A-Za-z]{2}\d{2}/;
/** Prefixes of numbers of these types; an LEI may also start with letters. */
const PREFIX = /^(?:IMO|MMSI|LEI|BIC|SWIFT|IBAN|INN|OGRN|CODE|NUMBER|NO|NR)+/;

/**
 * Describes the format of a number's stated type if the number does not have it: it was mistyped or cut off, so no list
 * could carry it. Undefined if nothing is wrong or nothing can be said.
 */
export function failedCheck(submitted: Submitted): string | undefined {
  const folded = foldIdentifier(submitted.value, submitted.type);
  const bare = folded.replace(PREFIX, '');
  const rule = ruleOf(submitted, bare);
  return rule && !rule.isValid(folded) && !rule.isValid(bare) ? rule.words : undefined;
}

function ruleOf({ type, value, country }: Submitted, bare: string): Rule | undefined {
  if (type === undefined || type === 'other') return isMeantAsIban(value, bare) ? IBAN : undefined;
  if (country?.toUpperCase() !== 'RU') return BY_TYPE[type];
  if (type === 'tax_id' && INN_LENGTH.test(bare)) return INN;
  return type === 'registration_number' && OGRN_LENGTH.test(bare) ? OGRN : BY_TYPE[type];
}

/** Recognised by its label, or by a country code followed by a number of that country's length. */
const isMeantAsIban = (value: string, bare: string): boolean =>
  /^\s*iban\b/i.test(value) ||
  (IBAN_BEGINS.test(value.trim()) && bare.length === ibanLength(bare.slice(0, 2)) && /\d{4}$/.test(bare));

const INN_WEIGHTS = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8] as const;

/** Ten digits for a company, the last a check digit, or twelve for a person, with two check digits. */
function isInn(text: string): boolean {
  if (!/^(?:\d{10}|\d{12})$/.test(text)) return false;
  const checks = text.length === 10 ? [9] : [10, 11];
  return checks.every((at) => {
    const weights = INN_WEIGHTS.slice(-at);
    const sum = weights.reduce((total, weight, i) => total + weight * Number(text[i]), 0);
    return (sum % 11) % 10 === Number(text[at]);
  });
}

/** 13 digits for a company or 15 for a sole trader; the last is the remainder of the others divided by 11 or 13. */
function isOgrn(text: string): boolean {
  if (!/^(?:\d{13}|\d{15})$/.test(text)) return false;
  return (Number(text.slice(0, -1)) % (text.length - 2)) % 10 === Number(text.slice(-1));
}
