import { COUNTRY_CODE_HINTS, COUNTRY_CODES, EXTRA_COUNTRY_CODES } from '@namesake/contract/countries';
import { countryName } from '#shared/format/country-name.ts';

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

/** Codes with their names, by name; for the suggestions. */
export const countryOptions = (): readonly { readonly code: string; readonly name: string }[] =>
  COUNTRY_CODES.map((code) => ({ code, name: countryName(code) })).sort((a, b) => a.name.localeCompare(b.name));

/** The ISO code of what was typed: a code, a common wrong code, or a name; undefined if there is no such country. */
export function findCountry(typed: string): string | undefined {
  const code = typed.trim().toUpperCase();
  if (COUNTRY_CODES.includes(code) || EXTRA_COUNTRY_CODES.includes(code)) return code;
  const meant = COUNTRY_CODE_HINTS[code];
  if (meant !== undefined) return meant;
  const wanted = fold(typed);
  if (wanted.length < 4) return COUNTRY_CODES.find((candidate) => fold(countryName(candidate)) === wanted);
  const names = COUNTRY_CODES.map((candidate) => [candidate, fold(countryName(candidate))] as const);
  return (names.find(([, name]) => name === wanted) ?? names.find(([, name]) => name.startsWith(wanted)))?.[0];
}
