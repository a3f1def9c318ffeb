import type { HoldScopeView } from '@namesake/contract';
import { type FormEvent, useState } from 'react';
import { retentionWords } from '#shared/messages/en/retention.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Field, INPUT_LOOK } from '#shared/ui/field.tsx';
import { usePlaceHold } from './api.ts';

const words = retentionWords;

type Kind = HoldScopeView['kind'];
const KINDS: readonly Kind[] = ['external_ref', 'searches', 'listing', 'period', 'all'];
const isKind = (text: string): text is Kind => KINDS.some((kind) => kind === text);

/** Labels of the fields of each kind. */
const FIELDS: Readonly<Record<Kind, readonly string[]>> = {
  external_ref: [words.refLabel],
  searches: [words.idsLabel],
  listing: [words.listingLabel],
  period: [words.fromLabel, words.toLabel],
  all: [],
};

function scopeOf(kind: Kind, [first = '', second = '']: readonly string[]): HoldScopeView {
  if (kind === 'external_ref') return { kind, externalRef: first.trim() };
  if (kind === 'listing') return { kind, listing: first.trim() };
  if (kind === 'searches') return { kind, searchIds: first.split(/\s+/).filter(Boolean) };
  if (kind === 'period') return { kind, from: `${first}T00:00:00.000Z`, to: `${second}T23:59:59.999Z` };
  return { kind };
}

/** Asks what to put on hold, why, and until when. */
export function HoldDialog({ onClose }: { readonly onClose: () => void }) {
  const [kind, setKind] = useState<Kind>('external_ref');
  const [values, setValues] = useState<readonly string[]>([]);
  const [reason, setReason] = useState('');
  const [end, setEnd] = useState('');
  const place = usePlaceHold();
  const submit = (event: FormEvent, close: () => void): void => {
    event.preventDefault();
    const endsAt = end === '' ? {} : { endsAt: `${end}T23:59:59.999Z` };
    place.mutate({ scope: scopeOf(kind, values), text: reason.trim(), ...endsAt }, { onSuccess: close });
  };
  return (
    <Dialog title={words.placeTitle} text={words.holdsText} onClose={onClose}>
      {(close) => (
        <form onSubmit={(event) => submit(event, close)} className="space-y-4">
          <Field label={words.holdWhat}>
            {(input) => (
              <select
                {...input}
                value={kind}
                onChange={({ target }) => {
                  if (isKind(target.value)) setKind(target.value);
                  setValues([]);
                }}
                className={INPUT_LOOK}
              >
                {KINDS.map((one) => (
                  <option key={one} value={one}>
                    {words.holdKinds[one]}
                  </option>
                ))}
              </select>
            )}
          </Field>
          {FIELDS[kind].map((label, index) => (
            <Field key={label} label={label} hint={kind === 'searches' ? words.idsHint : undefined}>
              {(input) => {
                const common = { ...input, required: true, value: values[index] ?? '', className: INPUT_LOOK };
                const onChange = (value: string) =>
                  setValues(FIELDS[kind].map((_, at) => (at === index ? value : (values[at] ?? ''))));
                return kind === 'searches' ? (
                  <textarea {...common} rows={3} onChange={({ target }) => onChange(target.value)} />
                ) : (
                  <input
                    {...common}
                    type={kind === 'period' ? 'date' : 'text'}
                    autoComplete="off"
                    onChange={({ target }) => onChange(target.value)}
                  />
                );
              }}
            </Field>
          ))}
          <Field label={words.reason} hint={words.reasonHint}>
            {(input) => (
              <textarea
                {...input}
                required
                rows={2}
                maxLength={500}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
                className={INPUT_LOOK}
              />
            )}
          </Field>
          <Field label={words.endLabel} hint={words.endHint}>
            {(input) => (
              <input
                {...input}
                type="date"
                value={end}
                onChange={({ target }) => setEnd(target.value)}
                className={INPUT_LOOK}
              />
            )}
          </Field>
          {place.isError && <ErrorNotice error={place.error} />}
          <div className="flex flex-wrap justify-end gap-2">
            <Button onClick={close}>{messages.cancel}</Button>
            <Button type="submit" look="primary" disabled={place.isPending}>
              {place.isPending ? words.placing : words.place}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
