import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from '#shared/api/session.ts';
import { messages } from '#shared/messages/messages.ts';
import { Field } from '#shared/ui/field.tsx';
import { PasswordInput } from '#shared/ui/password-input.tsx';

/** Asks who is logged in for the password again. */
export function OwnPasswordField() {
  const username = useQuery(sessionQuery).data?.user.username ?? '';
  return (
    <div>
      {/* For password managers, which keep a password with its name. */}
      <input type="text" name="username" value={username} readOnly hidden autoComplete="username" />
      <Field label={messages.factors.password}>
        {(input) => (
          <PasswordInput {...input} name="password" required maxLength={1_000} autoComplete="current-password" />
        )}
      </Field>
    </div>
  );
}
