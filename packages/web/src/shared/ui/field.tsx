import { type ReactNode, useId } from 'react';
import { messages } from '#shared/messages/messages.ts';

/** Shared look of inputs, selects and text areas. */
export const INPUT_LOOK =
  'block w-full min-h-9 rounded-md border border-edge bg-surface px-2.5 py-1.5 text-base text-ink ' +
  'hover:border-soft aria-invalid:border-review disabled:bg-sunken disabled:text-faint';

type FieldProps = {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly optional?: boolean;
  readonly className?: string;
  /** Receives the attributes that tie the input to its label, hint and error. */
  readonly children: (input: {
    readonly id: string;
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-invalid': true | undefined;
  }) => ReactNode;
};

/** A label, an input, and the hint or error below it. */
export function Field({ label, hint, error, optional = false, className, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const hasNote = error !== undefined || hint !== undefined;
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-sm font-medium text-soft">
        {label}
        {optional && <span className="font-normal text-faint"> · {messages.optional}</span>}
      </label>
      {children({
        id,
        'aria-describedby': hasNote ? noteId : undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {hasNote && (
        <p id={noteId} className={`mt-1 text-xs ${error === undefined ? 'text-faint' : 'font-semibold text-review'}`}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}
