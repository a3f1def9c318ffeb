import type { CustomerData, CustomerView } from '@namesake/contract';
import type { ScreenedParty } from '#shared/customers/party-facts.ts';
import { messages } from '#shared/messages/messages.ts';
import { fieldErrorAt } from '#shared/ui/field-errors.ts';
import type { ChosenGender } from '#shared/ui/gender-field.tsx';
import type { TypedIdentifier } from '#shared/ui/identifier-fields.tsx';

/** Members without a form field, kept unchanged. */
type Kept = Partial<Pick<ScreenedParty, 'addresses'>>;

/** An identifier as typed, with the issuer that the form does not show. */
type IdentifierDraft = TypedIdentifier & Pick<ScreenedParty['identifiers'][number], 'country'>;

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
  readonly identifiers: readonly IdentifierDraft[];
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
      identifiers: identifiers.map(({ type = '' as const, ...others }) => ({ ...others, type })),
      kept: { addresses },
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
  const { addresses = [] } = kept;
  const numbers = identifiers
    .map(({ type: kind, value, ...issuer }) => ({
      ...(kind === '' ? {} : { type: kind }),
      value: value.trim(),
      ...issuer,
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

const { keptNames } = messages.customers.form;

/** Members of a party that are saved although the form does not show them. */
export const keptOf = ({ addresses = [] }: Kept): readonly string[] =>
  addresses.length === 0 ? [] : [keptNames.addresses];

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
