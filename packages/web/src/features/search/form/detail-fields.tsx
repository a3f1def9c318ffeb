import { usePolicies } from '#shared/api/shared-queries.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { CountriesField } from '#shared/ui/countries-field.tsx';
import { Field, INPUT_LOOK } from '#shared/ui/field.tsx';
import { GenderField } from '#shared/ui/gender-field.tsx';
import { IdentifierFields } from '#shared/ui/identifier-fields.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { DEFAULT_POLICY, EMPTY_DRAFT, type FieldErrors, type SearchDraft } from '../draft.ts';

const { search, entityTypes } = messages;
const TYPES = [
  ['any', search.anyType],
  ['person', entityTypes.person],
  ['organization', entityTypes.organization],
  ['vessel', entityTypes.vessel],
  ['aircraft', entityTypes.aircraft],
  ['wallet', entityTypes.wallet],
] as const;

type DetailFieldsProps = {
  readonly draft: SearchDraft;
  readonly errors: FieldErrors;
  readonly onChange: (draft: SearchDraft) => void;
};

/** Further facts about the party. */
export function DetailFields({ draft, errors, onChange }: DetailFieldsProps) {
  const set = (changes: Partial<SearchDraft>) => onChange({ ...draft, ...changes });
  return (
    <fieldset className="mt-1 rounded-xl border border-line bg-surface px-4 pt-3 pb-4">
      <legend className="sr-only">{search.details}</legend>
      <p className="mb-3 text-xs text-faint">{search.detailsHint}</p>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        <SelectField label={search.type} options={TYPES} value={draft.type} onChange={(type) => set({ type })} />
        <Field label={search.birthDate} hint={search.birthDateHint} error={errors.birthDate}>
          {(input) => (
            <input
              {...input}
              value={draft.birthDate}
              onChange={(event) => set({ birthDate: event.target.value })}
              maxLength={60}
              className={INPUT_LOOK}
            />
          )}
        </Field>
        <GenderField value={draft.gender} onChange={(gender) => set({ gender })} />
        <CountriesField value={draft.countries} onChange={(countries) => set({ countries })} />
        <IdentifierFields
          identifier={{ type: draft.identifierType, value: draft.identifier }}
          error={errors.identifiers}
          onChange={({ type, value }) => set({ identifierType: type, identifier: value })}
        />
        <Field label={search.externalRef} hint={search.externalRefHint} error={errors.externalRef}>
          {(input) => (
            <input
              {...input}
              value={draft.externalRef}
              onChange={(event) => set({ externalRef: event.target.value })}
              maxLength={200}
              autoComplete="off"
              spellCheck={false}
              className={INPUT_LOOK}
            />
          )}
        </Field>
        <PolicyField draft={draft} onChange={set} />
        <ThresholdField
          value={draft.threshold}
          from={draft.policy.threshold}
          onChange={(threshold) => set({ threshold })}
        />
        <div className="flex flex-col items-start justify-between gap-2">
          <label className="mt-6 inline-flex min-h-9 items-center gap-2 text-sm">
            <input
              type="checkbox"
              className="size-4"
              checked={draft.includeDelisted}
              onChange={(event) => set({ includeDelisted: event.target.checked })}
            />
            {search.includeDelisted}
          </label>
          <Button look="quiet" size="small" onClick={() => onChange({ ...EMPTY_DRAFT, searchText: draft.searchText })}>
            {search.reset}
          </Button>
        </div>
      </div>
    </fieldset>
  );
}

type Changes = Pick<SearchDraft, 'policy' | 'threshold'>;

type PolicyFieldProps = { readonly draft: Changes; readonly onChange: (changes: Changes) => void };

/** Selects a policy and its threshold; nothing if there is only the default. */
function PolicyField({ draft, onChange }: PolicyFieldProps) {
  const known = usePolicies().data?.items.map(({ name, value }) => ({ name, threshold: value.threshold })) ?? [];
  const others = known.filter(({ name }) => name !== DEFAULT_POLICY.name);
  if (others.length === 0 && draft.policy.name === DEFAULT_POLICY.name) return null;
  const policies = [DEFAULT_POLICY, ...others];
  // A deleted policy stays selected until the user selects another: the search reports it.
  const all = policies.some(({ name }) => name === draft.policy.name) ? policies : [...policies, draft.policy];
  const choose = (chosen: string) => {
    const policy = all.find(({ name }) => name === chosen);
    if (policy !== undefined) onChange({ policy, threshold: policy.threshold });
  };
  return (
    <SelectField
      label={messages.search.policy}
      options={all.map(({ name }) => [name, name] as const)}
      value={draft.policy.name}
      onChange={choose}
    />
  );
}

type ThresholdFieldProps = {
  readonly value: number;
  /** The policy's own threshold: above it, a search is restricted. */
  readonly from: number;
  readonly onChange: (value: number) => void;
};

/** Minimum name score of displayed parties. */
function ThresholdField({ value, from, onChange }: ThresholdFieldProps) {
  return (
    <Field label={messages.search.threshold} hint={messages.search.thresholdHint(from)}>
      {(input) => (
        <div className="flex min-h-9 items-center gap-3">
          <input
            {...input}
            type="range"
            min={50}
            max={100}
            value={value}
            onChange={(event) => onChange(event.target.valueAsNumber)}
            className="h-6 min-w-0 flex-1"
          />
          <output htmlFor={input.id} className="w-8 text-end font-semibold">
            {value}
          </output>
        </div>
      )}
    </Field>
  );
}
