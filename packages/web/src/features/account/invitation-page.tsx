import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { messages } from '#shared/messages/messages.ts';
import { AccountFrame } from './account-frame.tsx';
import { InvitationForm } from './invitation-form.tsx';
import { oneTimeTokenIn, userNameIn } from './one-time-token.ts';

const { invitation: words } = messages;

/** Behind the link of an invitation. Browsers never send the fragment with its token; the page removes it at once. */
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
