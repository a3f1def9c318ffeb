import type { WatchmanEntity } from '@namesake/contract';
import type { Identifier, Listing, PartialDate } from '@namesake/engine';

/** A party of which only its name is known. */
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

/** Watchman has null where there is nothing. */
export const orNull = <Item>(items: readonly Item[]): readonly Item[] | null => (items.length === 0 ? null : items);

/** A text as Watchman's clients read a day; null where it is not exactly one, since no day is made up. */
export const dayOf = (text: string | undefined): string | null =>
  /^\d{4}-\d\d-\d\d$/.test(text ?? '') ? `${text}T00:00:00Z` : null;

/** The first date that is one day. */
export const firstDay = (dates: readonly PartialDate[] = []): string | null =>
  dayOf(dates.find(({ earliest, latest, circa }) => earliest === latest && !circa)?.earliest);

/** A number as lists print it: "12,000 tons". 0 where there is none, as in Watchman. */
export function tonsOf(text: string | undefined): number {
  const [digits = ''] = /^\d[\d,. ]*/.exec(text ?? '') ?? [];
  const whole = Number(digits.replace(/[.,]\d{1,2}\s*$/, '').replaceAll(/\D/g, ''));
  return Number.isSafeInteger(whole) ? whole : 0;
}

/** The first identifier of a kind; empty where there is none. */
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

/** Documents of a record in Watchman's words; the other identifiers have places of their own. */
export const governmentIdsOf = (identifiers: Listing['identifiers'] = []) =>
  orNull(
    identifiers.flatMap(({ type, value, label = '', country = '' }) => {
      const kind = GOVERNMENT_IDS[type];
      return kind === undefined ? [] : [{ name: label, type: kind, country, identifier: value }];
    }),
  );

/** Wallets, each with the currency that ends the publisher's word: "Digital Currency Address - XBT". */
export const walletsOf = (identifiers: Listing['identifiers'] = []) =>
  orNull(
    identifiers
      .filter(({ type }) => type === 'crypto_address')
      .map(({ value, label }) => ({ currency: /\b[A-Z]{2,6}$/.exec(label ?? '')?.[0] ?? '', address: value })),
  );

/** How to reach a party. */
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
