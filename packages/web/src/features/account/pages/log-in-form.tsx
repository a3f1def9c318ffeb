import type { SecondStep, Session } from '@namesake/contract';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { setupQuery } from '#shared/api/session.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Field, INPUT_LOOK } from '#shared/ui/field.tsx';
import { PasswordInput } from '#shared/ui/password-input.tsx';
import { useLogIn } from '../api.ts';
import { formText } from '../fields.tsx';

const { login: words } = messages;

type LogInFormProps = {
  readonly onSession: (session: Session) => Promise<void> | void;
  readonly onSecondStep: (step: SecondStep) => void;
};

/** Asks for name and password. */
export function LogInForm(props: LogInFormProps) {
  const logIn = useLogIn(props);
  const hasProvider = useQuery(setupQuery).data?.singleSignOn != null;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    logIn.mutate({ username: formText(form, 'username'), password: formText(form, 'password') });
  };
  return (
    <form onSubmit={submit} className="space-y-4">
      <Field label={words.username}>
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
      <Field label={words.password}>
        {(input) => <PasswordInput {...input} name="password" required autoComplete="current-password" />}
      </Field>
      {logIn.isError && <ErrorNotice error={logIn.error} />}
      <Button type="submit" look={hasProvider ? 'secondary' : 'primary'} className="w-full" disabled={logIn.isPending}>
        {logIn.isPending ? words.submitting : words.submit}
      </Button>
      <p className="text-xs text-faint">{words.forgot}</p>
    </form>
  );
}
