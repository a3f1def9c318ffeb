import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Button } from './button.tsx';
import { ErrorNotice } from './error-notice.tsx';
import { Field, INPUT_LOOK } from './field.tsx';

const { listPage: words } = messages;

type ReasonFormProps = {
  readonly label: string;
  readonly submit: string;
  readonly submitting: string;
  /** The mutation and its state. */
  readonly deed: { readonly isPending: boolean; readonly isError: boolean; readonly error: unknown };
  readonly onSubmit: (reason: string) => void;
  readonly onCancel?: () => void;
  /** Choices besides the reason. */
  readonly children?: ReactNode;
};

/** Asks for the reason of an action, for the audit log. */
export function ReasonForm({ label, submit, submitting, deed, onSubmit, onCancel, children }: ReasonFormProps) {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const labelId = useId();
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(reason.trim() === '');
    if (reason.trim() !== '') onSubmit(reason.trim());
  };
  return (
    <form onSubmit={send} aria-labelledby={labelId} className="mt-3 max-w-xl space-y-3">
      <span id={labelId} className="sr-only">
        {label}
      </span>
      {children}
      <Field label={words.reason} hint={words.reasonHint} error={missing ? words.reasonMissing : undefined}>
        {(input) => (
          <textarea
            {...input}
            value={reason}
            rows={2}
            maxLength={500}
            onChange={(event) => setReason(event.target.value)}
            className={INPUT_LOOK}
          />
        )}
      </Field>
      {deed.isError && <ErrorNotice error={deed.error} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" disabled={deed.isPending}>
          {deed.isPending ? submitting : submit}
        </Button>
        {onCancel !== undefined && <Button onClick={onCancel}>{messages.cancel}</Button>}
      </div>
    </form>
  );
}
