import { messages } from '#shared/messages/messages.ts';
import { CountriesField } from '#shared/ui/countries-field.tsx';
import { Field, INPUT_LOOK } from '#shared/ui/field.tsx';
import { GenderField } from '#shared/ui/gender-field.tsx';
import { IdentifierFields } from '#shared/ui/identifier-fields.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { type ErrorOf, keptOf, type PartyDraft } from './customer-draft.ts';

const { customers, search, entityTypes } = messages;
const { form: words } = customers;
const TYPES = [
  ['any', search.anyType],
  ['person', entityTypes.person],
  ['organization', entityTypes.organization],
  ['vessel', entityTypes.vessel],
  ['aircraft', entityTypes.aircraft],
  ['wallet', entityTypes.wallet],
] as const;

/** Limit from the contract. */
const MAX_IDENTIFIERS = 50;
const NO_IDENTIFIER = { type: '', value: '' } as const;

type PartyFieldsProps = {
  readonly party: PartyDraft;
  /** Errors of this party's members. */
  readonly errorOf: ErrorOf;
  readonly onChange: (party: PartyDraft) => void;
};

/** Fields of a party. */
export function PartyFields({ party, errorOf, onChange }: PartyFieldsProps) {
  const set = (changes: Partial<PartyDraft>) => onChange({ ...party, ...changes });
  const kept = keptOf(party.kept);
  // Always one more row, until no further number is accepted.
  const identifiers = [...party.identifiers, NO_IDENTIFIER].slice(0, MAX_IDENTIFIERS);
  const sentBefore = (at: number) => identifiers.slice(0, at).filter(({ value }) => value.trim() !== '').length;
  return (
    <>
      <Field label={words.name} error={errorOf('searchText')}>
        {(input) => (
          <input
            {...input}
            required
            value={party.name}
            onChange={(event) => set({ name: event.target.value })}
            maxLength={1_000}
            autoComplete="off"
            spellCheck={false}
            dir="auto"
            className={INPUT_LOOK}
          />
        )}
      </Field>
      <Field label={words.otherNames} hint={words.otherNamesHint} error={errorOf('aliases')} optional>
        {(input) => (
          <textarea
            {...input}
            value={party.otherNames}
            onChange={(event) => set({ otherNames: event.target.value })}
            rows={1}
            autoComplete="off"
            spellCheck={false}
            dir="auto"
            className={INPUT_LOOK}
          />
        )}
      </Field>
      <SelectField label={search.type} options={TYPES} value={party.type} onChange={(type) => set({ type })} />
      <Field label={search.birthDate} hint={search.birthDateHint} error={errorOf('birthDate')} optional>
        {(input) => (
          <input
            {...input}
            value={party.birthDate}
            onChange={(event) => set({ birthDate: event.target.value })}
            maxLength={60}
            autoComplete="off"
            className={INPUT_LOOK}
          />
        )}
      </Field>
      <GenderField value={party.gender} onChange={(gender) => set({ gender })} />
      <CountriesField value={party.countries} onChange={(countries) => set({ countries })} />
      {identifiers.map((identifier, at) => (
        <IdentifierFields
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are neither moved nor removed.
          key={at}
          identifier={identifier}
          number={at + 1}
          // Rows without a value are not sent.
          error={identifier.value.trim() === '' ? undefined : errorOf(`identifiers/${sentBefore(at)}`)}
          onChange={(changed) => set({ identifiers: party.identifiers.toSpliced(at, 1, changed) })}
        />
      ))}
      {kept.length > 0 && <p className="self-end text-xs text-faint">{words.kept(kept.join(', '))}</p>}
    </>
  );
}
