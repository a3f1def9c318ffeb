import type { CustomerView } from '@namesake/contract';
import { countryName } from '#shared/format/country-name.ts';
import { messages } from '#shared/messages/messages.ts';

export type ScreenedParty = CustomerView['parties'][number];

const { page: words } = messages.customers;

/** Facts about a party besides its name, in words. */
export function partyFacts(party: ScreenedParty): readonly string[] {
  const { entityType, birthDate, gender, countries, aliases, identifiers, addresses } = party;
  return [
    ...(entityType === null || entityType === 'any' ? [] : [messages.entityTypes[entityType]]),
    ...(birthDate === null ? [] : [words.born(birthDate)]),
    ...(gender === null ? [] : [messages.genders[gender]]),
    ...countries.map((code) => countryName(code)),
    ...aliases,
    ...identifiers.map(({ type, value, country }) =>
      [type === undefined ? '' : messages.identifierTypes[type], value, country].filter(Boolean).join(' '),
    ),
    ...addresses,
  ];
}
