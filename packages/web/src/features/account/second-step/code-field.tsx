import { useEffect, useRef } from 'react';
import { Field } from '#shared/ui/field.tsx';
import { INPUT_LOOK } from '#shared/ui/input-look.ts';

type CodeFieldProps = {
  readonly label: string;
  readonly hint?: string;
  /** Only digits are expected: phones show their digits. */
  readonly digits?: boolean;
  /** Has the focus as soon as it is there. */
  readonly focused?: boolean;
};

/** Takes a code of an authenticator app, or a recovery code. */
export function CodeField({ label, hint, digits = false, focused = false }: CodeFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) ref.current?.focus();
  }, [focused]);
  return (
    <Field label={label} hint={hint}>
      {(input) => (
        <input
          {...input}
          ref={ref}
          name="code"
          required
          maxLength={40}
          inputMode={digits ? 'numeric' : 'text'}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          className={`${INPUT_LOOK} font-mono tracking-widest`}
        />
      )}
    </Field>
  );
}
