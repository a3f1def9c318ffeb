import type { ErasureSelection } from '@namesake/contract';
import { type FormEvent, useState } from 'react';
import { retentionWords } from '#shared/messages/en/retention.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Field, INPUT_LOOK } from '#shared/ui/field.tsx';

const words = retentionWords;

type Kind = ErasureSelection['kind'];
const KINDS: readonly Kind[] = ['external_ref', 'text', 'searches'];
const isKind = (text: string): text is Kind => KINDS.some((kind) => kind === text);
const LABELS: Readonly<Record<Kind, string>> = {
  external_ref: words.refLabel,
  text: words.textLabel,
  searches: words.idsLabel,
};
const HINTS: Readonly<Record<Kind, string | undefined>> = {
  external_ref: undefined,
  text: words.textHint,
  searches: words.idsHint,
};

function selectionOf(kind: Kind, value: string): ErasureSelection {
  if (kind === 'external_ref') return { kind, externalRef: value.trim() };
  if (kind === 'text') return { kind, text: value.trim() };
  return { kind, searchIds: value.split(/\s+/).filter(Boolean) };
}

type FindFormProps = {
  readonly deed: { readonly isPending: boolean; readonly isError: boolean; readonly error: unknown };
  readonly foundNone: boolean;
  /** Number of lookbacks for the text. */
  readonly lookbacks: number;
  readonly batches: number;
  readonly onFind: (selection: ErasureSelection) => void;
  readonly onCancel: () => void;
};

/** Asks whose records to find. */
export function FindForm({ deed, foundNone, lookbacks, batches, onFind, onCancel }: FindFormProps) {
  const [kind, setKind] = useState<Kind>('external_ref');
  const [value, setValue] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onFind(selectionOf(kind, value));
  };
  return (
    <form onSubmit={submit} className="space-y-4">
      <Field label={words.eraseBy}>
        {(input) => (
          <select
            {...input}
            value={kind}
            onChange={({ target }) => isKind(target.value) && setKind(target.value)}
            className={INPUT_LOOK}
          >
            {KINDS.map((one) => (
              <option key={one} value={one}>
                {words.byKinds[one]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={LABELS[kind]} hint={HINTS[kind]}>
        {(input) => (
          <textarea
            {...input}
            required
            rows={kind === 'searches' ? 4 : 1}
            value={value}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setValue(target.value)}
            className={INPUT_LOOK}
          />
        )}
      </Field>
      {foundNone && (
        <p role="status">
          {words.foundNone} {lookbacks > 0 && words.onlyLookbacks(lookbacks)}{' '}
          {batches > 0 && words.onlyBatches(batches)}
        </p>
      )}
      {deed.isError && <ErrorNotice error={deed.error} />}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>{messages.cancel}</Button>
        <Button type="submit" look="primary" disabled={deed.isPending}>
          {deed.isPending ? words.finding : words.find}
        </Button>
      </div>
    </form>
  );
}
