import { Link } from '@tanstack/react-router';
import { type FormEvent, useEffect, useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Field, INPUT_LOOK } from '#shared/ui/field.tsx';
import { oneTimeTokenIn, userNameIn } from '../address.ts';
import { useAcceptInvitation } from '../api.ts';
import { NewPasswordField } from '../fields.tsx';
import { AccountFrame } from './account-frame.tsx';

const { invitation: words } = messages;

/** The page behind an invitation link. Browsers never send the fragment with its token; the page removes it at once. */
export function InvitationPage() {
  const [{ token, name }] = useState(() => ({
    token: oneTimeTokenIn(window.location.hash),
    name: userNameIn(window.location.hash),
  }));
  useEffect(() => {
    if (window.location.hash !== '') window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
  if (token === undefined) {
    return (
      <AccountFrame title={words.missingTitle}>
        <p className="text-soft">{words.missingText}</p>
        <Link to="/login" className="link mt-3 inline-block">
          {words.toLogin}
        </Link>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={words.title}>
      <InvitationForm oneTimeToken={token} name={name} />
    </AccountFrame>
  );
}

type InvitationFormProps = { readonly oneTimeToken: string; readonly name: string };

/** Asks for the password of the new account. The administrator chose the name; password managers store both. */
function InvitationForm({ oneTimeToken, name }: InvitationFormProps) {
  const [password, setPassword] = useState('');
  const accept = useAcceptInvitation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    accept.mutate({ oneTimeToken, password });
  };
  return (
    <form onSubmit={submit} className="space-y-4">
      <p className="text-sm text-soft">{words.intro}</p>
      <Field label={messages.login.username}>
        {(input) => (
          <input
            {...input}
            name="username"
            readOnly
            value={name}
            autoComplete="username"
            className={`${INPUT_LOOK} bg-sunken!`}
          />
        )}
      </Field>
      <NewPasswordField label={messages.login.password} value={password} onChange={setPassword} />
      {accept.isError && <ErrorNotice error={accept.error} />}
      <Button type="submit" look="primary" className="w-full" disabled={accept.isPending}>
        {accept.isPending ? words.submitting : words.submit}
      </Button>
    </form>
  );
}
