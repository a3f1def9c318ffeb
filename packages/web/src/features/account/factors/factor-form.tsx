import type { FormEvent, ReactNode } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';

type FactorFormProps = {
  readonly submit: string;
  readonly submitting: string;
  /** The mutation and its state. */
  readonly deed: { readonly isPending: boolean; readonly isError: boolean; readonly error: unknown };
  /** Custom error message; by default the API's words. */
  readonly failure?: (error: unknown) => ReactNode;
  readonly onSubmit: (form: FormData) => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
};

/** A form in a dialog about factors: fields, error, and two buttons. */
export function FactorForm(props: FactorFormProps) {
  const { submit, submitting, deed, failure, onSubmit, onCancel, children } = props;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
  };
  return (
    <form onSubmit={send} className="space-y-4">
      {children}
      {deed.isError && (failure?.(deed.error) ?? <ErrorNotice error={deed.error} />)}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>{messages.cancel}</Button>
        <Button type="submit" look="primary" disabled={deed.isPending}>
          {deed.isPending ? submitting : submit}
        </Button>
      </div>
    </form>
  );
}
