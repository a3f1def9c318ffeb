import type { SecondStep, Session } from '@namesake/contract';
import { type FormEvent, type RefObject, useLayoutEffect } from 'react';
import type { KnownUser } from '#shared/api/session.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Field, INPUT_LOOK } from '#shared/ui/field.tsx';
import { PasswordInput } from '#shared/ui/password-input.tsx';
import { useLogIn } from './api.ts';
import { formText } from './fields.tsx';

const { login } = messages;

type RenewFormProps = {
  readonly passwordRef: RefObject<HTMLInputElement | null>;
  readonly user: KnownUser;
  readonly onSession: (session: Session) => void;
  readonly onSecondStep: (step: SecondStep) => void;
};

/** Asks the user whose session has ended for the password. */
export function RenewForm({ passwordRef, user, onSession, onSecondStep }: RenewFormProps) {
  const renew = useLogIn({ onSession, onSecondStep });
  useLayoutEffect(() => passwordRef.current?.focus(), [passwordRef]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    renew.mutate({ username: user.username, password: formText(new FormData(event.currentTarget), 'password') });
  };
  return (
    <form onSubmit={submit} className="mt-4 space-y-4">
      <Field label={login.username}>
        {(input) => (
          <input
            {...input}
            name="username"
            readOnly
            value={user.username}
            autoComplete="username"
            className={`${INPUT_LOOK} bg-sunken!`}
          />
        )}
      </Field>
      <Field label={login.password}>
        {(input) => (
          <PasswordInput
            {...input}
            ref={passwordRef}
            name="password"
            required
            maxLength={1_000}
            autoComplete="current-password"
          />
        )}
      </Field>
      {renew.isError && <ErrorNotice error={renew.error} />}
      <Button type="submit" look="primary" className="w-full" disabled={renew.isPending}>
        {renew.isPending ? login.submitting : login.submit}
      </Button>
    </form>
  );
}
