import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { sessionQuery } from '#shared/api/session.ts';
import { messages } from '#shared/messages/messages.ts';
import { Field, INPUT_LOOK } from '#shared/ui/field.tsx';
import { PasswordInput } from '#shared/ui/password-input.tsx';

/** Minimum password length in characters; only the server judges its strength. */
const MIN_LENGTH = 12;

/** A text field of a submitted form; empty if there is none. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

type CodeFieldProps = {
  readonly label: string;
  readonly hint?: string;
  /** Only digits are expected: phones show a numeric keyboard. */
  readonly digits?: boolean;
  /** Receives the focus on mount. */
  readonly focused?: boolean;
};

/** Input for a code of an authenticator app, or a recovery code. */
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

type NewPasswordFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (password: string) => void;
};

/** Input for a new password, which counts the missing characters. */
export function NewPasswordField({ label, value, onChange }: NewPasswordFieldProps) {
  const missing = MIN_LENGTH - [...value].length;
  return (
    <div>
      <Field label={label} hint={messages.setup.passwordHint}>
        {(input) => (
          <PasswordInput
            {...input}
            name="new-password"
            required
            minLength={MIN_LENGTH}
            maxLength={1_000}
            autoComplete="new-password"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <p role="status" aria-label={messages.setup.lengthLabel} className="mt-1 min-h-4 text-xs text-soft">
        {value !== '' && missing > 0 && messages.setup.missing(missing)}
      </p>
    </div>
  );
}

/** Asks the logged-in user for the password again. */
export function OwnPasswordField() {
  const username = useQuery(sessionQuery).data?.user.username ?? '';
  return (
    <div>
      {/* For password managers, which store a password with its user name. */}
      <input type="text" name="username" value={username} readOnly hidden autoComplete="username" />
      <Field label={messages.factors.password}>
        {(input) => (
          <PasswordInput {...input} name="password" required maxLength={1_000} autoComplete="current-password" />
        )}
      </Field>
    </div>
  );
}
