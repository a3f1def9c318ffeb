import type { WatchmanEntity } from '@namesake/contract';
import type { Identifier, Listing, PartialDate } from '@namesake/engine';

/** An entity with only a name and a type. */
export const blankEntity = (name: string, entityType: string): WatchmanEntity => ({
  name,
  entityType,
  sourceList: '',
  sourceID: '',
  person: null,
  business: null,
  organization: null,
  aircraft: null,
  vessel: null,
  contact: { emailAddresses: null, phoneNumbers: null, faxNumbers: null, websites: null },
  addresses: null,
  cryptoAddresses: null,
  affiliations: null,
  sanctionsInfo: null,
  historicalInfo: null,
  sourceData: null,
});

/** Watchman uses null for empty arrays. */
export const orNull = <Item>(items: readonly Item[]): readonly Item[] | null => (items.length === 0 ? null : items);

/** Formats a day for Watchman's clients; null if the text is not one exact day, since none is made up. */
export const dayOf = (text: string | undefined): string | null =>
  /^\d{4}-\d\d-\d\d$/.test(text ?? '') ? `${text}T00:00:00Z` : null;

/** The first date that is a single day. */
export const firstDay = (dates: readonly PartialDate[] = []): string | null =>
  dayOf(dates.find(({ earliest, latest, circa }) => earliest === latest && !circa)?.earliest);

/** Parses a number as printed in lists: "12,000 tons". 0 if there is none, as in Watchman. */
export function tonsOf(text: string | undefined): number {
  const [digits = ''] = /^\d[\d,. ]*/.exec(text ?? '') ?? [];
  const whole = Number(digits.replace(/[.,]\d{1,2}\s*$/, '').replaceAll(/\D/g, ''));
  return Number.isSafeInteger(whole) ? whole : 0;
}

/** The first identifier of a type; empty if there is none. */
export const firstOf = (type: Identifier['type'], identifiers: Listing['identifiers'] = []): string =>
  identifiers.find((identifier) => identifier.type === type)?.value ?? '';

const GOVERNMENT_IDS: Readonly<Partial<Record<Identifier['type'], string>>> = {
  passport: 'passport',
  national_id: 'national-id',
  tax_id: 'tax-id',
  registration_number: 'business-registration',
  drivers_license: 'drivers-license',
  ssn: 'ssn',
};

/** Documents of a record with Watchman's types. Other identifiers have members of their own. */
export const governmentIdsOf = (identifiers: Listing['identifiers'] = []) =>
  orNull(
    identifiers.flatMap(({ type, value, label = '', country = '' }) => {
      const kind = GOVERNMENT_IDS[type];
      return kind === undefined ? [] : [{ name: label, type: kind, country, identifier: value }];
    }),
  );

/** Wallets of a record. The currency is the last word of the publisher's label: "Digital Currency Address - XBT". */
export const walletsOf = (identifiers: Listing['identifiers'] = []) =>
  orNull(
    identifiers
      .filter(({ type }) => type === 'crypto_address')
      .map(({ value, label }) => ({ currency: /\b[A-Z]{2,6}$/.exec(label ?? '')?.[0] ?? '', address: value })),
  );

/** Contact data of a party. */
export function contactOf({ identifiers = [], contacts = [] }: Partial<Listing>): WatchmanEntity['contact'] {
  const values = (kind: 'email' | 'phone' | 'website' | 'fax') =>
    orNull([
      ...new Set([
        ...contacts.filter((contact) => contact.kind === kind).map(({ value }) => value),
        ...identifiers.filter(({ type }) => type === kind).map(({ value }) => value),
      ]),
    ]);
  return {
    emailAddresses: values('email'),
    phoneNumbers: values('phone'),
    faxNumbers: values('fax'),
    websites: values('website'),
  };
}
