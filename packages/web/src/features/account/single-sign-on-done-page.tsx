import { Link } from '@tanstack/react-router';
import { messages } from '#shared/messages/messages.ts';
import { AccountFrame } from './account-frame.tsx';

const { singleSignOn: words } = messages;

/** Where a log-in in a new tab leads: the page that it was for is in the other tab. */
export function SingleSignOnDonePage() {
  return (
    <AccountFrame title={words.doneTitle}>
      <p className="text-soft">{words.doneText}</p>
      <Link to="/" className="link mt-3 inline-block">
        {words.doneLink}
      </Link>
    </AccountFrame>
  );
}
