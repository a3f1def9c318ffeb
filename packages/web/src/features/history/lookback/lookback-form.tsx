import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { FilterTime } from '#shared/filters/filter-form.tsx';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { CountriesField } from '#shared/ui/countries-field.tsx';
import { Disclosure } from '#shared/ui/disclosure.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Field, INPUT_LOOK } from '#shared/ui/field.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { useAskLookback } from '../api.ts';
import { EMPTY_DRAFT, type LookbackDraft, requestOf } from './lookback-draft.ts';

const { lookbacks: words, history, search, entityTypes } = messages;
const TYPES = [
  ['unknown', words.anyType],
  ['person', entityTypes.person],
  ['organization', entityTypes.organization],
  ['vessel', entityTypes.vessel],
  ['aircraft', entityTypes.aircraft],
  ['wallet', entityTypes.wallet],
] as const;

type FieldsProps = { readonly draft: LookbackDraft; readonly set: (changes: Partial<LookbackDraft>) => void };

/** Asks whether a party, described or listed, was ever screened. */
export function LookbackForm({ party }: { readonly party: string | undefined }) {
  const navigate = useNavigate();
  const ask = useAskLookback();
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const set = (changes: Partial<LookbackDraft>) => setDraft({ ...draft, ...changes });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const opened = { onSuccess: ({ id }: { readonly id: string }) => open(id) };
    ask.mutate(requestOf(draft, party), opened);
  };
  const open = (lookback: string) => void navigate({ to: '/history/lookbacks/$lookback', params: { lookback } });
  return (
    <form
      onSubmit={submit}
      aria-label={words.form}
      className="space-y-3 rounded-xl border border-line bg-surface px-4 py-3.5"
    >
      {party === undefined ? <PartyFields draft={draft} set={set} /> : <ListedParty party={party} />}
      <Disclosure summary={words.more}>
        <TimeFields draft={draft} set={set} />
      </Disclosure>
      {ask.isError && <ErrorNotice error={ask.error} />}
      <Button
        type="submit"
        look="primary"
        disabled={ask.isPending || (party === undefined && draft.name.trim() === '')}
      >
        {ask.isPending ? words.asking : words.ask}
      </Button>
    </form>
  );
}

function ListedParty({ party }: { readonly party: string }) {
  return (
    <p>
      {words.party} <code className="font-mono text-sm break-all">{party}</code>
      <span className="block text-xs text-faint">{words.partyHint}</span>
      <Link to="/history/lookbacks" search={{}} className="link inline-flex min-h-7 items-center text-sm">
        {words.describe}
      </Link>
    </p>
  );
}

function PartyFields({ draft, set }: FieldsProps) {
  return (
    <div className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
      <Field label={words.name}>
        {(input) => (
          <input
            {...input}
            value={draft.name}
            onChange={(event) => set({ name: event.target.value })}
            maxLength={1_000}
            autoComplete="off"
            spellCheck={false}
            dir="auto"
            className={INPUT_LOOK}
          />
        )}
      </Field>
      <Field label={words.otherNames} hint={words.otherNamesHint} optional>
        {(input) => (
          <textarea
            {...input}
            value={draft.otherNames}
            onChange={(event) => set({ otherNames: event.target.value })}
            rows={1}
            autoComplete="off"
            spellCheck={false}
            dir="auto"
            className={INPUT_LOOK}
          />
        )}
      </Field>
      <SelectField label={search.type} options={TYPES} value={draft.type} onChange={(type) => set({ type })} />
      <Field label={search.birthDate} hint={search.birthDateHint} optional>
        {(input) => (
          <input
            {...input}
            value={draft.birthDate}
            onChange={(event) => set({ birthDate: event.target.value })}
            maxLength={60}
            autoComplete="off"
            className={INPUT_LOOK}
          />
        )}
      </Field>
      <CountriesField value={draft.countries} onChange={(countries) => set({ countries })} />
    </div>
  );
}

function TimeFields({ draft, set }: FieldsProps) {
  return (
    <div className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
      <FilterTime label={history.from} value={draft.from} onChange={(from) => set({ from })} />
      <FilterTime label={history.to} value={draft.to} onChange={(to) => set({ to })} />
      <Field label={words.reason} hint={words.reasonHint} optional className="sm:col-span-2">
        {(input) => (
          <input
            {...input}
            value={draft.reason}
            onChange={(event) => set({ reason: event.target.value })}
            maxLength={500}
            className={INPUT_LOOK}
          />
        )}
      </Field>
    </div>
  );
}
