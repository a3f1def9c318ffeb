import type { CustomerData } from '@namesake/contract';
import { type FormEvent, type ReactNode, useState } from 'react';
import { GROUP } from '#shared/customers/customer.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Field, INPUT_LOOK } from '#shared/ui/field.tsx';
import { type CustomerDraft, errorsOf, keptBeside, requestOf } from './customer-draft.ts';
import { PartyFields } from './party-fields.tsx';
import { RelatedFields } from './related-fields.tsx';

const { customers } = messages;
const { form: words } = customers;

type CustomerFormProps = {
  readonly title: string;
  readonly initial: CustomerDraft;
  /** Whether the customer exists: its reference is then fixed. */
  readonly isKnown: boolean;
  readonly submit: string;
  /** The mutation and its state. */
  readonly deed: { readonly isPending: boolean; readonly isError: boolean; readonly error: unknown };
  readonly onSubmit: (customer: CustomerData) => void;
  readonly onCancel: () => void;
  /** Shown before the buttons. */
  readonly children?: ReactNode;
};

/** A customer and its related parties. */
export function CustomerForm(props: CustomerFormProps) {
  const { title, initial, isKnown, submit, deed, onSubmit, onCancel, children } = props;
  const [draft, setDraft] = useState(initial);
  const errorOf = errorsOf(deed.error);
  const kept = keptBeside(draft);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(requestOf(draft));
  };
  return (
    <form
      onSubmit={send}
      aria-label={title}
      className="max-w-4xl space-y-4 rounded-xl border border-line bg-surface px-4 py-3.5"
    >
      <div className="grid gap-x-5 gap-y-3 sm:grid-cols-2">
        {!isKnown && (
          <Field label={words.reference} hint={words.referenceHint} error={errorOf('externalRef')}>
            {(input) => (
              <input
                {...input}
                required
                value={draft.externalRef}
                onChange={({ target }) => setDraft({ ...draft, externalRef: target.value })}
                maxLength={200}
                autoComplete="off"
                spellCheck={false}
                className={INPUT_LOOK}
              />
            )}
          </Field>
        )}
        <Field label={customers.group} hint={customers.groupHint} error={errorOf('group')}>
          {(input) => (
            <input
              {...input}
              required
              pattern={GROUP}
              title={customers.groupHint}
              value={draft.group}
              onChange={({ target }) => setDraft({ ...draft, group: target.value })}
              autoComplete="off"
              spellCheck={false}
              className={INPUT_LOOK}
            />
          )}
        </Field>
        <PartyFields party={draft.main} errorOf={errorOf} onChange={(main) => setDraft({ ...draft, main })} />
      </div>
      <RelatedFields draft={draft} errorOf={errorOf} onChange={setDraft} />
      {kept.length > 0 && <p className="text-xs text-faint">{words.kept(kept.join(', '))}</p>}
      {deed.isError && <ErrorNotice error={deed.error} />}
      {children}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" disabled={deed.isPending}>
          {deed.isPending ? words.saving : submit}
        </Button>
        <Button onClick={onCancel}>{messages.cancel}</Button>
      </div>
    </form>
  );
}
