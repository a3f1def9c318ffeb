import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { setupQuery } from '#shared/api/get-setup.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Field } from '#shared/ui/field.tsx';
import { INPUT_LOOK } from '#shared/ui/input-look.ts';
import { PasswordInput } from '#shared/ui/password-input.tsx';
import { AccountFrame } from './account-frame.tsx';
import { useLogIn } from './api/create-session.ts';
import { formText } from './form-text.ts';
import { LoginChoice } from './single-sign-on/login-choice.tsx';

export function LoginPage() {
  const { next = '/', sso } = useSearch({ from: '/login' });
  const logIn = useLogIn(next);
  const hasProvider = useQuery(setupQuery).data?.singleSignOn != null;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    logIn.mutate({ username: formText(form, 'username'), password: formText(form, 'password') });
  };
  return (
    <AccountFrame title={messages.login.title}>
      <LoginChoice next={next} notice={sso} />
      <form onSubmit={submit} className="space-y-4">
        <Field label={messages.login.username}>
          {(input) => (
            <input
              {...input}
              name="username"
              required
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              className={INPUT_LOOK}
            />
          )}
        </Field>
        <Field label={messages.login.password}>
          {(input) => <PasswordInput {...input} name="password" required autoComplete="current-password" />}
        </Field>
        {logIn.isError && <ErrorNotice error={logIn.error} />}
        <Button
          type="submit"
          look={hasProvider ? 'secondary' : 'primary'}
          className="w-full"
          disabled={logIn.isPending}
        >
          {logIn.isPending ? messages.login.submitting : messages.login.submit}
        </Button>
        <p className="text-xs text-faint">{messages.login.forgot}</p>
      </form>
    </AccountFrame>
  );
}
