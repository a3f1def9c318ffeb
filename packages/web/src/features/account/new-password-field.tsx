import { messages } from '#shared/messages/messages.ts';
import { Field } from '#shared/ui/field.tsx';
import { PasswordInput } from '#shared/ui/password-input.tsx';
import { PasswordMeter } from './password-meter.tsx';
import { MIN_PASSWORD_LENGTH } from './password-strength.ts';

type NewPasswordFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (password: string) => void;
};

/** Asks for a password that is yet to be, and hints at how good it is. */
export function NewPasswordField({ label, value, onChange }: NewPasswordFieldProps) {
  return (
    <div>
      <Field label={label} hint={messages.setup.passwordHint}>
        {(input) => (
          <PasswordInput
            {...input}
            name="new-password"
            required
            minLength={MIN_PASSWORD_LENGTH}
            maxLength={1_000}
            autoComplete="new-password"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <PasswordMeter password={value} />
    </div>
  );
}
