import type { Identifier, IdentifierType } from '@namesake/engine';
import { compact } from '../../fields/compact.ts';
import { countryCode } from '../../fields/country-code.ts';
import { parseDay } from '../../fields/parse-day.ts';

/** A document as OFAC gives it, in elements or in words. */
export type DocumentFacts = {
  readonly type: IdentifierType;
  readonly label: string;
  readonly value: string;
  readonly country?: string | undefined;
  readonly issued?: string | undefined;
  readonly expires?: string | undefined;
  readonly note?: string | undefined;
};

const COUNTRY_SUFFIX = /^(.*\S)\s*\(([^()]+)\)$/;
const LEI = /^[A-Z0-9]{18}\d{2}$/;
const IMO = /^(?:IMO\s*)?(\d{7})$/i;

/** Converts a document to an identifier: `0000303117642 (Russia)` yields its country, an IMO number its own type. */
export function identifierOf(facts: DocumentFacts): Identifier {
  const [, number, suffix] = COUNTRY_SUFFIX.exec(facts.value) ?? [];
  const suffixCountry = countryCode(suffix);
  const value = suffixCountry === undefined || number === undefined ? facts.value : number;
  const imo = facts.type === 'vessel_registration' ? IMO.exec(value)?.[1] : undefined;
  const isLei = /legal entity number/i.test(facts.label) && LEI.test(value);
  const unresolved =
    facts.country !== undefined && countryCode(facts.country) === undefined ? facts.country : undefined;
  return compact({
    type: imo !== undefined ? 'imo' : isLei ? 'lei' : facts.type,
    value: imo ?? value,
    country: countryCode(facts.country) ?? suffixCountry,
    label: facts.label,
    issuedOn: parseDay(facts.issued),
    expiresOn: parseDay(facts.expires),
    note: [unresolved, facts.note].filter((part) => part !== undefined).join('; ') || undefined,
  });
}
