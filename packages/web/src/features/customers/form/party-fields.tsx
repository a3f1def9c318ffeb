import { messages } from '#shared/messages/messages.ts';
import { CountriesField } from '#shared/ui/countries-field.tsx';
import { Field, INPUT_LOOK } from '#shared/ui/field.tsx';
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
      <CountriesField value={party.countries} onChange={(countries) => set({ countries })} />
      {kept.length > 0 && <p className="self-end text-xs text-faint">{words.kept(kept.join(', '))}</p>}
    </>
  );
}
