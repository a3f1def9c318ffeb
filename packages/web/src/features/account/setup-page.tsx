import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { setupQuery } from '#shared/api/session.ts';
import { messages } from '#shared/messages/messages.ts';
import { AccountFrame } from './account-frame.tsx';
import { oneTimeTokenIn } from './one-time-token.ts';
import { SetupForm } from './setup-form.tsx';
import { SetupLinkForm } from './setup-link-form.tsx';

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
