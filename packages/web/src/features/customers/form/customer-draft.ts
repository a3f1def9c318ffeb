import type { CustomerData, CustomerView } from '@namesake/contract';
import type { ScreenedParty } from '#shared/customers/party-facts.ts';
import { messages } from '#shared/messages/messages.ts';
import { fieldErrorAt } from '#shared/ui/field-errors.ts';
import type { ChosenGender } from '#shared/ui/gender-field.tsx';
import type { TypedIdentifier } from '#shared/ui/identifier-fields.tsx';

/** What the form does not show, kept unchanged: addresses, and the issuers of the numbers at the same places. */
type Kept = Partial<Pick<ScreenedParty, 'addresses' | 'identifiers'>>;

export type PartyDraft = {
  /** Identifies a party within the form. */
  readonly key: number;
  /** Empty for the customer. */
  readonly role: string;
  readonly name: string;
  /** One per line. */
  readonly otherNames: string;
  readonly type: NonNullable<ScreenedParty['entityType']>;
  readonly birthDate: string;
  readonly gender: ChosenGender;
  readonly countries: readonly string[];
  /** Those without a value are not saved. */
  readonly identifiers: readonly TypedIdentifier[];
  readonly kept: Kept;
};

/** State of the form. */
export type CustomerDraft = {
  readonly externalRef: string;
  readonly group: string;
  /** Members without a form field. */
  readonly purpose: string | null;
  readonly leftOut: readonly string[];
  readonly main: PartyDraft;
  readonly related: readonly PartyDraft[];
};

const emptyParty = (key: number): PartyDraft => ({
  key,
  role: '',
  name: '',
  otherNames: '',
  type: 'any',
  birthDate: '',
  gender: '',
  countries: [],
  identifiers: [],
  kept: {},
});

export const newDraft = (externalRef: string): CustomerDraft => ({
  externalRef,
  group: 'default',
  purpose: null,
  leftOut: [],
  main: emptyParty(0),
  related: [],
});

export const withParty = (draft: CustomerDraft): CustomerDraft => ({
  ...draft,
  related: [...draft.related, emptyParty(Math.max(0, ...draft.related.map(({ key }) => key)) + 1)],
});

/** The form of an existing customer. */
export function draftOf({ externalRef, group, purpose, leftOut, parties }: CustomerView): CustomerDraft {
  const [main = emptyParty(0), ...related] = parties.map(
    ({ role, searchText, aliases, entityType, birthDate, countries, gender, identifiers, addresses }, key) => ({
      key,
      role: role ?? '',
      name: searchText,
      otherNames: aliases.join('\n'),
      type: entityType ?? ('any' as const),
      birthDate: birthDate ?? '',
      gender: gender ?? ('' as const),
      countries,
      identifiers: identifiers.map(({ type = '' as const, value }) => ({ type, value })),
      kept: { addresses, identifiers },
    }),
  );
  return { externalRef, group, purpose, leftOut, main, related };
}

/** The request of the form; empty fields are left out. */
export const requestOf = ({ externalRef, group, purpose, leftOut, main, related }: CustomerDraft): CustomerData => ({
  externalRef: externalRef.trim(),
  ...partyOf(main),
  ...(related.length === 0 ? {} : { related: related.map((one) => ({ role: one.role.trim(), ...partyOf(one) })) }),
  group: group.trim(),
  ...(purpose === null ? {} : { purpose }),
  // Otherwise a customer with unscreened names would count as fully screened.
  ...(leftOut.length === 0 ? {} : { leftOut }),
});

function partyOf({ name, otherNames, type, birthDate, gender, countries, identifiers, kept }: PartyDraft) {
  const { addresses = [], identifiers: stored = [] } = kept;
  const numbers = identifiers
    .map(({ type: kind, value }, at) => ({
      ...(kind === '' ? {} : { type: kind }),
      value: value.trim(),
      ...issuerOf(stored[at], { type: kind, value }),
    }))
    .filter(({ value }) => value !== '');
  const lines = otherNames.split('\n').map((one) => one.trim());
  const aliases = lines.filter((one) => one !== '');
  return {
    searchText: name.trim(),
    ...(type === 'any' ? {} : { entityType: type }),
    ...(birthDate.trim() === '' ? {} : { birthDate: birthDate.trim() }),
    ...(gender === '' ? {} : { gender }),
    ...(countries.length === 0 ? {} : { countries }),
    ...(numbers.length === 0 ? {} : { identifiers: numbers }),
    ...(addresses.length === 0 ? {} : { addresses }),
    ...(aliases.length === 0 ? {} : { aliases }),
  };
}

/** The issuer of a stored number; another number or type may have another issuer. */
function issuerOf(stored: ScreenedParty['identifiers'][number] | undefined, { type, value }: TypedIdentifier) {
  const isSame = stored?.value.trim() === value.trim() && (stored.type ?? '') === type;
  return isSame && stored.country !== undefined ? { country: stored.country } : {};
}

const { keptNames } = messages.customers.form;

/** Members of a party that are saved although the form does not show them. */
export const keptOf = ({ addresses = [], identifiers = [] }: Kept): readonly string[] => [
  ...(addresses.length === 0 ? [] : [keptNames.addresses]),
  ...(identifiers.every(({ country }) => country === undefined) ? [] : [keptNames.issuers]),
];

/** The same for members outside parties. */
export const keptBeside = ({ purpose, leftOut }: CustomerDraft): readonly string[] => [
  ...(purpose === null ? [] : [keptNames.purpose]),
  ...(leftOut.length === 0 ? [] : [keptNames.leftOut(leftOut.join(', '))]),
];

/** Error of a field, by its path in the customer, such as `related/0/role`; undefined if there is none. */
export type ErrorOf = (path: string) => string | undefined;

export const errorsOf =
  (error: unknown): ErrorOf =>
  (path) =>
    fieldErrorAt(error, `/customers/0/${path}`);
