import { type FormEvent, useRef } from 'react';
import type { KnownUser } from '#shared/api/known-user.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Field } from '#shared/ui/field.tsx';
import { INPUT_LOOK } from '#shared/ui/input-look.ts';
import { PasswordInput } from '#shared/ui/password-input.tsx';
import { useRenewSession } from './api/renew-session.ts';
import { formText } from './form-text.ts';
import { EndedDialog } from './session/ended-dialog.tsx';

const { login } = messages;

/** Asks for the password on top of the page, which keeps its state. */
export function LogInAgain({ user }: { readonly user: KnownUser }) {
  const passwordRef = useRef<HTMLInputElement>(null);
  const renew = useRenewSession();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    renew.mutate({ username: user.username, password: formText(new FormData(event.currentTarget), 'password') });
  };
  return (
    <EndedDialog focusRef={passwordRef}>
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
    </EndedDialog>
  );
}
