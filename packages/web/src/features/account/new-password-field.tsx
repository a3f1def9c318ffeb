import { messages } from '#shared/messages/messages.ts';
import { Field } from '#shared/ui/field.tsx';
import { PasswordInput } from '#shared/ui/password-input.tsx';

/** Shortest password the server takes, in characters; how easy it is to guess, only the server says. */
const MIN_LENGTH = 12;

type NewPasswordFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (password: string) => void;
};

/** Asks for a new password, and counts the characters that are missing. */
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
