import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useEffect, useState } from 'react';
import { setupQuery } from '#shared/api/session.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { ErrorNotice } from '#shared/ui/error-notice.tsx';
import { Field, INPUT_LOOK } from '#shared/ui/field.tsx';
import { oneTimeTokenIn } from '../address.ts';
import { useCompleteSetup } from '../api.ts';
import { formText, NewPasswordField } from '../fields.tsx';
import { AccountFrame } from './account-frame.tsx';

/** First run. The token is in the fragment, which browsers never send, and is removed from the address at once. */
export function SetupPage() {
  const [token, setToken] = useState(() => oneTimeTokenIn(window.location.hash));
  const setup = useQuery(setupQuery);
  useEffect(() => {
    if (window.location.hash !== '') window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);

  if (setup.data?.needed === false) {
    return (
      <AccountFrame title={messages.setup.doneTitle}>
        <p className="text-soft">{messages.setup.doneText}</p>
        <Link to="/login" className="link mt-3 inline-block">
          {messages.setup.toLogin}
        </Link>
      </AccountFrame>
    );
  }
  return token === undefined ? (
    <AccountFrame title={messages.setup.linkTitle}>
      <SetupLinkForm onToken={setToken} />
    </AccountFrame>
  ) : (
    <AccountFrame title={messages.setup.title}>
      <SetupForm oneTimeToken={token} />
    </AccountFrame>
  );
}

/** For users who opened /setup without the link: explains where it is, and accepts it pasted. */
function SetupLinkForm({ onToken }: { readonly onToken: (token: string) => void }) {
  const [wrong, setWrong] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const token = oneTimeTokenIn(formText(new FormData(event.currentTarget), 'link'));
    setWrong(token === undefined);
    if (token !== undefined) onToken(token);
  };
  return (
    <form onSubmit={submit} className="space-y-4">
      <p className="text-soft">{messages.setup.linkText}</p>
      <Field label={messages.setup.linkLabel} error={wrong ? messages.setup.linkWrong : undefined}>
        {(input) => <input {...input} name="link" required autoComplete="off" className={INPUT_LOOK} />}
      </Field>
      <Button type="submit" look="primary" className="w-full">
        {messages.setup.linkSubmit}
      </Button>
    </form>
  );
}

function SetupForm({ oneTimeToken }: { readonly oneTimeToken: string }) {
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
      <NewPasswordField label={messages.setup.password} value={password} onChange={setPassword} />
      {complete.isError && <ErrorNotice error={complete.error} />}
      <Button type="submit" look="primary" className="w-full" disabled={complete.isPending}>
        {complete.isPending ? messages.setup.submitting : messages.setup.submit}
      </Button>
    </form>
  );
}
