import type { CreatedToken } from '@namesake/contract';
import { DEFAULT_SCOPES, type Scope } from '@namesake/contract/scopes';
import { type FormEvent, useId, useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { Disclosure } from '#shared/ui/disclosure.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Field, INPUT_LOOK } from '#shared/ui/field.tsx';
import { useCreateToken } from './api.ts';
import { ScopePicker } from './scope-picker.tsx';

const { tokens: words, apiSettings: apiSettingsWords } = messages;
const { expiry, expiryDays } = messages.tokens;
const OPTIONS = [
  [30, expiryDays.d30],
  [90, expiryDays.d90],
  [365, expiryDays.d365],
  [730, expiryDays.d730],
] as const;

export function CreateTokenForm({ onCreated }: { readonly onCreated: (created: CreatedToken) => void }) {
  const titleId = useId();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>(DEFAULT_SCOPES);
  const [expiresInDays, setExpiresInDays] = useState(365);
  const [addresses, setAddresses] = useState('');
  const create = useCreateToken();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (scopes.length === 0) return;
    const body = { name: name.trim(), scopes, expiresInDays, addresses: addressesOf(addresses) };
    create.mutate(body, { onSuccess: onCreated });
  };
  return (
    <form onSubmit={submit} aria-labelledby={titleId} className="rounded-xl border border-line bg-surface p-4 sm:p-5">
      <h2 id={titleId} className="mb-4 text-lg font-semibold tracking-tight">
        {words.create}
      </h2>
      <div className="grid max-w-2xl gap-x-5 gap-y-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Field label={words.name} hint={words.nameHint}>
          {(input) => (
            <input
              {...input}
              value={name}
              onChange={(event) => setName(event.target.value)}
              required
              maxLength={100}
              autoComplete="off"
              placeholder={words.namePlaceholder}
              className={INPUT_LOOK}
            />
          )}
        </Field>
        <ExpirySelect value={expiresInDays} onChange={setExpiresInDays} />
        <PresetLine scopes={scopes} />
      </div>
      <Disclosure summary={messages.apiSettings.advanced} className="mt-2 max-w-2xl">
        <div className="grid gap-y-4 pt-2">
          <ScopePicker value={scopes} onChange={setScopes} />
          <AddressField value={addresses} onChange={setAddresses} />
        </div>
      </Disclosure>
      {create.isError && (
        <div className="mt-4">
          <ErrorNotice error={create.error} />
        </div>
      )}
      <Button type="submit" look="primary" className="mt-5" disabled={create.isPending}>
        {create.isPending ? words.submitting : words.submit}
      </Button>
    </form>
  );
}

/** Addresses in a text, separated by lines, commas or spaces. */
const addressesOf = (text: string): readonly string[] => text.split(/[\s,;]+/).filter((part) => part !== '');

type AddressFieldProps = { readonly value: string; readonly onChange: (text: string) => void };

/** Networks from which a token is accepted. */
function AddressField({ value, onChange }: AddressFieldProps) {
  return (
    <Field label={apiSettingsWords.addresses} hint={apiSettingsWords.addressesHint} optional className="sm:col-span-2">
      {(input) => (
        <textarea
          {...input}
          value={value}
          rows={2}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
          className={`${INPUT_LOOK} font-mono`}
        />
      )}
    </Field>
  );
}

type ExpirySelectProps = { readonly value: number; readonly onChange: (days: number) => void };

/** Lifetime of a token; one year by default. */
function ExpirySelect({ value, onChange }: ExpirySelectProps) {
  return (
    <Field label={expiry}>
      {(input) => (
        <select
          {...input}
          value={value}
          onChange={(event) => onChange(Number(event.target.value))}
          className={INPUT_LOOK}
        >
          {OPTIONS.map(([days, words]) => (
            <option key={days} value={days}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Name of the chosen set of scopes. */
function PresetLine({ scopes }: { readonly scopes: readonly Scope[] }) {
  const isPreset = scopes.length === DEFAULT_SCOPES.length && DEFAULT_SCOPES.every((scope) => scopes.includes(scope));
  return (
    <p className="text-sm text-soft sm:col-span-2">
      {apiSettingsWords.preset}:{' '}
      <strong className="text-ink">{isPreset ? apiSettingsWords.screening : apiSettingsWords.custom}</strong>.{' '}
      {isPreset ? apiSettingsWords.screeningText : apiSettingsWords.customText}
    </p>
  );
}
