import { type FormEvent, useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Field } from '#shared/ui/field.tsx';
import { INPUT_LOOK } from '#shared/ui/input-look.ts';
import { PasswordInput } from '#shared/ui/password-input.tsx';
import { useCompleteSetup } from './api/complete-setup.ts';
import { formText } from './form-text.ts';
import { PasswordMeter } from './password-meter.tsx';
import { MIN_PASSWORD_LENGTH } from './password-strength.ts';

export function SetupForm({ oneTimeToken }: { readonly oneTimeToken: string }) {
  const [password, setPassword] = useState('');
  const complete = useCompleteSetup();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    complete.mutate({ oneTimeToken, username: formText(new FormData(event.currentTarget), 'username'), password });
  };
  return (
    <form onSubmit={submit} className="space-y-4">
      <p className="text-sm text-soft">{messages.setup.intro}</p>
      <Field label={messages.setup.username}>
        {(input) => (
          <input
            {...input}
            name="username"
            required
            maxLength={200}
            defaultValue="admin"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            className={INPUT_LOOK}
          />
        )}
      </Field>
      <div>
        <Field label={messages.setup.password} hint={messages.setup.passwordHint}>
          {(input) => (
            <PasswordInput
              {...input}
              name="password"
              required
              minLength={MIN_PASSWORD_LENGTH}
              maxLength={1_000}
              autoComplete="new-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
        <PasswordMeter password={password} />
      </div>
      {complete.isError && <ErrorNotice error={complete.error} />}
      <Button type="submit" look="primary" className="w-full" disabled={complete.isPending}>
        {complete.isPending ? messages.setup.submitting : messages.setup.submit}
      </Button>
    </form>
  );
}
